/** The theme, a strict content security policy, and blocked storage. */

import { fromMenu, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("the theme follows the system until somebody chooses another, which is remembered", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page);
  const theme = page.locator("html");
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(theme).toHaveAttribute("data-theme", "light");
  await fromMenu(page, "Light or dark");
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(theme).toHaveAttribute("data-theme", "dark");
});

test("the page works where storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await visit(page);
  await fromMenu(page, "Light or dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
