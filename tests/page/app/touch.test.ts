/** Play by touch. */

import { drag, expectSeen, spotOf, tap, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

test("a drag that begins on the proposed stone adjusts it", async ({ page }) => {
  await visit(page);
  await tap(page, 3, 3);
  const from = await spotOf(page, 3, 3);
  const to = await spotOf(page, 5, 4);
  await drag(page, from, to);
  await expect(page.locator("#tip")).toHaveText(/^Black at F5\?/);
  await tap(page, 5, 4);
  await expectSeen(page, 5, 4, "black");
});

test("in the atlas the tab of the boards is the open one", async ({ page }) => {
  await visit(page);
  await page.locator("#tabs").getByRole("button", { name: "Boards" }).tap();
  await page.getByRole("button", { name: "All boards" }).tap();
  await expect(page.locator("#atlas")).toBeVisible();
  await expect(page.locator("#tabs [aria-current]")).toHaveText("Boards");
});

test("the boards have their own room, and the rest comes up as a sheet", async ({ page }) => {
  await visit(page);
  await expect(page.locator("#gallery")).toBeHidden();
  await page.getByRole("button", { name: "Boards" }).tap();
  await page.getByRole("button", { name: "Torus" }).tap();
  await expect(page).toHaveTitle(/Torus/);
  await expect(page.locator("#gallery")).toBeHidden();
  await page.getByRole("button", { name: "More" }).tap();
  await expect(page.locator("#rules")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).tap();
  await expect(page.locator("#rules")).toBeHidden();
});
