/** Liberties as ink: where it is seen, and what of it moves. */

import { capture, GRID } from "./both/breath.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { colourAt, expectRed, hover, isRed, openGame, spotOf, stoneIn, visit } from "./stage.ts";

test(
  "ink runs from a stone along its free links, and gathers at the liberties",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    await openGame(page, GRID);
    await hover(page, 4, 4);
    for (const [x, y] of [
      [4.7, 4],
      [5, 4],
      [4, 3.3],
      [4, 5],
    ] as const)
      await expectRed(page, x, y);
    await expectRed(page, 2.5, 4, false);
    await page.mouse.move(0, 0);
    await expectRed(page, 5, 4, false);
  },
);

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
