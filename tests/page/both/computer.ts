/** Helpers of the tests of computer in the browser and of those in Node. */

import type { Locator, Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import { openGame, opponentChoice } from "../stage.ts";

export const GRID: GameDocument = {
  gospace: 1,
  title: "Five by five",
  board: { kind: "grid", columns: 5, rows: 5 },
};

export const panel = (page: Page): Locator => page.locator("#panel");

export const tip = (page: Page): Locator => page.locator("#tip");

export async function press(page: Page, name: string): Promise<void> {
  await panel(page).getByRole("button", { name, exact: true }).click();
}

export async function setLevel(page: Page, name: string): Promise<void> {
  await opponentChoice(page, "Computer");
  await panel(page).getByLabel("Strength").selectOption(name);
}

/** The computer at the level that is offered first, on the side that is offered. */
export async function faceComputer(page: Page, game: GameDocument): Promise<void> {
  await openGame(page, game);
  await (await opponentChoice(page, "Computer")).click();
}
