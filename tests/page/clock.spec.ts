/** The clock of a game here: one that the game names, and the form for one of the reader's own. */
import { TIMED, times } from "./both/clock.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { axeFinds, expectSaid, openGame, visit } from "./stage.ts";

test("a game that names a time brings its clock, and C tells it", JOURNEY, async ({ page }) => {
  await visit(page);
  await openGame(page, TIMED);
  await expect(times(page)).toHaveText(["10:00", "10:00"]);
  await page.locator("#stage").focus();
  await page.keyboard.press("c");
  await expectSaid(page, "Time left: Black 10 minutes, White 10 minutes.");
});

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
