/** Helpers of the tests of learn in the browser and of those in Node. */

import { expect, type Locator, type Page } from "@playwright/test";
import { spotIn } from "../players.ts";

export async function enter(page: Page): Promise<void> {
  await page.goto("./?learn");
  await expect(page.getByRole("heading", { name: "Chains and liberties" })).toBeVisible();
}

export function sheet(page: Page, name: string): Locator {
  return page.getByRole("region", { name });
}

/** Scrolls a board into the window and waits until it runs. */
export async function board(within: Locator, index = 0): Promise<Locator> {
  const found = within.locator(".board").nth(index);
  await found.scrollIntoViewIfNeeded();
  await expect(found).toHaveAttribute("data-state", "running");
  await expect(found.locator(".canvases")).toHaveAttribute("data-camera", /./);
  return found;
}

export async function clickIn(page: Page, on: Locator, x: number, y: number): Promise<void> {
  const spot = await spotIn(on, x, y);
  await page.mouse.click(spot.x, spot.y);
}
