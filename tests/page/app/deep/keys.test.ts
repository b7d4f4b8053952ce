/** Keys: their list, changes of room, the switch of letter keys, and drawing by ear. */

import { draw, expectCounts, keys, press, room, take, unfold, walk } from "../../editor.ts";
import { expectSaid, expectTurn, fromMenu, openFromAtlas, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

for (const [name, own, others] of [
  ["Play", ["Pass", "Take a turn back"], ["Select, point, link", "Move by a pixel"]],
  ["Draw", ["Select, point, link", "Snapping on and off"], ["Pass", "Take a turn back"]],
] as const)
  test(`the list of keys has those of ${name} alone`, async ({ page }) => {
    await visit(page);
    await page.locator("#rooms").getByRole("button", { name, exact: true }).click();
    await expect(page.locator("body")).toHaveAttribute("data-room", name.toLowerCase());
    await fromMenu(page, "Keys");
    const list = page.locator("#keys");
    await expect(list).toBeVisible();
    for (const words of own) await expect(list).toContainText(words);
    for (const words of others) await expect(list).not.toContainText(words);
  });

test("the list of keys has those of a plane in place of others on a plane alone", async ({
  page,
}) => {
  await visit(page);
  await openFromAtlas(page, "Without lines");
  await fromMenu(page, "Keys");
  const list = page.locator("#keys");
  await expect(list).toContainText("Move by a pixel");
  await expect(list).not.toContainText("Move over the board");
});

test("Tab moves on from the cursor of a board, and of a drawing", async ({ page }) => {
  await visit(page);
  await keys(page, "ArrowRight", "Tab");
  await expect(page.locator("body")).toHaveAttribute("data-room", "play");
  await expect(page.locator("#stage")).not.toBeFocused();
  await draw(page);
  await keys(page, "p", "ArrowRight", "Enter", "Tab");
  await expect(page.locator("body")).toHaveAttribute("data-room", "draw");
  await expect(page.locator("#drawing")).not.toBeFocused();
});

test("F2 goes from the board to the drawing and back, and with Shift to Learn", async ({
  page,
}) => {
  await visit(page);
  const body = page.locator("body");
  await keys(page, "F2");
  // A board that was not drawn on yet brings the choice of a drawing.
  await expect(page.locator("#drawing-start").getByRole("button").first()).toBeFocused();
  await keys(page, "Escape");
  await expect(page.locator("#drawing")).toBeFocused();
  await expectSaid(page, "Draw. F2 plays on this board.");
  await expect(page.getByRole("button", { name: "Play it" })).toHaveAttribute("title", /F2/);
  // After a click, after Escape, and from a field it works as well.
  await press(page, [2, 2]);
  await keys(page, "Escape", "F2");
  await expect(page.locator("#stage")).toBeFocused();
  await keys(page, "F2");
  await page.getByLabel("Title", { exact: true }).fill("By F2");
  await keys(page, "F2");
  await expect(page.locator("#title")).toHaveText("By F2");
  await keys(page, "Shift+F2");
  await expect(body).toHaveAttribute("data-room", "learn");
  await expectSaid(page, "Learn. Shift F2 goes back to the board.");
  await keys(page, "Shift+F2");
  await expect(page.locator("#stage")).toBeFocused();
});

test("letter keys work at the board, and not on a button", async ({ page }) => {
  await visit(page);
  await page.getByRole("button", { name: "Coordinates" }).focus();
  await keys(page, "p", "?");
  await expectTurn(page, "Black", 1);
  await page.locator("#stage").focus();
  await keys(page, "p");
  await expectSaid(page, "Black passes. White to play.");
  await draw(page);
  await page.getByRole("button", { name: "Menu" }).filter({ visible: true }).focus();
  await keys(page, "p");
  await expect(page.locator('#rail [aria-pressed="true"]').first()).toHaveAccessibleName("Select");
  // It would have come by now.
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
});

test("a click on a tool leaves letter keys at the board", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await expect(page.locator("#drawing")).toBeFocused();
  await keys(page, "p");
  await expect(page.locator('#rail [aria-pressed="true"]').first()).toHaveAccessibleName("Point");
});

