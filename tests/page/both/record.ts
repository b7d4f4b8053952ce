/** Helpers of the tests of record in the browser and of those in Node. */
import type { Page } from "@playwright/test";

export const turn = (page: Page, name: string) =>
  page.locator("#record").getByRole("button", { name });
