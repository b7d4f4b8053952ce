/** Texts in the drawing room: the format found, what is refused in words, and what is never lost. */

import {
  draw,
  drawnBoard,
  expectCounts,
  keys,
  newPaper,
  press,
  room,
  take,
  unfold,
} from "../../editor.ts";
import { chooseFile, drawOn, found, openImport } from "../../import-dialog.ts";
import { expectTurn, fromMenu, openFile, pasteText, savedGame, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

const GAME = "(;GM[1]FF[4]SZ[9]KM[5.5]RU[Japanese];B[ee];W[cc];B[gg])";

test("a chosen format is not remembered for the next file", async ({ page }) => {
  await draw(page);
  const dialog = await openImport(page);
  await dialog.getByLabel("Format").selectOption("DOT");
  await chooseFile(page, dialog, "ring.tgf", "1\n2\n3\n#\n1 2\n2 3\n3 1\n");
  await expect(found(dialog)).toHaveText("Found: TGF, 3 points, 3 links.");
  await expect(dialog.getByLabel("Format")).toHaveValue("");
});

test("a file past the limit is refused unread, with the limit", async ({ page }) => {
  await draw(page);
  const dialog = await openImport(page);
  await chooseFile(page, dialog, "large.txt", "a b\n".repeat(9_000_000));
  await expect(dialog.getByRole("alert")).toContainText("A board may have 32 MB");
});

test("200,000 repeated lines are one link, and the page stays awake", async ({ page }) => {
  await draw(page);
  const dialog = await openImport(page);
  await chooseFile(page, dialog, "repeats.txt", "a b\n".repeat(200_000));
  await expect(found(dialog)).toContainText("2 points, 1 link. 199,999 repeated links");
  await drawOn(dialog).click();
  await expectCounts(page, "2 points · 1 edge · 1 piece");
});

test("a list without places is laid out at the scale of the paper", async ({ page }) => {
  await draw(page);
  await pasteText(page, "a b\nb c\nc d\nd a");
  await expectCounts(page, "4 points · 4 edges · 1 piece");
  await expect(page.locator("#drawing-tip")).toContainText("Read as: Edge list.");
  const { points, edges = [] } = await drawnBoard(page, "graph");
  for (const [a, b] of edges) {
    const [p, q] = [points[a] ?? [0, 0], points[b] ?? [0, 0]];
    const length = Math.hypot(p[0] - q[0], p[1] - q[1]);
    expect(length).toBeGreaterThan(20);
    expect(length).toBeLessThan(80);
  }
});

test("lists in brackets say what they were read as", async ({ page }) => {
  await draw(page);
  const dialog = await openImport(page);
  await dialog.getByLabel("Text of the board").fill("[[1,2],[3],[3],[]]");
  await expect(found(dialog)).toContainText("each point’s neighbours");
  await dialog.getByLabel("Text of the board").fill("[-1,0,0]");
  await expect(found(dialog)).toContainText("each point’s parent");
  await dialog.getByLabel("Text of the board").fill("[[0,1],[1,2]");
  await expect(found(dialog)).toContainText("does not end");
});

test("a record of a game imported in Draw opens in Play, with its turns and rules", async ({
  page,
}) => {
  await draw(page);
  const dialog = await openImport(page);
  await dialog.getByLabel("Text of the board").fill(GAME);
  await drawOn(dialog).click();
  await expectTurn(page, "White", 4);
  const { turns, rules } = await savedGame(page);
  expect(turns).toHaveLength(3);
  expect(rules?.komi).toBe("11/2");
});

test("plain text pasted onto the paper is refused in words", async ({ page }) => {
  await draw(page);
  await pasteText(page, "hello");
  await expect(page.locator("#notice")).toContainText("This is plain text.");
  await page.locator("#notice").getByRole("button", { name: "Dismiss" }).click();
  await pasteText(page, "Dear reader of this letter,\nthe weather here is fine.\nYours");
  await expect(page.locator("#notice")).toContainText("This is plain text.");
  await expectCounts(page, "Nothing drawn yet");
});

test("a reload keeps pitch, snapping and view of a drawing", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0], [80, 0]);
  await unfold(page, "Snapping");
  const angles = page.locator("#inspector").getByRole("button", { name: "Angles" });
  await angles.click();
  const pitch = page.locator("#inspector").getByRole("textbox", { name: "Grid pitch" });
  await pitch.fill("16");
  await pitch.press("Enter");
  await page.locator("#drawing").hover();
  await page.mouse.wheel(0, -240);
  const camera = () => page.locator("#drawing-canvases").getAttribute("data-camera");
  const before = await camera();
  await page.waitForTimeout(500);
  await page.reload();
  await page.locator("body[data-state=ready]").waitFor();
  await expectCounts(page, /^2 points/);
  await expect(angles).toHaveAttribute("aria-pressed", "false");
  await expect(pitch).toHaveValue("16");
  expect(await camera()).toBe(before);
});