test("letter keys can be switched off, and stay off", async ({ page }) => {
  await visit(page);
  await keys(page, "?");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await dialog.getByLabel("Letter keys").uncheck();
  await keys(page, "Escape");
  await page.locator("#stage").focus();
  await keys(page, "p", "?");
  await expect(dialog).toBeHidden();
  await expectTurn(page, "Black", 1);
  await keys(page, "ArrowRight", "Enter");
  await expectSaid(page, "Black E5. White to play.");
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  await room(page, "Draw");
  await keys(page, "p");
  await expect(page.getByRole("button", { name: "Point", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(page.locator("#rail [aria-keyshortcuts]")).toHaveCount(0);
  await expect(page.locator('#rail [title*="("]')).toHaveCount(0);
  await fromMenu(page, "Keys");
  await dialog.getByLabel("Letter keys").check();
  await keys(page, "Escape");
  await page.locator("#drawing").focus();
  await keys(page, "p");
  await expect(page.getByRole("button", { name: "Point", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a triangle with stones is drawn by ear: each key says what is there after it", async ({
  page,
}) => {
  await draw(page);
  const said = async (key: string, words: string | RegExp) => {
    await keys(page, key);
    await expectSaid(page, words);
  };
  await keys(page, "p");
  await said("ArrowRight", /^Empty page at /);
  const start = /at (-?\d+), (-?\d+)$/.exec(
    (await page.locator("#live-region").textContent()) ?? "",
  );
  const [x, y] = [Number(start?.[1]), Number(start?.[2])];
  const at = (dx: number, dy: number) => `at ${x + dx}, ${y + dy}`;
  await said("Enter", `Point added. Point A1 ${at(0, 0)}`);
  await said("ArrowRight", `Empty page ${at(40, 0)}`);
  await said("ArrowRight", `Empty page ${at(80, 0)}`);
  await said("Enter", `Point added. Point B1 ${at(80, 0)}`);
  await walk(page, [2, "ArrowDown"], [1, "ArrowLeft"]);
  await said("Enter", `Point added. Point A1 ${at(40, 80)}`);
  await keys(page, "l");
  await said("Enter", `Link begun. Point A1 ${at(40, 80)}`);
  await said("n", `Point A2 ${at(0, 0)}`);
  await said("Enter", `Edge added. Point A2, 1 link ${at(0, 0)}`);
  await said("n", `Point B2 ${at(80, 0)}`);
  await said("Enter", `Edge added. Point B2, 1 link ${at(80, 0)}`);
  await said("n", `Point A1, 1 link ${at(40, 80)}`);
  await said("Enter", `Edge added. Point A1, 2 links ${at(40, 80)}`);
  await said("Escape", `Line ended. Point A1, 2 links ${at(40, 80)}`);
  await keys(page, "s");
  await said("Enter", `Black stone put. Point A1, black stone, 2 links ${at(40, 80)}`);
  await said("Enter", `White stone put. Point A1, white stone, 2 links ${at(40, 80)}`);
  await said("Shift+N", `Point B2, 2 links ${at(80, 0)}`);
  await said("Enter", `Black stone put. Point B2, black stone, 2 links ${at(80, 0)}`);
  await keys(page, "t", "Enter", "e", "Enter");
  await expectSaid(page, `Label e set. Point e, black stone, 2 links ${at(80, 0)}`);
  await said("PageDown", `Point A1, white stone, 2 links ${at(40, 80)}`);
  await said("Control+z", `Label removed. Point A1, white stone, 2 links ${at(40, 80)}`);
  await keys(page, "x");
  await said("Enter", `Point removed. 2 edges removed. Stone removed. Empty page ${at(40, 80)}`);
  await expectCounts(page, "2 points · 1 edge · 1 piece");
});

test("after a number and Enter the focus is at the drawing", async ({ page }) => {
  await draw(page);
  await keys(page, "p", "ArrowRight", "Enter");
  await unfold(page, "Exact numbers");
  const x = page.getByLabel("x", { exact: true });
  await x.fill("no number");
  await x.press("Enter");
  await expect(x).toBeFocused();
  await x.fill("160");
  await x.press("Enter");
  await expect(page.locator("#drawing")).toBeFocused();
  await expect(x).toHaveValue("160");
});

test("Enter closes an outline, as the tip says", async ({ page }) => {
  await draw(page, "Without lines");
  await take(page, "Region");
  await press(page, [0, 0], [2048, 0], [2048, 2048]);
  await expect(page.locator("#drawing-tip")).toContainText("or Enter, closes the outline");
  await keys(page, "Enter");
  await expectCounts(page, "Every disk of one radius in the region");
});

test("every key of the drawing room stands in the list of keys, which its menu opens", async ({
  page,
}) => {
  await draw(page);
  await fromMenu(page, "Keys");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await expect(dialog).toContainText("Hold it and drag: move the paper");
  await expect(dialog).toContainText("Play on this board, and draw on it again");
  await expect(dialog).toContainText("Zoom, fit the drawing");
  await keys(page, "Escape");
  await room(page, "Play");
  await fromMenu(page, "Keys");
  await expect(dialog).toBeVisible();
});
