/** Mosaics: lines of a grid are cut out by a drag of the mouse across them. */

import { drawGrid } from "./drawings.ts";
import { drawnBoard, expectCounts, keys, pull, take } from "./editor.ts";
import { expect, test } from "./shared-page.ts";

test("a drag across a grid cuts the links that it crosses, as one step", async ({ page }) => {
  await drawGrid(page);
  await take(page, "Cut links");
  // Over the top row of points' four vertical links, between the first and the second row.
  await pull(page, [-0.4, 0.5], [3.4, 0.5]);
  await expectCounts(page, "25 points · 36 edges · 1 piece");
  await keys(page, "Control+z");
  await expectCounts(page, "25 points · 40 edges · 1 piece");
  await keys(page, "Control+y");
  await pull(page, [2.9, 0.5], [4.4, 0.5]);
  await expectCounts(page, "25 points · 35 edges · 2 pieces");
  const { points, edges } = await drawnBoard(page, "graph");
  expect(points).toHaveLength(25);
  const upright = edges?.filter(([a, b]) => points[a]?.[0] === points[b]?.[0]);
  expect(upright).toHaveLength(15);
});
