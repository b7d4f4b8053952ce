/** Helpers of the tests of value in the browser and of those in Node. */

import { expect, type Locator, type Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import { openGame } from "../stage.ts";

export const grid = (columns: number, rows: number): GameDocument => ({
  gospace: 1,
  title: `${columns} by ${rows}`,
  board: { kind: "grid", columns, rows },
});

export const NAME = "What is it worth?";

export const card = (page: Page): Locator =>
  page.getByRole("region", { name: NAME }).filter({ visible: true });

export const words = (page: Page): Locator => card(page).locator(".value-words");

export async function ask(page: Page, game: GameDocument): Promise<void> {
  await openGame(page, game);
  await page.locator("#stage").focus();
  await page.keyboard.press("w");
  // Code that comes late values the position that is shown then.
  await expect(card(page)).toBeVisible();
}
