/** The choice of a language: by the reader, by the address, and in the menu. */

import { click, expectLanguage, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

/** The names of the rooms say which language a page has. */
const room = (page: Page, name: string) => page.locator("#rooms").getByRole("button", { name });

test.describe("a reader whose browser prefers German", () => {
  test.use({ locale: "de-DE" });

  test("chooses English in the menu of the drawing, which stays", async ({ page }) => {
    await visit(page);
    await room(page, "Zeichnen").click();
    await page.locator("#draw-buttons").getByRole("button", { name: "Menü" }).click();
    await expect(page.getByRole("menuitemradio", { name: "Deutsch" })).toBeChecked();
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await expectLanguage(page, "en");
    await expect(page.locator("body")).toHaveAttribute("data-room", "draw");
    await expect(room(page, "Draw")).toHaveAttribute("aria-current", "page");
  });

  test("reads English once that is chosen, and the game goes on", async ({ page }) => {
    await visit(page);
    await click(page, 4, 4);
    await expect(page.locator("#record")).toContainText("E5");
    await page.locator("#file-buttons").getByRole("button", { name: "Menü" }).click();
    await expect(page.getByRole("menuitemradio", { name: "Deutsch" })).toBeChecked();
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await expectLanguage(page, "en");
    await expect(page.locator("#record")).toContainText("E5");
    await visit(page);
    await expect(room(page, "Draw")).toBeVisible();
  });
});

test("?lang=de in the address is German, in each room, until another language is chosen", async ({
  page,
}) => {
  await page.goto("./?lang=de");
  await expectLanguage(page, "de");
  await room(page, "Lernen").click();
  await expect(page).toHaveURL(/\?learn&lang=de/);
  await page.reload();
  await expectLanguage(page, "de");
  await room(page, "Spielen").click();
  await expect(page).toHaveURL(/\/\?lang=de/);
  await page.locator("#file-buttons").getByRole("button", { name: "Menü" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expectLanguage(page, "en");
  expect(new URL(page.url()).search).toBe("");
});

test("a language that the site lacks is English", async ({ page }) => {
  await page.goto("./?lang=xx");
  await expectLanguage(page, "en");
});
