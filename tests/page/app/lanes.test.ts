/** Lanes beside the board: its note, and the choices of its shape and of its stones', which no board enters. */

import { openFromAtlas, visit } from "../stage.ts";
import { expect, test } from "./app.ts";

test("switch and shapes stand over neither Learn nor the atlas nor the boards", async ({
  page,
}) => {
  await visit(page);
  for (const [board, part] of [
    ["Torus", "#body-switch"],
    ["Dominoes", "#shapes"],
  ] as const) {
    await openFromAtlas(page, board);
    await expect(page.locator(part)).toBeVisible();
    await page.keyboard.press("Shift+F2");
    await expect(page.locator("#learn")).toBeVisible();
    await expect(page.locator(part)).toBeHidden();
    await page.keyboard.press("Shift+F2");
    await page.keyboard.press("g");
    await expect(page.locator("#atlas")).toBeVisible();
    await expect(page.locator(part)).toBeHidden();
    await page.locator("#atlas").getByRole("button", { name: "My boards" }).click();
    await expect(page.locator("#mine-shelf")).toBeVisible();
    await expect(page.locator(part)).toBeHidden();
    await page.locator("#rooms").getByRole("button", { name: "Play" }).click();
  }
});
