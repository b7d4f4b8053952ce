/** The value of a position: exact on small boards, bounds and an estimate on larger ones. Expected values are those
 *  of Tromp, and of Drange, "Mini-GO" (docs/solver.md). */

import type { GameDocument } from "../../www/engine/types.ts";
import { expect, type Locator, type Page, test } from "./shared-page.ts";
import { axeFinds, command, expectRed, expectSaid, openGame, visit } from "./stage.ts";

const grid = (columns: number, rows: number): GameDocument => ({
  gospace: 1,
  title: `${columns} by ${rows}`,
  board: { kind: "grid", columns, rows },
});

const NAME = "What is it worth?";
const card = (page: Page): Locator =>
  page.getByRole("region", { name: NAME }).filter({ visible: true });
const words = (page: Page): Locator => card(page).locator(".value-words");

async function ask(page: Page, game: GameDocument): Promise<void> {
  await openGame(page, game);
  await page.locator("#stage").focus();
  await page.keyboard.press("w");
  // Code that comes late values the position that is shown then.
  await expect(card(page)).toBeVisible();
}

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
