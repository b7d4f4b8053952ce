/** Helpers of the tests of storage-refused in the browser and of those in Node. */
import { expect, type Page } from "@playwright/test";
import { click } from "../stage.ts";

/** As where cookies are blocked: asking for any storage fails. */
export function block(): void {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get: refuse });
  IDBFactory.prototype.open = refuse;
}

/** The live region is no sign of a turn: the notice of the refusal may follow at once. */
export async function playTwice(page: Page): Promise<void> {
  const shown = page.locator("#record [aria-current]");
  await click(page, 2, 2);
  await expect(shown).toHaveText(/^1/);
  await click(page, 3, 3);
  await expect(shown).toHaveText(/^2/);
}
