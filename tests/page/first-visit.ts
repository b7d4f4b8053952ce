/** A first visit: the greeting, White's stone that is taken, and the tour of boards. */
import { expect, type Page } from "@playwright/test";
import { spotOf } from "./stage.ts";

export const greeting = (page: Page) => page.locator("#greeting");
export const tour = (page: Page) => page.locator("#tour");
export const current = (page: Page) => tour(page).locator("[aria-current]");
export const way = (page: Page, name: string) =>
  tour(page).locator(".tour-ways").getByRole("button", { name });

export async function arrive(page: Page): Promise<void> {
  await page.goto("./");
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
}

/** With reduced motion the tour stands at its end. */
export async function arriveStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page);
}

/** In the middle of the last liberty of White's stone. */
export async function take(page: Page): Promise<void> {
  await expect(greeting(page)).toBeVisible();
  const spot = await spotOf(page, 13834, 9016);
  await page.mouse.click(spot.x, spot.y);
}
