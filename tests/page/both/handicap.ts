/** Helpers of the tests of handicap in the browser and of those in Node. */

import type { Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import { openGame, visit } from "../stage.ts";

export const TORUS: GameDocument = {
  gospace: 1,
  title: "Small torus",
  board: { kind: "grid", columns: 5, rows: 5, wrap: "torus" },
};

export async function choose(page: Page): Promise<void> {
  await visit(page);
  await openGame(page, TORUS);
  await page.getByRole("button", { name: "Change the rules" }).filter({ visible: true }).click();
  await page.locator("#rules-form").getByLabel("Handicap").selectOption("2 stones");
  await page.getByRole("button", { name: "Play by these rules" }).click();
}
