/** The atlas in a browser: its history, its plates, its accessibility, and small screens. */

import { enter, plate } from "../both/atlas.ts";
import { expect, test } from "./app.ts";

test("a plate opens its board, and Back returns to the atlas", async ({ page }) => {
  await enter(page);
  await plate(page, /^Petersen/).click();
  await expect(page.locator("#title")).toHaveText("Petersen");
  await expect(page.locator("#stage")).toBeFocused();
  await page.goBack();
  await expect(plate(page, /^Petersen/)).toBeVisible();
  // Firefox does not tell Playwright of a step to an address without a fragment.
  await page.evaluate(() => history.back());
  await expect(page.locator("#stage")).toBeVisible();
});
