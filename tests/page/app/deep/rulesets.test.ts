/** Rulesets, and the form of the rules. */

import { click, expectScore, expectTurn, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

async function openRules(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Change the rules" }).click();
  await expect(page.getByRole("dialog", { name: "Rules" })).toBeVisible();
}

test("other rules ask before turns are lost, and begin anew with an exact komi", async ({
  page,
}) => {
  await visit(page);
  await click(page, 4, 4);
  await openRules(page);
  const dialog = page.getByRole("dialog", { name: "Rules" });
  await dialog.getByLabel("Komi of the rules", { exact: true }).fill("-13/2");
  await dialog.getByLabel("Situational superko").check();
  await dialog.getByRole("button", { name: "Play by these rules" }).click();
  await expect(dialog).toContainText("starts a new game; the old one, of 1 turn, is kept");
  await dialog.getByRole("button", { name: "Start anew" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("#rules")).toContainText("same player to move");
  await expectTurn(page, "Black", 1);
  await expectScore(page, "0", "−6½");
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expectTurn(page, "White", 2);
});
