/** From the drawing area to the table: turns that are lost, games that are left, and stones without liberties. */

import { playRow } from "../drawings.ts";
import { draw, drawnBoard, expectCounts, keys, press, room, take } from "../editor.ts";
import { fromMenu, openGame, savedGame, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("a point that goes asks before its turn is lost", async ({ page }) => {
  await playRow(page);
  await room(page, "Draw");
  await take(page, "Erase");
  await press(page, [0, 0]);
  await page.locator("#drawing").focus();
  await keys(page, "F2");
  const dialog = page.getByRole("dialog", { name: "The board has changed" });
  await expect(dialog).toContainText("2 turns were played on it");
  await dialog.getByRole("button", { name: "Keep drawing" }).click();
  await expect(dialog).toBeHidden();
  await expectCounts(page, "3 points · 2 edges · 1 piece");
  await room(page, "Play");
  await dialog.getByRole("button", { name: "Play them again" }).click();
  await expect(page.locator("#stage")).toBeFocused();
  expect((await savedGame(page)).turns).toEqual(["pass", { play: 1 }]);
});

test("a board from elsewhere has no turn of the one before, however alike they are", async ({
  page,
}) => {
  await playRow(page);
  await room(page, "Draw");
  await fromMenu(page, "Import…");
  const importing = page.getByRole("dialog", { name: "Bring a board in" });
  await importing.getByRole("textbox").fill("0 1\n1 2\n2 3");
  await importing.getByRole("button", { name: "Draw on it" }).click();
  await expectCounts(page, "4 points · 3 edges · 1 piece");
  await room(page, "Play");
  await expect(page.getByRole("dialog", { name: "The board has changed" })).toBeHidden();
  await expect(page.locator("#notice")).toContainText("Your last game is saved.");
  expect((await savedGame(page)).turns ?? []).toEqual([]);
  await page.getByRole("button", { name: "Bring it back" }).click();
  expect((await savedGame(page)).turns).toEqual([{ play: 0 }, { play: 2 }]);
});

test("F2 on a page with nothing drawn shows the game as it was", async ({ page }) => {
  await playRow(page);
  await keys(page, "F2");
  await page.locator("#drawing").focus();
  await keys(page, "Control+a", "Delete");
  await expectCounts(page, "Nothing drawn yet");
  await keys(page, "F2");
  await expect(page.getByRole("dialog", { name: "The board has changed" })).toBeHidden();
  await expect(page.locator("#stage")).toBeFocused();
  expect((await savedGame(page)).turns).toEqual([{ play: 0 }, { play: 2 }]);
  await keys(page, "F2");
  await expectCounts(page, "Nothing drawn yet");
  await keys(page, "Control+z");
  await expectCounts(page, "4 points · 3 edges · 1 piece");
});

test("stones that stand at the start must have liberties", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await press(page, [0, 0], [80, 0], [80, 0]);
  await take(page, "Stones");
  await press(page, [0, 0]);
  await page.keyboard.down("Shift");
  await press(page, [80, 0]);
  await page.keyboard.up("Shift");
  const finding = page.locator("#findings .error", { hasText: "has no liberty" });
  await expect(finding.first()).toContainText("It would be taken before the first turn.");
  await room(page, "Play");
  await expect(page.locator("#drawing")).toBeVisible();
  await expect(page.locator("#drawing-tip")).toHaveClass("message wrong");
  await press(page, [80, 0]);
  await expect(finding).toHaveCount(0);
  expect((await drawnBoard(page, "graph")).start).toEqual({ black: [0] });
});

test("Escape and then Tab leaves the drawing area", async ({ page }) => {
  await draw(page);
  await keys(page, "Escape", "Tab");
  await expect(page.locator("#drawing")).toBeVisible();
  await expect(page.locator("#drawing")).not.toBeFocused();
});

test("where stones stand at the start it is asked who begins, and the answer is in the document", async ({
  page,
}) => {
  const record = page.locator("#record");
  const other = record.getByRole("button", { name: /^Let / });
  await visit(page);
  await expect(record).toContainText("Black begins.");
  await expect(other).toHaveCount(0);
  const board = { kind: "grid" as const, columns: 5, rows: 5, start: { black: [6], white: [18] } };
  await openGame(page, { gospace: 1, title: "A position", board, rules: { preset: "stone" } });
  await expect(record).toContainText("Black begins.");
  await other.click();
  await expect(record).toContainText("White begins.");
  await expect(page.locator("#panel .turn")).toHaveText("White to play");
  expect((await savedGame(page)).rules).toMatchObject({ preset: "stone", first: "white" });
  await expect(other).toHaveText("Let Black begin");
  await other.click();
  await expect(page.locator("#panel .turn")).toHaveText("Black to play");
  expect((await savedGame(page)).rules?.first ?? "black").toBe("black");
  await openGame(page, {
    gospace: 1,
    title: "Ahead",
    board: { ...board, start: { black: [6, 18] } },
    rules: { handicap: 2, first: "white" },
  });
  await expect(record).toContainText("White begins.");
  await expect(other).toHaveCount(0);
});
