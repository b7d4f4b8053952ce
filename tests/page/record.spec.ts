/** The record as a tree: where a variation stands, and a link to it in another tab. */

import { turn } from "./both/record.ts";
import { expect, type Locator, type Page, test } from "./shared-page.ts";
import { click, expectSaid, savedGame, visit } from "./stage.ts";

const entries = (page: Page) => page.locator("#record .entry");

/** A line of its own below a turn, further in than the lines of the game. */
async function expectBelow(line: Locator, above: Locator): Promise<void> {
  const first = entries(line.page()).first();
  const boxes = [line.locator(".entry"), above, first].map((part) => part.boundingBox());
  const [inner, outer, left] = await Promise.all(boxes);
  if (!inner || !outer || !left) throw new Error("All must be seen.");
  expect(inner.y).toBeGreaterThanOrEqual(outer.y + outer.height - 1);
  expect(inner.x).toBeGreaterThan(left.x);
}

test("a turn taken back stays as a line beside the one that is played instead", async ({
  page,
}) => {
  await visit(page);
  await click(page, 2, 2);
  await click(page, 6, 6);
  await page.keyboard.press("u");
  await click(page, 4, 4);
  await expectSaid(page, "White E5, variation 2 of 2. Black to play.");
  await expect(page.locator("#record .variation .entry")).toHaveText(["2E5"]);
  await expect(turn(page, "Turn 2: White G3")).toHaveClass(/ahead/);
  await expectBelow(page.locator("#record .variation"), turn(page, "Turn 2: White G3"));
  await page.keyboard.press("u");
  await click(page, 6, 6);
  await expectSaid(page, "White G3, variation 1 of 2. Black to play.");
  await expect(entries(page)).toHaveCount(4);
  expect((await savedGame(page)).turns).toEqual([
    { play: 20 },
    { play: 60, variations: [[{ play: 40 }]] },
  ]);
});
