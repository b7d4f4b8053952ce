/** Helpers of the tests of saved in the browser and of those in Node. */
import { expect, type Locator, type Page } from "@playwright/test";
import { click } from "../stage.ts";

export function mine(page: Page): Locator {
  return page.locator("#mine .card");
}

export async function ready(page: Page): Promise<void> {
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
}

/** Black and White in turn, in a row. */
export async function playRow(page: Page, count: number): Promise<void> {
  for (let column = 0; column < count; column++) await click(page, column, 4);
  await expect(page.locator("#mine .card small").first()).toHaveText(
    `${count} ${count === 1 ? "turn" : "turns"} · today`,
  );
}
