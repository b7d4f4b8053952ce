/** Helpers of the tests of agreement in the browser and of those in Node. */
import type { Page } from "@playwright/test";

export const SENTENCE =
  "C3 still stands. If you pass now it counts as alive: White wins by 26. Play on, or agree that it is dead.";

export const RESULT = /Black wins by 9.*area, dead stones agreed/;

export function part(page: Page) {
  return page.locator("#agreement");
}

export async function press(page: Page, name: string): Promise<void> {
  await part(page).getByRole("button", { name }).click();
}
