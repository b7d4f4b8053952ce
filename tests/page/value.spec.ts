/** The value of a position: exact on small boards, bounds and an estimate on larger ones. Expected values are those
 *  of Tromp, and of Drange, "Mini-GO" (docs/solver.md). */

import type { GameDocument } from "../../www/engine/types.ts";
import { expect, JOURNEY, type Locator, type Page, test } from "./shared-page.ts";
import {
  axeFinds,
  command,
  expectRed,
  expectSaid,
  expectTurn,
  openGame,
  savedGame,
  visit,
} from "./stage.ts";

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

test("3×3 is worth 9 for Black, who begins in the centre", JOURNEY, async ({ page }) => {
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

test("best play becomes a variation, and a first turn leads to the answers to it", async ({
  page,
}) => {
  await visit(page);
  await ask(page, { ...grid(3, 1), turns: [{ play: 0 }] });
  await page.locator("#turn-buttons").getByRole("button", { name: "Undo" }).click();
  await expect(words(page)).toHaveText(/^Another position is shown/);
  await card(page).getByRole("button", { name: "Ask again" }).click();
  // Drange: a row of three is all Black's.
  await expect(words(page)).toHaveText("Black wins by 3. Best first: B1.");
  await card(page).getByRole("button", { name: "Add it as a variation" }).click();
  const [first] = (await savedGame(page)).turns ?? [];
  expect(first).toMatchObject({ play: 0, variations: [expect.arrayContaining([{ play: 1 }])] });
  await page.locator("#stage").focus();
  await page.keyboard.press("]");
  await expectTurn(page, "White", 2);
  await page.keyboard.press("[");

  await card(page).getByRole("button", { name: "Ask again" }).click();
  await card(page).getByRole("button", { name: /^A1 / }).click();
  await expectTurn(page, "White", 2);
  await expect(words(page)).toHaveText(
    /^(Black wins by \d|White wins by \d|A draw)\. Best first: /,
  );
});

test("a board too large to solve says so, and has an estimate that is marked as one", async ({
  page,
}) => {
  await visit(page);
  await ask(page, grid(9, 9));
  await expect(words(page)).toHaveText(
    "This board has more than 63 points, too many to be solved.",
  );
  await expect(card(page).getByText(/^Estimate by [\d,]+ trial games: /)).toBeVisible();
});

test("a board that takes long has bounds, and is stopped and asked for again", async ({ page }) => {
  await visit(page);
  await ask(page, grid(5, 5));
  await expect(words(page)).toHaveText(/^Between White wins by \d+ and Black wins by \d+\.$/);
  await expect(card(page).getByText(/^Estimate by [\d,]+ trial games: /)).toBeVisible();
  await expect(card(page).getByText(/^Working… [\d,]+ turns tried$/)).toBeVisible();
  await card(page).getByRole("button", { name: "Stop" }).click();
  await expect(card(page).getByText("Stopped")).toBeVisible();
  await card(page).getByRole("button", { name: "Ask again" }).click();
  await expect(card(page).getByText(/^Working…/)).toBeVisible();
  await page.locator("#stage").focus();
  await page.keyboard.press("w");
  await expect(card(page)).toBeHidden();
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
