/** The value of a position: exact on small boards, bounds and an estimate on larger ones. Expected values are those
 *  of Tromp, and of Drange, "Mini-GO" (docs/solver.md). */

import { ask, card, grid, words } from "../../both/value.ts";
import { expectRed, expectSaid, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("3×3 is worth 9 for Black, who begins in the centre", async ({ page }) => {
  await visit(page);
  await ask(page, grid(3, 3));
  await expect(words(page)).toHaveText("Black wins by 9. Best first: B2.");
  await expectSaid(page, /^Black wins by 9\. Best first: B2\./);
  await expect(card(page).getByText("Exact")).toBeVisible();
  const turns = card(page).getByRole("listitem");
  await expect(turns).toHaveCount(10);
  await expect(turns.first()).toHaveText("B2 Black wins by 9");
  await expectRed(page, 1, 0.8);

  await card(page).getByRole("button", { name: "Close" }).click();
  await expect(card(page)).toBeHidden();
  await expectRed(page, 1, 0.8, false);
});
