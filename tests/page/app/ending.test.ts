/** The end of a game: the seal, the territory, the sentence that says the rule, and the ways on. */

import { game, pass, seal, sentence, WALL } from "../both/ending.ts";
import { command, openGame, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("after two passes a seal says the result, and can be put away", async ({ page }) => {
  await visit(page);
  await openGame(page, game(WALL));
  await pass(page);
  await pass(page);
  await expect(seal(page)).toBeVisible();
  await expect(seal(page)).toHaveText(/White\s*wins by\s*9/);
  await expect(seal(page)).toHaveAccessibleName(
    "White wins by 9 (area, two passes). Put the seal away",
  );
  await expect(sentence(page)).toHaveText(
    "Stones count, and each empty point that reaches only one colour: Black 9 stones + 27 empty points = 36; White 9 stones + 36 empty points = 45.",
  );
  await seal(page).focus();
  await page.keyboard.press("Escape");
  await expect(seal(page)).toBeHidden();
  await expect(page.locator("#stage")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the sheet closes before a result and an offer, and stays open on a walk", async ({
    page,
  }) => {
    const sheet = page.locator("body");
    await visit(page);
    await openGame(page, game(WALL));
    await command(page, "Offer a draw");
    await expect(sheet).toHaveAttribute("data-sheet", "closed");
    await page.locator("#dock").getByRole("button", { name: "Decline" }).click();
    await command(page, "Resign");
    await page.locator("#question").getByRole("button", { name: "Resign" }).click();
    await expect(sheet).toHaveAttribute("data-sheet", "closed");
    await expect(page.locator("#dock .turn")).toContainText("White wins");
    await page.getByRole("button", { name: "More", exact: true }).filter({ visible: true }).click();
    for (const key of ["Home", "End"]) await page.keyboard.press(key);
    await expect(sheet).toHaveAttribute("data-sheet", "open");
  });
});
