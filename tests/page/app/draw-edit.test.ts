/** Edits of a drawing: selecting, changing, and taking back. */

import { drawSquare } from "../drawings.ts";
import {
  at,
  draw,
  drawnBoard,
  drawnPoints,
  expectCounts,
  hold,
  keys,
  press,
  pull,
  take,
} from "../editor.ts";
import { expect, type Page, test } from "./app.ts";

test("a point that is dropped on another becomes one with it, and on a link splits it", async ({
  page,
}) => {
  await drawSquare(page);
  await pull(page, [0, 80], [0, 0]);
  await expectCounts(page, "3 points · 3 edges · 1 piece");
  expect((await drawnBoard(page, "graph")).edges).toHaveLength(3);
  await take(page, "Point");
  await press(page, [-120, 40]);
  await take(page, "Select");
  await pull(page, [-120, 40], [40, 0]);
  await expectCounts(page, "4 points · 4 edges · 1 piece");
  const { points: spots, edges = [] } = await drawnBoard(page, "graph");
  expect(spots[3]).toEqual([40, 0]);
  expect(edges.filter((edge) => edge.includes(3))).toHaveLength(2);
});

test("a selection is mirrored, aligned, turned by its knob and scaled by its corner", async ({
  page,
}) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0], [80, 0], [80, 160]);
  await keys(page, "v", "Control+a");
  await page.getByText("Arrange").click();
  await page.getByRole("button", { name: "Mirror", exact: true }).click();
  expect(await drawnPoints(page)).toEqual([
    [80, 0],
    [0, 0],
    [0, 160],
  ]);
  await page.getByRole("button", { name: "Align left" }).click();
  expect(await drawnPoints(page)).toEqual([
    [0, 0],
    [0, 0],
    [0, 160],
  ]);
  await page.locator("#draw-buttons").getByRole("button", { name: "Undo" }).click();
  // The box stands 16 pixels round the drawnPoints, and the knob 26 above it.
  const [left, right] = [await at(page, [0, 0]), await at(page, [80, 0])];
  const unit = (right.x - left.x) / 80;
  const knob = { x: (left.x + right.x) / 2, y: left.y - 42 };
  const middle = await at(page, [40, 80]);
  await page.mouse.move(knob.x, knob.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y - 60);
  await page.mouse.move(middle.x + 150, middle.y);
  await page.mouse.up();
  expect(rounded(await drawnPoints(page))).toEqual([
    [120, 120],
    [120, 40],
    [-40, 40],
  ]);
  await keys(page, "Control+z");
  const foot = await at(page, [80, 160]);
  await page.mouse.move(foot.x + 16, foot.y + 16);
  await page.mouse.down();
  await page.mouse.move(foot.x - 10 * unit, foot.y - 20 * unit);
  await page.mouse.move(foot.x - 40 * unit, foot.y - 80 * unit - 16);
  await page.mouse.up();
  const [[x0 = 0, y0 = 0] = [], [x1 = 0] = [], [, y2 = 0] = []] = await drawnPoints(page);
  // The same factor across and down, about the far corner of the box.
  expect(Math.abs(x0 - x1) / 80).toBeCloseTo((y2 - y0) / 160, 6);
  expect(Math.abs(x0 - x1)).toBeLessThan(60);
});

test("a double click names a point, even if a zoom comes between", async ({ page }) => {
  await drawSquare(page);
  const spot = await at(page, [0, 0]);
  await page.mouse.dblclick(spot.x, spot.y);
  const field = page.getByRole("textbox", { name: "Label" }).and(page.locator("#drawing-label"));
  await expect(field).toBeFocused();
  await page.mouse.move(spot.x - 100, spot.y - 100);
  await page.mouse.wheel(0, -200);
  await page.keyboard.type("xap");
  await keys(page, "Enter");
  await expect(page.locator("#drawing")).toBeFocused();
  expect((await drawnBoard(page, "graph")).labels).toEqual(["xap", "", "", ""]);
});

test("Ctrl frees the snap, and a drag that is given up was never there", async ({ page }) => {
  await drawSquare(page);
  await page.keyboard.down("Control");
  await pull(page, [80, 80], [97, 111]);
  await page.keyboard.up("Control");
  const [, , [x = 0, y = 0] = []] = await drawnPoints(page);
  expect([Math.abs(x - 97) < 1.5, Math.abs(y - 111) < 1.5]).toEqual([true, true]);
  await keys(page, "Control+z");
  const redo = page.locator("#draw-buttons").getByRole("button", { name: "Redo" });
  await expect(redo).toBeEnabled();
  await hold(page, [80, 80], [160, 160]);
  await keys(page, "Escape");
  await page.mouse.up();
  await expect(redo).toBeEnabled();
  await take(page, "Erase");
  await hold(page, [-30, 40], [40, 40]);
  await keys(page, "Escape");
  await page.mouse.up();
  await expectCounts(page, "4 points · 4 edges · 1 piece");
  await expect(redo).toBeEnabled();
  await press(page, [0, 0]);
  await expectCounts(page, "3 points · 2 edges · 1 piece");
  await keys(page, "Control+z", "Control+y");
  await expectCounts(page, "3 points · 2 edges · 1 piece");
});

test("everything is undone to the empty paper and done again", async ({ page }) => {
  await drawSquare(page);
  await pull(page, [80, 80], [160, 160]);
  await pull(page, [0, 80], [0, 0]);
  await keys(page, "Control+a", "Control+d", "ArrowRight", "Escape", "x");
  await press(page, [80, 0]);
  const drawn = await drawnBoard(page, "graph");
  const { undo, redo } = buttons(page);
  for (let step = 0; step < 9; step += 1)
    if (step % 2 === 0) await keys(page, "Control+z");
    else await undo.click();
  await expectCounts(page, /^[1-9]/);
  await undo.click();
  await expectCounts(page, "Nothing drawn yet");
  while (await redo.isEnabled()) {
    await redo.click();
    await keys(page, "Control+Shift+z");
  }
  expect(await drawnBoard(page, "graph")).toEqual(drawn);
});

test("erasing a corner keeps the region, and a side of the hole only the hole goes", async ({
  page,
}) => {
  await draw(page, "Without lines");
  await take(page, "Region");
  await pull(page, [-1536, -1024], [1536, 1024]);
  await pull(page, [-256, -256], [256, 256]);
  await take(page, "Erase");
  await press(page, [0, -256]);
  await press(page, [1536, 1024]);
  await take(page, "Stones");
  const { region } = await drawnBoard(page, "plane");
  expect(region).toEqual({
    outer: [
      [-1536, -1024],
      [1536, -1024],
      [-1536, 1024],
    ],
  });
});

test("the region tool on an empty paper of points draws in ticks", async ({ page }) => {
  await draw(page);
  await take(page, "Region");
  await expect(page.getByLabel("Grid pitch")).toHaveValue("256");
  await pull(page, [-512, -512], [512, 512]);
  await expectCounts(page, "Every disk of one radius in the region");
  await keys(page, "Control+z", "l");
  await page.getByRole("button", { name: "Make it a graph" }).click();
  await expect(page.getByLabel("Grid pitch")).toHaveValue("40");
});

function buttons(page: Page) {
  const row = page.locator("#draw-buttons");
  return {
    undo: row.getByRole("button", { name: "Undo" }),
    redo: row.getByRole("button", { name: "Redo" }),
  };
}

function rounded(spots: readonly (readonly number[])[]): number[][] {
  return spots.map((spot) => spot.map((value) => Math.round(value)));
}
