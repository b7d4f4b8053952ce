/** Arranging a drawing: pasting at a place, copies, locks, groups, and what is selected by its kind. */

import {
  at,
  draw,
  drawnBoard,
  drawnPoints,
  expectCounts,
  expectSelected,
  keys,
  press,
  pull,
  take,
  WHOLE_PIXELS,
} from "../../editor.ts";
import { fromMenu } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

test.use(WHOLE_PIXELS);

/** An empty paper with drawnPoints, and the tool that selects. */
async function drawPoints(page: Page, ...spots: readonly (readonly [number, number])[]) {
  await draw(page);
  await take(page, "Point");
  await press(page, ...spots);
  await take(page, "Select");
}

test("what is pasted comes to the pointer, by keys to the cursor, and covers nothing", async ({
  page,
}) => {
  await drawPoints(page, [0, 0], [80, 0]);
  await keys(page, "Control+a", "Control+c");
  const pointAt = async (spot: readonly [number, number]) => {
    const { x, y } = await at(page, spot);
    await page.mouse.move(x, y);
  };
  await pointAt([120, 83]);
  await keys(page, "Control+v");
  await expectCounts(page, /^4 points/);
  expect((await drawnPoints(page)).slice(2)).toEqual([
    [80, 80],
    [160, 80],
  ]);
  await pointAt([120, 83]);
  await keys(page, "Control+v");
  await expectCounts(page, /^6 points/);
  expect((await drawnPoints(page)).slice(4)).toEqual([
    [120, 120],
    [200, 120],
  ]);
  await page.locator("#drawing").focus();
  await keys(page, "Escape", "n", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Control+v");
  await expectCounts(page, /^8 points/);
  expect((await drawnPoints(page)).slice(6)).toEqual([
    [-40, 160],
    [40, 160],
  ]);
});

test("a drag with Alt of what is selected leaves the originals and moves a copy with its links", async ({
  page,
}) => {
  await draw(page);
  await take(page, "Link");
  await pull(page, [0, 0], [40, 0]);
  await take(page, "Select");
  await keys(page, "Control+a");
  await page.keyboard.down("Alt");
  await pull(page, [40, 0], [40, 83]);
  await page.keyboard.up("Alt");
  await expectCounts(page, "4 points · 2 edges · 2 pieces");
  await expectSelected(page, "2 points · 1 link");
  expect(await drawnPoints(page)).toEqual([
    [0, 0],
    [40, 0],
    [0, 80],
    [40, 80],
  ]);
  await keys(page, "Control+z");
  await expectCounts(page, "2 points · 1 edge · 1 piece");
});

test("with the disk tool, Ctrl still draws inside a disk that is selected", async ({ page }) => {
  await draw(page, "Disks");
  await take(page, "Disk");
  await pull(page, [0, 0], [2048, 0]);
  await page.keyboard.down("Control");
  await pull(page, [512, 0], [1024, 0]);
  await page.keyboard.up("Control");
  const { disks } = await drawnBoard(page, "disks");
  expect(disks.map(([x]) => x)).toEqual([0, 512]);
});

test("locked points are not moved, erased or framed, until they are unlocked", async ({ page }) => {
  await drawPoints(page, [0, 0], [80, 0]);
  await press(page, [0, 0]);
  await keys(page, "k");
  await expect(page.locator("#live-region")).toContainText("Item locked");
  await pull(page, [0, 0], [0, 80]);
  await keys(page, "ArrowDown", "Delete");
  await pull(page, [-40, -40], [120, 40]);
  await expectSelected(page, "1 point");
  await take(page, "Erase");
  await press(page, [0, 0]);
  expect(await drawnPoints(page)).toEqual([
    [0, 0],
    [80, 0],
  ]);
  await take(page, "Select");
  await press(page, [0, 0]);
  await expectSelected(page, "1 point");
  await page.getByRole("button", { name: "Unlock all" }).click();
  await expect(page.getByRole("button", { name: "Unlock all" })).toBeHidden();
  await pull(page, [0, 0], [0, 80]);
  expect(await drawnPoints(page)).toEqual([
    [0, 80],
    [80, 0],
  ]);
});

test("a click selects the whole group, and a reload keeps groups and locks", async ({ page }) => {
  await drawPoints(page, [0, 80], [0, 0], [80, 0]);
  await pull(page, [-40, -40], [120, 40]);
  await keys(page, "Control+g");
  await expect(page.locator("#live-region")).toContainText("2 items grouped");
  await press(page, [0, 80]);
  await expectSelected(page, "1 point");
  await keys(page, "k");
  await press(page, [80, 0]);
  await expectSelected(page, "2 points");
  await page.waitForTimeout(500);
  await page.reload();
  await page.locator("body[data-state=ready]").waitFor();
  await expectCounts(page, /^3 points/);
  await press(page, [0, 0]);
  await expectSelected(page, "2 points");
  await pull(page, [0, 0], [0, -40]);
  await pull(page, [0, 80], [0, 160]);
  await keys(page, "Control+z");
  await press(page, [80, 0]);
  await keys(page, "Control+Shift+g");
  await press(page, [0, 0]);
  await expectSelected(page, "1 point");
  await keys(page, "Control+z");
  await press(page, [80, 0]);
  await expectSelected(page, "2 points");
  expect(await drawnPoints(page)).toEqual([
    [0, 80],
    [0, 0],
    [80, 0],
  ]);
});

test("Select… selects by kind and by the colour of stones", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await pull(page, [0, 0], [80, 0]);
  await take(page, "One-way arc");
  await pull(page, [80, 0], [80, 80]);
  await take(page, "Point");
  await press(page, [0, 160]);
  await take(page, "Stones");
  await press(page, [0, 0]);
  await take(page, "Select");
  const selects = async (kind: string, words: string) => {
    await fromMenu(page, "Select…");
    await page.getByRole("menuitem", { name: kind, exact: true }).click();
    await expectSelected(page, words);
  };
  await selects("Points (4)", "4 points");
  await selects("Points without a link (1)", "1 point");
  await selects("Links both ways (1)", "1 link");
  await selects("One-way arcs (1)", "1 link");
  await selects("Black stones (1)", "1 point");
  await selects("Without a stone (3)", "3 points");
  await fromMenu(page, "Select…");
  await keys(page, "ArrowDown", "Enter");
  await expectSelected(page, "1 point");
});

