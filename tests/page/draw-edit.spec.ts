/** Edits of a drawing: what is selected is moved, doubled and removed, and a label is written beside its point. */

import { drawSquare, SQUARE } from "./drawings.ts";
import { at, drawnPoints, expectCounts, expectSelected, keys, press, pull } from "./editor.ts";
import { expect, test } from "./shared-page.ts";

test("a frame and Shift select; what is selected moves, is doubled and goes", async ({ page }) => {
  await drawSquare(page);
  await pull(page, [-40, -40], [120, 40]);
  await expectSelected(page, "2 points · 1 link");
  await page.keyboard.down("Shift");
  await press(page, SQUARE[2] ?? [0, 0]);
  await expectSelected(page, "3 points · 1 link");
  await press(page, SQUARE[2] ?? [0, 0]);
  await page.keyboard.up("Shift");
  await expectSelected(page, "2 points · 1 link");
  await keys(page, "ArrowUp", "ArrowUp", "Shift+ArrowRight");
  expect(await drawnPoints(page)).toEqual([[4, -80], [84, -80], ...SQUARE.slice(2)]);
  await keys(page, "Control+z");
  await pull(page, [80, 0], [80, -40]);
  expect(await drawnPoints(page)).toEqual([[0, -40], [80, -40], ...SQUARE.slice(2)]);

  await keys(page, "Control+d");
  await expectCounts(page, "6 points · 5 edges · 2 pieces");
  expect((await drawnPoints(page)).slice(4)).toEqual([
    [40, 0],
    [120, 0],
  ]);
  await keys(page, "Delete");
  await expectCounts(page, "4 points · 4 edges · 1 piece");
  await keys(page, "Control+a");
  await expectSelected(page, "4 points · 4 links");
  await keys(page, "Escape");
  await expectSelected(page, "Nothing is selected.");
});

test("the field of a label stays beside its point while the paper is zoomed", async ({ page }) => {
  await drawSquare(page);
  const spot = await at(page, [0, 0]);
  await page.mouse.dblclick(spot.x, spot.y);
  const field = page.locator("#drawing-label");
  await expect(field).toBeFocused();
  await page.mouse.move(spot.x - 100, spot.y - 100);
  await page.mouse.wheel(0, -200);
  await expect
    .poll(async () => {
      const [box, now] = [await field.boundingBox(), await at(page, [0, 0])];
      return Math.round((box?.x ?? 0) - now.x);
    })
    .toBe(12);
});
