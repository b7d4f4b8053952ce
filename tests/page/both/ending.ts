/** Helpers of the tests of ending in the browser and of those in Node. */

import type { Page } from "@playwright/test";
import type { GameDocument, Rules, Turn } from "../../../www/engine/types.ts";

/** A wall between D and E on 9 × 9: 36 points are Black's, 45 White's. */
export const WALL: readonly Turn[] = [...Array(9).keys()].flatMap((y) => [
  { play: 9 * y + 3 },
  { play: 9 * y + 4 },
]);

export function game(turns: readonly Turn[], rules?: Rules): GameDocument {
  const board = { kind: "grid", columns: 9, rows: 9 } as const;
  return { gospace: 1, title: "The end", board, turns: [...turns], ...(rules ? { rules } : {}) };
}

export const seal = (page: Page) => page.locator("#seal");

export const sentence = (page: Page) => page.locator("#phase .count");

export async function pass(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pass", exact: true }).click();
}
