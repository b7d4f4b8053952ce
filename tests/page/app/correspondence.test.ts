/** Play by links, by keys and by ear. */

import { card, letter, playByLink } from "../both/correspondence.ts";
import { expectSaid, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("by keys the link is one key away from the turn that it tells", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page);
  await playByLink(page);
  await page.locator("#stage").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Black E5. White to play. Link to send is ready.");
  await page.keyboard.press("l");
  await expect(card(page).getByRole("button", { name: "Copy link" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page)).toContainText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await letter(page));
});