test("a reload on an empty paper shows the game's board as large as the room does", async ({
  page,
}) => {
  const camera = () => page.locator("#drawing-canvases").getAttribute("data-camera");
  await visit(page);
  await room(page, "Draw");
  const fitted = await camera();
  await newPaper(page, "Without lines");
  await page.locator("#drawing").hover();
  await page.mouse.wheel(0, -240);
  await page.reload();
  await page.locator("body[data-state=ready]").waitFor();
  await expectCounts(page, /^81 points/);
  expect(await camera()).toBe(fitted);
});

test("undo reaches back across “Play on it”", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await press(page, [0, 0], [80, 0], [160, 0], [160, 0]);
  await expectCounts(page, "3 points · 2 edges · 1 piece");
  await room(page, "Play");
  // Another game on the same board, as new rules begin one.
  await openFile(page, await savedGame(page));
  await page.waitForTimeout(500);
  await room(page, "Draw");
  await expectCounts(page, "3 points · 2 edges · 1 piece");
  await keys(page, "Control+z");
  await expectCounts(page, /^[23] points · 1 edge/);
});

test("1e308 in a field is answered in words beside it", async ({ page }) => {
  await draw(page, "Disks");
  await unfold(page, "Exact numbers");
  const field = page.locator("#inspector").getByRole("textbox", { name: "Next radius" });
  await field.fill("1e308");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const words = page.getByText("Write a whole number from 1 to 1,000,000,000, or a sum: 40*3.");
  await expect(words.filter({ visible: true })).toHaveCount(1);
  await field.fill("500");
  await field.press("Enter");
  await expect(words.filter({ visible: true })).toHaveCount(0);
});

test("a mixed graph in GraphML says that its two-way links are doubled", async ({ page }) => {
  await draw(page);
  await pasteText(page, "a b\nb -> c");
  await expectCounts(page, "3 points · 1 edge · 1 arc · 1 piece");
  await fromMenu(page, "Export…");
  const dialog = page.locator("#export");
  await dialog.getByText("GraphML", { exact: true }).click();
  await expect(dialog).toContainText("each two-way link is written as two arcs");
  await expect(dialog.getByLabel("The text")).not.toHaveValue(/<edge [^>]*directed=/);
});

test("Import draws what it would make, and names it after the file", async ({ page }) => {
  await draw(page);
  const dialog = await openImport(page);
  const picture = dialog.getByRole("img");
  await expect(picture).toBeHidden();
  await dialog.getByLabel("Text of the board").fill("a b\nb c\nc a");
  await expect(picture).toBeVisible();
  const before = await picture.screenshot();
  await dialog.getByLabel("Text of the board").fill("a b\nb c\nc d\nd e");
  await expect(found(dialog)).toContainText("5 points");
  expect(before.equals(await picture.screenshot())).toBe(false);
  await dialog.getByLabel("Text of the board").fill("[[0,1");
  await expect(picture).toBeHidden();
  await chooseFile(page, dialog, "harbour.tgf", "1\n2\n3\n#\n1 2\n2 3\n3 1\n");
  await expect(picture).toBeVisible();
  await drawOn(dialog).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("harbour");
  await expect(page).toHaveTitle(/^harbour/);
});

/** Drops a list of 8,000 links, whose points take a while to be laid out. */
async function dropLargeList(page: Page, name: string): Promise<void> {
  const links = Array.from({ length: 8000 }, (_, i) => `${i % 4000} ${(i * 7 + 1) % 4000}`);
  await page.evaluate(
    ([fileName = "", content = ""]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(drop);
    },
    [name, links.join("\n")],
  );
}

test("the reading of a dropped text is said, and stopped by a button", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0]);
  const notice = page.locator("#notice");
  await dropLargeList(page, "large.edges");
  await expect(notice).toContainText("Reading large.edges …");
  await notice.getByRole("button", { name: "Stop" }).click();
  await expect(notice).toBeHidden();
  // Read to its end, the list would replace the point within a few seconds.
  await page.waitForTimeout(7000);
  await expectCounts(page, "1 point · 0 edges · 1 piece");
  await pasteText(page, "a b\nb c");
  await expectCounts(page, "4 points · 2 edges · 2 pieces");
  await expect(notice).toBeHidden();
});