test("centres are aligned in a row and in a column", async ({ page }) => {
  await drawPoints(page, [0, 0], [80, 40], [40, 160]);
  await keys(page, "Control+a");
  await page.getByText("Arrange").click();
  await page.getByRole("button", { name: "Align centres in a row" }).click();
  expect(await drawnPoints(page)).toEqual([
    [0, 80],
    [80, 80],
    [40, 80],
  ]);
  await keys(page, "Control+z");
  await page.getByRole("button", { name: "Align centres in a column" }).click();
  expect(await drawnPoints(page)).toEqual([
    [40, 0],
    [40, 40],
    [40, 160],
  ]);
});

test("a point in hand snaps to the middle of a link, and Ctrl lets go of it", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await pull(page, [0, 0], [120, 80]);
  await take(page, "Point");
  await press(page, [-40, 0]);
  await take(page, "Select");
  await pull(page, [-40, 0], [62, 43]);
  expect((await drawnPoints(page))[2]).toEqual([60, 40]);
  await expectCounts(page, "3 points · 2 edges · 1 piece");
  await keys(page, "Control+z");
  await press(page, [200, 160]);
  await page.keyboard.down("Control");
  await pull(page, [-40, 0], [58, 47]);
  await page.keyboard.up("Control");
  const [x = 0, y = 0] = (await drawnPoints(page))[2] ?? [];
  expect(Math.hypot(x - 58, y - 47)).toBeLessThan(1);
});

test("a reload keeps the locks of a board that is played on", async ({ page }) => {
  await drawPoints(page, [0, 0], [80, 0]);
  await press(page, [0, 0]);
  await keys(page, "k", "F2");
  await expect(page.locator("#stage")).toBeFocused();
  for (let i = 0; i < 2; i += 1) {
    await page.waitForTimeout(500);
    await page.reload();
    await page.locator("body[data-state=ready]").waitFor();
  }
  await keys(page, "F2");
  await page.locator("#drawing-start").getByRole("button", { name: "This board" }).click();
  await expect(page.getByRole("button", { name: "Unlock all" })).toBeVisible();
  await pull(page, [0, 0], [0, 40]);
  // Points 80 apart have a grid of 50.
  await pull(page, [80, 0], [100, 50]);
  expect(await drawnPoints(page)).toEqual([
    [0, 0],
    [100, 50],
  ]);
});
