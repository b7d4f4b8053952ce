/** Helpers of the tests of review in the browser and of those in Node. */

import { expect, type Locator, type Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import { fromMenu, openGame } from "../stage.ts";

/** Black lives in the two left columns until the third turn fills an eye; with the fourth White takes it all. */
export const BLUNDER: GameDocument = {
  gospace: 1,
  title: "An eye is filled",
  board: {
    kind: "grid",
    columns: 5,
    rows: 5,
    start: { black: [1, 6, 10, 11, 16, 21], white: [2, 7, 12, 13, 14, 17, 22] },
  },
  turns: [{ play: 5 }, "pass", { play: 0 }, { play: 15 }],
};

export const review = (page: Page): Locator =>
  page.getByRole("region", { name: "Review" }).filter({ visible: true });

export const chart = (page: Page): Locator => review(page).getByRole("slider");

export async function begin(page: Page, game: GameDocument): Promise<void> {
  await openGame(page, game);
  await fromMenu(page, "Review");
  await expect(review(page).getByText("The turns that cost most")).toBeVisible();
}
