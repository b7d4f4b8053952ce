/** Helpers of the tests of modules in the browser and of those in Node. */
import type { Page } from "@playwright/test";

export const drawButton = (page: Page) =>
  page.locator("#rooms").getByRole("button", { name: "Draw" });
