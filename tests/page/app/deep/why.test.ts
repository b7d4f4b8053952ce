/** Explanations: the turn that took a stone, the bar to a play, the parts of a score. */

import { card, KO, words } from "../../both/why.ts";
import { openGame, tap, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap asks and a tap puts away", async ({ page }) => {
    await visit(page);
    await openGame(page, KO);
    await tap(page, 2, 1);
    const ask = page.getByRole("button", { name: "Why not C8?" });
    await ask.tap();
    await expect(words(page)).toContainText("would repeat the first board");
    await card(page).getByRole("button", { name: "Close the answer" }).tap();
    await expect(card(page)).toBeHidden();
  });
});
