/** Explanations: the turn that took a stone, the bar to a play, the parts of a score. */

import { KO } from "./both/why.ts";
import { expect, test } from "./shared-page.ts";
import { hover, openGame, visit } from "./stage.ts";

test("the button asks about the hovered place, and goes with it", async ({ page }) => {
  await visit(page);
  await openGame(page, KO);
  await hover(page, 2, 1);
  const ask = page.getByRole("button", { name: "Why not C8?" });
  await expect(ask).toBeVisible();
  await hover(page, 6, 6);
  await expect(page.locator("#doubt")).toBeHidden();
  // The way to the button leads over other places.
  await hover(page, 2, 1);
  await ask.hover();
  await page.waitForTimeout(1000);
  await expect(ask).toBeVisible();
});
