/** Play on go-spaces, with placements of several points. */

import { expect, test } from "./shared-page.ts";
import { click, expectSaid, expectSeen, spotOf } from "./stage.ts";
import { openTiles } from "./tiles.ts";

test("a placement is played by a click in its hull, and fills all its points", async ({ page }) => {
  await openTiles(page);
  await click(page, 0.5, 0);
  await expectSaid(page, "Black A2–B2. White to play.");
  await expectSeen(page, 1, 0, "black", 0.2);
  await expect(page.locator('#board-table tr:has(th:text-is("A1–A2"))')).toContainText("mixed");
  const spot = await spotOf(page, 0, 0.5);
  await page.mouse.move(spot.x, spot.y);
  await expect(page.locator("#tip")).toHaveText("A1–A2: partly filled");
  await click(page, 0.5, 1);
  await expectSaid(page, "White A1–B1, captures 1. Black to play.");
});
