/** Play on a plane by touch. */
import type { GameDocument } from "../../../www/engine/types.ts";
import {
  drag,
  expectSaid,
  expectSeen,
  expectTurn,
  openGame,
  spotOf,
  tap,
  visit,
} from "../stage.ts";
import { expect, type Page, test } from "./app.ts";

/** A stone's radius. */
const R = 1024;

const SQUARE: GameDocument = {
  gospace: 1,
  title: "A plane",
  board: {
    kind: "plane",
    region: {
      outer: [
        [0, 0],
        [24 * R, 0],
        [24 * R, 24 * R],
        [0, 24 * R],
      ],
    },
  },
};

const tip = (page: Page) => page.locator("#tip");

test.describe("by touch", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test("a tap proposes, a drag adjusts, and a second tap or the check mark plays", async ({
    page,
  }) => {
    await visit(page);
    await openGame(page, SQUARE);
    await tap(page, 6 * R, 6 * R);
    await expect(tip(page)).toHaveText(
      "Black at 3.0, 3.0? Touches nothing. Tap again to play, drag to adjust",
    );
    // The finger keeps its distance from the stone that it drags.
    await drag(page, await spotOf(page, 6.5 * R, 6.5 * R), await spotOf(page, 12.5 * R, 8.5 * R));
    await expect(tip(page)).toContainText("Black at 6.0, 4.0?");
    await tap(page, 12 * R, 8 * R);
    await expectSaid(page, "Black 6.0, 4.0. White to play.");
    await expectSeen(page, 12 * R, 8 * R, "black", 0.5 * R);

    await tap(page, 12 * R, 10.1 * R);
    await expect(tip(page)).toContainText("Touches a black stone");
    await page.getByRole("button", { name: "Play here" }).tap();
    await expectSaid(page, "White 6.0, 5.0, touches a black stone. Black to play.");

    await tap(page, 20 * R, 20 * R);
    await page.getByRole("button", { name: "Cancel this play" }).tap();
    await expect(page.locator("#confirm")).toBeHidden();
    await tap(page, 12 * R, 8 * R);
    await expect(tip(page)).toContainText("a lone stone");
    await expectTurn(page, "Black", 3);
  });
});
