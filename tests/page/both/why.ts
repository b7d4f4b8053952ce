/** Helpers of the tests of why in the browser and of those in Node. */

import type { Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";

export const grid = (start: { black: number[]; white: number[] }) =>
  ({ kind: "grid", columns: 9, rows: 9, wrap: "none", start }) as const;

export const at = (x: number, y: number) => x + 9 * y;

/** White has just taken at B8, and Black may not take back. */
export const KO: GameDocument = {
  gospace: 1,
  title: "A ko",
  board: grid({
    black: [at(1, 0), at(0, 1), at(1, 2), at(2, 1)],
    white: [at(2, 0), at(3, 1), at(2, 2)],
  }),
  turns: ["pass", { play: at(1, 1) }],
};

export const card = (page: Page) => page.getByRole("region", { name: "Why" });

export const words = (page: Page) => card(page).locator("p");
