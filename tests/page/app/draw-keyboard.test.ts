/** A path and a one-way triangle, drawn and played on by keyboard alone. */

import { draw, drawnBoard, expectCounts, keys, walk } from "../editor.ts";
import { expectSaid } from "../stage.ts";
import { expect, test } from "./app.ts";

test("a path and a one-way triangle by keys", async ({ page }) => {
  await draw(page);
  await keys(page, "p", "ArrowRight", "Enter");
  await walk(page, [2, "ArrowRight"]);
  await keys(page, "Enter");
  await walk(page, [1, "ArrowLeft"], [2, "ArrowDown"]);
  await keys(page, "Space");
  await expectCounts(page, "3 points · 0 edges · 3 pieces");
  await keys(page, "a", "n", "Enter", "n", "Enter", "n", "Enter", "n", "Enter", "Enter");
  await expectCounts(page, "3 points · 0 edges · 3 arcs · 1 piece");
  const { points, arcs } = await drawnBoard(page, "graph");
  const [[x, y] = [0, 0]] = points;
  expect(points.map(([px, py]) => [px - x, py - y])).toEqual([
    [0, 0],
    [80, 0],
    [40, 80],
  ]);
  expect(arcs).toHaveLength(3);

  await page.locator("#drawing").focus();
  await keys(page, "t", "Enter", "w", "Enter");
  // Words that are still to be said would come after those of the play.
  await expectSaid(page, /^Label w set\./);
  await keys(page, "F2");
  await expect(page.locator("#stage")).toBeFocused();
  await keys(page, "ArrowRight", "Enter");
  await expectSaid(page, /^Black .*White to play\.$/);
  await keys(page, "F2");
  await expect(page.locator("#drawing")).toBeFocused();
});
