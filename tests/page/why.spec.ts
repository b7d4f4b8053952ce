/** Explanations: the turn that took a stone, the bar to a play, the parts of a score. */

import type { GameDocument } from "../../www/engine/types.ts";
import { at, card, grid, KO, words } from "./both/why.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import {
  axeFinds,
  click,
  expectRed,
  expectSaid,
  expectSeen,
  hover,
  openGame,
  spotOf,
  tap,
  visit,
} from "./stage.ts";

/** Two white stones with one liberty, at F5. */
const PRESSED: GameDocument = {
  gospace: 1,
  title: "A chain of two",
  board: grid({
    black: [at(2, 4), at(3, 3), at(4, 3), at(3, 5), at(4, 5)],
    white: [at(3, 4), at(4, 4)],
  }),
};

test("a chain that was taken is told, shown and gone back to", JOURNEY, async ({ page }) => {
  await visit(page);
  await openGame(page, PRESSED);
  await click(page, 5, 4);
  await expectSaid(page, "Black F5, captures 2. White to play.");
  await expectRed(page, 3, 4, false);

  // Beside the board, the last capture is asked about.
  await page.mouse.move(0, 0);
  await page.keyboard.press("y");
  const reported =
    "White’s chain of 2 had one liberty left. Black’s turn 1 at F5 filled it. Without a liberty it was taken.";
  await expect(words(page)).toHaveText(reported);
  await expectSaid(page, reported);
  // The cross on the liberty that is gone.
  await expectRed(page, 5, 4);

  await card(page).getByRole("button", { name: "Close the answer" }).click();
  await expect(card(page)).toBeHidden();

  // Pointed at, the place of a stone that was taken is asked about by the button beside the tip.
  await hover(page, 3, 4);
  await page.getByRole("button", { name: "Why was D5 taken?" }).click();
  await expect(words(page)).toHaveText(reported);
  await expect(card(page).getByRole("button", { name: "Close the answer" })).toBeFocused();
  await card(page).getByRole("button", { name: "Go to the start" }).click();
  await expect(card(page)).toBeHidden();
  await expectSeen(page, 3, 4, "white");
  await expect(page.getByRole("button", { name: /^Why was/ })).toBeHidden();
});

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
