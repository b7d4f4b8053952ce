/** Edits of a drawing, one after another: bends, cuts, colours and moves, each undone, and what Play makes of them. */

import { drawAngle, drawGrid, drawRow, drawSquare, playRow, SQUARE } from "../../drawings.ts";
import {
  drawnBends,
  drawnBoard,
  drawnGame,
  drawnPoints,
  expectCounts,
  expectSelected,
  keys,
  press,
  pull,
  room,
  take,
} from "../../editor.ts";
import { command, expectSaid, savedGame } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("the middle of a selected link is dragged, and the bend is undone and straightened", async ({
  page,
}) => {
  await drawAngle(page);
  await press(page, [40, 0]);
  await expectSelected(page, "1 link");
  await pull(page, [0, 0], [0, -40]);
  expect(await drawnBends(page)).toEqual([[0, 0, -40]]);
  await page.locator("#drawing").focus();
  await pull(page, [0, -40], [-40, -80]);
  expect(await drawnBends(page)).toEqual([[0, -40, -80]]);
  await page.locator("#drawing").focus();
  await keys(page, "Control+z");
  expect(await drawnBends(page)).toEqual([[0, 0, -40]]);
  await pull(page, [0, -40], [0, 0]);
  expect(await drawnBends(page)).toBeUndefined();
  await page.locator("#drawing").focus();
  await keys(page, "Control+z");
  await page.getByRole("button", { name: "Straighten" }).click();
  expect(await drawnBends(page)).toBeUndefined();
  await expect(page.getByRole("button", { name: "Straighten" })).toBeHidden();
});

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

test("all that is selected is coloured by keys in one step, told, undone, and kept in the file", async ({
  page,
}) => {
  await drawRow(page);
  const colours = page.getByRole("group", { name: "Colour" });
  await colours.getByRole("button", { name: "None" }).focus();
  await keys(page, "ArrowRight", "ArrowRight");
  await expect(colours.getByRole("button", { name: "Amber" })).toBeFocused();
  await keys(page, "Enter");
  await expectSaid(page, "5 items coloured amber");
  await expect(colours.getByRole("button", { name: "Amber" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await keys(page, "Control+z");
  await expectSaid(page, "5 items without colour");
  await expect(colours.getByRole("button", { name: "None" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await keys(page, "Control+y");
  const drawn = await drawnGame(page);
  expect(drawn.drawing).toEqual({
    colours: {
      amber: {
        points: [0, 1, 2],
        links: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  });
  await page.locator("#drawing").focus();
  await keys(page, "Control+a");
  await expect(colours.getByRole("button", { name: "Amber" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

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

test("an unchanged board keeps its game, and a moved point all its turns", async ({ page }) => {
  await playRow(page);
  await page.locator("#turn-buttons").getByRole("button", { name: "Undo" }).click();
  await page.locator("#stage").focus();
  await keys(page, "F2");
  await expect(page.locator("#drawing")).toBeFocused();
  await keys(page, "F2");
  await expect(page.locator("#stage")).toBeFocused();
  await command(page, "Redo");

  await room(page, "Draw");
  await take(page, "Select");
  await pull(page, [240, 0], [240, 80]);
  await room(page, "Play");
  await expect(page.locator("#carry")).toBeHidden();
  const { board, turns } = await savedGame(page);
  expect(board).toMatchObject({ points: { 3: [240, 80] } });
  expect(turns).toEqual([{ play: 0 }, { play: 2 }]);
});
