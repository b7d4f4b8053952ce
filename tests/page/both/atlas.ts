/** Helpers of the tests of atlas in the browser and of those in Node. */
import { expect, type Page } from "@playwright/test";
import { visit } from "../stage.ts";

export const atlas = (page: Page) => page.locator("#atlas");

export const plate = (page: Page, name: RegExp) => atlas(page).getByRole("button", { name });

export async function enter(page: Page): Promise<void> {
  await visit(page);
  await page.keyboard.press("g");
  await expect(plate(page, /^Torus/)).toBeAttached();
}
