/** The list of steps, by keys. */

import { drawThreeSteps } from "../drawings.ts";
import { expectCounts, keys, steps } from "../editor.ts";
import { expect, test } from "./app.ts";

test("H opens the list of steps, arrows walk it, Enter takes one, and the live region tells it", async ({
  page,
}) => {
  await drawThreeSteps(page);
  await page.locator("#drawing").focus();
  await keys(page, "h");
  await expect(steps(page).first()).toBeFocused();
  await keys(page, "ArrowDown", "ArrowDown", "Enter");
  await expect(page.locator("#drawing")).toBeFocused();
  await expectCounts(page, "1 point · 0 edges · 1 piece");
  await expect(page.locator("#live-region")).toContainText("Point removed");
  await keys(page, "h");
  await expect(steps(page).nth(2)).toBeFocused();
  await keys(page, "Escape");
  await expect(page.locator("#button-menu")).toBeHidden();
});
