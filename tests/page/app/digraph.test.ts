/** Play on a directed graph. */

import {
  click,
  expectSaid,
  expectScore,
  expectSeen,
  ONE_WAY,
  openFile,
  spotOf,
  visit,
} from "../stage.ts";
import { expect, test } from "./app.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`a directed graph, opened as a file, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("is drawn, and played on with its own liberties", async ({ page }) => {
      await visit(page);
      await openFile(page, ONE_WAY);
      await expect(page.locator("#title")).toHaveText("One-way triangle");
      await expect(page.locator("#rules")).toContainText(
        "each stone lives by the empty points it reaches",
      );
      await expectSaid(page, "One-way triangle: 4 points. Black to play.");

      await click(page, 0, 0);
      await expectSaid(page, "Black a. White to play.");
      await expectSeen(page, 0, 0, "black", 4);
      const spot = await spotOf(page, 0, 0);
      await page.mouse.move(spot.x, spot.y + 200);
      await page.mouse.move(spot.x + 3, spot.y);
      await expect(page.locator("#tip")).toHaveText("Black a: 1 liberty along the arrows");

      await click(page, 40, 0);
      await expectSaid(page, "White b, captures 1. Black to play.");
      await expectSeen(page, 40, 0, "white", 4);
      await expectSeen(page, 0, 0, "neither", 4);
      await expectScore(page, "0", "4");
    });
  });
}
