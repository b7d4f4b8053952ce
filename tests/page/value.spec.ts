/** The value of a position: exact on small boards, bounds and an estimate on larger ones. Expected values are those
 *  of Tromp, and of Drange, "Mini-GO" (docs/solver.md). */

import { ask, card, grid, words } from "./both/value.ts";
import { expect, test } from "./shared-page.ts";
import { axeFinds, command, expectRed, expectSaid, openGame, visit } from "./stage.ts";

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
  expect(await axeFinds(page)).toEqual([]);

  await card(page).getByRole("button", { name: "Close" }).click();
  await expect(card(page)).toBeHidden();
  await expectRed(page, 1, 0.8, false);
});

test("on a phone the value stands above the dock's buttons", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page);
  await openGame(page, grid(2, 2));
  await command(page, "Worth");
  // Tromp: 2×2 is worth 1.
  await expect(words(page)).toHaveText(/^Black wins by 1\. Best first: A2, B2, A1 and B1\.$/);
  await expect(card(page).getByText("Exact")).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

test("on an upright tablet the value and the first turns are in sight beside the buttons", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit(page);
  await ask(page, grid(2, 2));
  await expect(words(page)).toHaveText(/^Black wins by 1\. /);
  await expect(words(page)).toBeInViewport({ ratio: 1 });
  await expect(card(page).getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
});
