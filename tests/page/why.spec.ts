/** Explanations: the turn that took a stone, the bar to a play, the parts of a score. */

import { card, KO, words } from "./both/why.ts";
import { expect, test } from "./shared-page.ts";
import { axeFinds, hover, openGame, spotOf, tap, visit } from "./stage.ts";

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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap asks and a tap puts away, in light and in dark", async ({ page }) => {
    await visit(page);
    await openGame(page, KO);
    await tap(page, 2, 1);
    const ask = page.getByRole("button", { name: "Why not C8?" });
    const box = await ask.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await ask.tap();
    await expect(words(page)).toContainText("would repeat the first board");
    // The card leaves the board visible.
    const foot = await card(page).boundingBox();
    expect(foot?.y).toBeGreaterThan((await spotOf(page, 0, 8)).y);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFinds(page)).toEqual([]);
    }
    await card(page).getByRole("button", { name: "Close the answer" }).tap();
    await expect(card(page)).toBeHidden();
  });
});
