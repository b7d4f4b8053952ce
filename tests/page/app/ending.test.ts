/** The end of a game: the seal, the territory, the sentence that says the rule, and the ways on. */

import { game, pass, seal, sentence, WALL } from "../both/ending.ts";
import { openGame, visit } from "../stage.ts";
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
