/** Problems in the page, where they are also made with one press. Expected values are those of Tromp and of Drange
 *  (docs/solver.md). */
import { part, ROW, THREE, words } from "../../both/problem.ts";
import { linkOf } from "../../players.ts";
import { click, expectSaid, openGame, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("the page's address poses a problem, which a reload keeps and another board leaves", async ({
  page,
}) => {
  const address = `?mode=solve#${linkOf(ROW)}.0`;
  await page.goto(address);
  await expect(words(page)).toHaveText("Black to play and win by 3.");
  await expect(page.locator("section.record")).toBeHidden();
  await click(page, 0, 0);
  await expect(words(page)).toHaveText(/^Not solved\. White answers B1\./);
  await page.waitForTimeout(500);
  expect(page.url()).toContain(address);
  await page.reload();
  await expect(words(page)).toHaveText("Black to play and win by 3.");
  await click(page, 1, 0);
  await expect(words(page)).toHaveText("Solved: Black wins by 3. Now White has no room.");
  await openGame(page, THREE);
  await expect(part(page)).toHaveCount(0);
  await expect(page.locator("section.record")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await page.goBack();
  await expect(words(page)).toHaveText("Black to play and win by 3.");
  await page.getByRole("button", { name: "Leave the problem" }).click();
  await expect(part(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
});

test("a solved position becomes a problem with one press, as a link and as an embed", async ({
  page,
}) => {
  await visit(page);
  await openGame(page, THREE);
  await page.locator("#stage").focus();
  await page.keyboard.press("w");
  await expectSaid(page, /^Black wins by 9/);
  await page.locator("#value").getByRole("button", { name: "Make this a problem" }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  await expect(share.getByRole("radio", { name: /^A problem/ })).toBeChecked();
  const box = share.getByRole("textbox");
  await expect(box).toHaveValue(/\/\?mode=solve#[^.]+\.0$/);
  const link = await box.inputValue();
  await share.getByRole("tab", { name: "Embed" }).click();
  await expect(share.getByRole("checkbox", { name: /^As a problem/ })).toBeChecked();
  await expect(share.getByRole("textbox").last()).toHaveValue(/embed\.html\?mode=solve#/);
  await page.goto(link);
  await expect(words(page)).toHaveText("Black to play and win by 9.");
});
