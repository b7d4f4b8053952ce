/** Helpers of the tests of clock in the browser and of those in Node. */

import type { Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";

export const TIMED: GameDocument = {
  gospace: 1,
  title: "Timed",
  comment: "Time: 600",
  board: { kind: "grid", columns: 5, rows: 5 },
};

export function times(page: Page) {
  return page.locator("#clock").getByRole("timer");
}
