/** Helpers of the tests of breath in the browser and of those in Node. */

import type { Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import { click } from "../stage.ts";

export const GRID: GameDocument = {
  gospace: 1,
  title: "Nine",
  board: { kind: "grid", columns: 9, rows: 9, start: { black: [39], white: [40] } },
};

/** Black takes White's stone in the middle. */
export async function capture(page: Page): Promise<void> {
  for (const [x, y] of [
    [4, 3],
    [0, 0],
    [5, 4],
    [0, 1],
    [4, 5],
  ] as const)
    await click(page, x, y);
  await page.mouse.move(0, 0);
}
