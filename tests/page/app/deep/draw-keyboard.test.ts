/** Regions, disks and go-spaces drawn by keyboard alone, and keys that draw nothing. */

import {
  draw,
  drawnBoard,
  expectCounts,
  expectSelected,
  keys,
  unfold,
  walk,
} from "../../editor.ts";
import { expectSaid } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("a region with a hole and two disks by keys", async ({ page }) => {
  await draw(page, "Disks");
  await keys(page, "r", "ArrowLeft");
  await walk(page, [3, "ArrowLeft"], [3, "ArrowUp"]);
  await keys(page, "Enter");
  for (const step of ["ArrowRight", "ArrowDown", "ArrowLeft"]) {
    await walk(page, [7, step]);
    await keys(page, "Enter");
  }
  await keys(page, "Shift+Enter");
  await walk(page, [5, "ArrowRight"], [2, "ArrowUp"]);
  await keys(page, "Enter");
  await walk(page, [1, "ArrowRight"]);
  await keys(page, "Enter");
  await walk(page, [1, "ArrowUp"]);
  await keys(page, "Enter", "Enter");
  await expectCounts(page, "0 disks · 0 touches");

  await unfold(page, "Exact numbers");
  await keys(page, "d");
  await page.getByLabel("Next radius").fill("256");
  await page.getByLabel("Next radius").press("Enter");
  await page.locator("#drawing").focus();
  await walk(page, [4, "ArrowLeft"]);
  await keys(page, "Enter");
  await walk(page, [2, "ArrowUp"]);
  await keys(page, "Enter");
  const { region, disks } = await drawnBoard(page, "disks");
  expect(region).toMatchObject({ outer: { length: 4 }, holes: [{ length: 3 }] });
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = disks;
  expect([x1 - x0, y1 - y0]).toEqual([0, -514]);
  await page.locator("#drawing").focus();
  await keys(page, "F2", "ArrowRight", "Enter");
  await expectSaid(page, /^Black .*White to play\.$/);
});

test("a go-space by keys", async ({ page }) => {
  await draw(page, "Go-space");
  await keys(page, "p", "ArrowLeft", "Enter");
  for (const _ of [1, 2]) {
    await walk(page, [2, "ArrowRight"]);
    await keys(page, "Enter");
  }
  await keys(page, "v", "n", "Enter", "o", "b", "n", "n", "Enter", "o", "b");
  await keys(page, "n", "Enter", "n", "Shift+Enter", "n", "Shift+Enter");
  await expectSelected(page, "3 points");
  await keys(page, "o");
  const board = await drawnBoard(page, "gospace");
  expect(board.open).toEqual([[0], [2], [0, 1, 2]]);
  expect(board.placements).toEqual([[0], [2]]);
  await page.locator("#drawing").focus();
  await keys(page, "F2", "ArrowRight", "Enter");
  await expectSaid(page, /^Black .*White to play\.$/);
});

test("what the cursor selects, the arrows move once the cursor is put away", async ({ page }) => {
  await draw(page);
  await keys(page, "p", "ArrowRight", "Enter", "v", "Enter", "Escape");
  await expectSelected(page, "1 point");
  const x = page.getByLabel("x", { exact: true });
  const before = Number(await x.inputValue());
  await keys(page, "ArrowRight", "ArrowRight");
  await expect(x).toHaveValue(String(before + 80));
  await keys(page, "Control+z");
  await expect(x).toHaveValue(String(before));
});

test("Space without a cursor draws nothing, and a drag with it moves the paper", async ({
  page,
}) => {
  await draw(page);
  await keys(page, "p");
  const canvases = page.locator("#drawing-canvases");
  const before = await canvases.getAttribute("data-camera");
  await page.keyboard.down("Space");
  await page.keyboard.down("Space");
  await page.mouse.move(400, 300);
  await page.mouse.down();
  await page.mouse.move(460, 340);
  await page.mouse.up();
  await page.keyboard.up("Space");
  expect(await canvases.getAttribute("data-camera")).not.toBe(before);
  await expectCounts(page, "Nothing drawn yet");
});

test("keys are the field's own while somebody writes", async ({ page }) => {
  await draw(page);
  await page.getByLabel("Title", { exact: true }).fill("");
  await page.getByLabel("Title", { exact: true }).pressSequentially("xdrop");
  await keys(page, "Delete", "ArrowLeft", "Enter");
  await expect(page.locator("#rail").getByRole("button", { name: "Select" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page).toHaveTitle(/^xdrop/);
});
