/** A one-way triangle, drawn by mouse and played on. */

import { draw, drawnBoard, expectCounts, keys, press, take, WHOLE_PIXELS } from "./editor.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { click, expectSaid, expectSeen } from "./stage.ts";

test.use(WHOLE_PIXELS);

test("a one-way triangle with the arc tool", JOURNEY, async ({ page }) => {
  await draw(page);
  await take(page, "One-way arc");
  await press(page, [0, 0], [80, 0], [40, 80], [0, 0], [0, 0]);
  await expectCounts(page, "3 points · 0 edges · 3 arcs · 1 piece");
  const board = await drawnBoard(page, "graph");
  expect(board.points).toEqual([
    [0, 0],
    [80, 0],
    [40, 80],
  ]);
  expect(board.arcs).toEqual([
    [0, 1],
    [1, 2],
    [2, 0],
  ]);
  expect(board.edges).toBeUndefined();

  await press(page, [40, 0]);
  expect((await drawnBoard(page, "graph")).arcs).toContainEqual([1, 0]);
  await keys(page, "Control+z");
  await take(page, "Link");
  await press(page, [40, 0]);
  await expectCounts(page, "3 points · 1 edge · 2 arcs · 1 piece");
  await keys(page, "Control+z", "F2");
  await click(page, 40, 80);
  await expectSaid(page, /^Black .*White to play\.$/);
  await expectSeen(page, 40, 80, "black", 6);
});
