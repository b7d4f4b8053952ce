/** The module that the page loads, of two, and the time at which it does. */
import { expect, type Page, test } from "./shared-page.ts";
import { click, fromMenu, holdBack, pasteText, savedGame, visit } from "./stage.ts";

/** The page's requests so far for the module that does everything. */
function wholeModule(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/gospace-[\w-]+\.(js|wasm)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const drawButton = (page: Page) => page.locator("#rooms").getByRole("button", { name: "Draw" });

test("the page plays with the small module, and fetches the whole one when somebody draws", async ({
  page,
}) => {
  const asked = wholeModule(page);
  await visit(page);
  await expect(page.locator("#gallery .card").first()).toBeVisible();
  expect(asked).toEqual([]);
  await drawButton(page).click();
  await expect(page.locator("#drawing-start").getByRole("button").first()).toBeFocused();
  expect(asked.some((address) => address.endsWith(".wasm"))).toBe(true);
});

test("a click while the drawing room is fetched plays nothing", async ({ page }) => {
  const release = await holdBack(page, /\/gospace-[\w-]+\.wasm$/);
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

test("a drawing room that cannot be fetched is told in words, and can be tried again", async ({
  page,
}) => {
  await visit(page);
  await page.route(/\/gospace-[\w-]+\.wasm$/, (route) => route.abort());
  await drawButton(page).click();
  await expect(page.locator("#notice")).toContainText("could not be fetched");
  await expect(page.locator("#stage")).toBeVisible();
  await page.unroute(/\/gospace-[\w-]+\.wasm$/);
  await drawButton(page).click();
  await expect(page.locator("#drawing-start").getByRole("button").first()).toBeFocused();
});

test("what cannot be fetched for an export or an import is told where it was asked for", async ({
  page,
}) => {
  await visit(page);
  await page.route(/\/gospace-[\w-]+\.wasm$/, (route) => route.abort());
  await fromMenu(page, "Export…");
  const dialog = page.locator("#export");
  await expect(dialog).toContainText("could not be fetched");
  await expect(dialog.getByRole("button", { name: "Save as a file" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.locator("#stage").focus();
  await pasteText(page, "a b\nb c\nc a");
  await expect(page.locator("#notice")).toContainText("could not be fetched");
});

test("a tab that is loaded anew in the drawing room stays there", async ({ page }) => {
  await visit(page);
  await drawButton(page).click();
  await expect(page.locator("#drawing-start").getByRole("button").first()).toBeFocused();
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.locator("#drawing")).toBeVisible();
  await expect(page.locator("#counts")).toContainText("81 points");
});
