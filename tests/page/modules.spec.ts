/** The module that does everything comes late, or not at all. */

import { expect, type Page, test } from "./shared-page.ts";
import { click, fromMenu, holdBack, pasteText, savedGame, visit } from "./stage.ts";

const drawButton = (page: Page) => page.locator("#rooms").getByRole("button", { name: "Draw" });

/** The core of the module that does everything. */
const MODULE = /\/gospace-[\w-]+\.wasm$/;

test("a click while the drawing room is fetched plays nothing", async ({ page }) => {
  const release = await holdBack(page, MODULE);
  await visit(page);
  await drawButton(page).click();
  await expect(page.locator("#stage")).toHaveAttribute("inert");
  await click(page, 4, 4);
  release();
  await expect(page.locator("#drawing-start").getByRole("button").first()).toBeFocused();
  await page.locator("#rooms").getByRole("button", { name: "Play" }).click();
  await expect(page.locator("#stage")).not.toHaveAttribute("inert");
  expect((await savedGame(page)).turns ?? []).toEqual([]);
});

test("what cannot be fetched is told where it was asked for, and can be asked for again", async ({
  page,
}) => {
  await visit(page);
  await page.route(MODULE, (route) => route.abort());
  await fromMenu(page, "Export…");
  const dialog = page.locator("#export");
  await expect(dialog).toContainText("could not be fetched");
  await expect(dialog.getByRole("button", { name: "Save as a file" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.locator("#stage").focus();
  await pasteText(page, "a b\nb c\nc a");
  await expect(page.locator("#notice")).toContainText("could not be fetched");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.locator("#notice")).toBeHidden();
  await drawButton(page).click();
  await expect(page.locator("#notice")).toContainText("could not be fetched");
  await expect(page.locator("#stage")).toBeVisible();
  await page.unroute(MODULE);
  await drawButton(page).click();
  await expect(page.locator("#drawing-start").getByRole("button").first()).toBeFocused();
});
