/** The clock of a game here: one that the game names, and the form for one of the reader's own. */
import { expect, test } from "./shared-page.ts";
import { axeFinds, visit } from "./stage.ts";

test("a refused time of a reader's own has no faults of accessibility", async ({ page }) => {
  await visit(page);
  await page.getByRole("button", { name: "Change the rules" }).filter({ visible: true }).click();
  const form = page.locator("#rules-form");
  await form.getByRole("combobox", { name: "Clock" }).selectOption("Your own…");
  await form.getByRole("textbox", { name: "Main time, minutes" }).fill("ten");
  await page.keyboard.press("Tab");
  await expect(form.getByRole("alert").filter({ visible: true })).toBeVisible();
  expect(await axeFinds(page, "#rules-form")).toEqual([]);
});
