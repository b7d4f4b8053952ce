/** Helpers of the tests of correspondence in the browser and of those in Node. */
import type { Page } from "@playwright/test";

export function panel(page: Page) {
  return page.locator("#panel");
}

export function card(page: Page) {
  return page.locator("#by-link");
}

/** The link that the card has to send. */
export async function letter(page: Page): Promise<string> {
  return card(page).getByRole("textbox", { name: "Link to send" }).inputValue();
}

export async function playByLink(page: Page): Promise<void> {
  await panel(page).getByRole("button", { name: "By link" }).click();
}
