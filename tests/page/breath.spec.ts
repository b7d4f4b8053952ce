/** Liberties as ink: where it is seen, and what of it moves. */

import { capture, GRID } from "./both/breath.ts";
import { expect, test } from "./shared-page.ts";
import { colourAt, isRed, openGame, spotOf, stoneIn, visit } from "./stage.ts";

test("a replay shows the stone that takes only from its sentence on, and no mark of the last play under the ink", async ({
  page,
}) => {
  // Frames pass when the test says so, however long a picture takes.
  await page.clock.install();
  await visit(page);
  await openGame(page, GRID);
  await capture(page);
  const [stone, middle] = [await spotOf(page, 4.3, 5), await spotOf(page, 4, 5)];
  await page.clock.pauseAt(Date.now() + 5000);
  await page.keyboard.press("y");
  // The part that explains is fetched, which takes its time.
  await expect(page.locator("#why")).toBeVisible();
  const seen = async () => [
    stoneIn(await colourAt(page, stone)),
    isRed(await colourAt(page, middle)),
  ];
  await page.clock.runFor(400);
  expect(await seen()).toEqual(["neither", false]);
  await page.clock.runFor(800);
  expect(await seen()).toEqual(["neither", true]);
  await page.clock.runFor(400);
  expect((await seen())[0]).toBe("black");
});
