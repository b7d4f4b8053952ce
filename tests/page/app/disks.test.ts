/** Play on boards of disks by touch. */

import { CLOSE, open } from "../both/disks.ts";
import { expectSaid, expectSeen, tap } from "../stage.ts";
import { test } from "./app.ts";

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap proposes a disk, a second one plays", async ({ page }) => {
    await open(page, CLOSE);
    await tap(page, -10, 0);
    await expectSaid(page, "A2 chosen. Tap again to play.");
    await tap(page, -10, 0);
    await expectSaid(page, "Black A2. White to play.");
    await expectSeen(page, -10, 0, "black", 3);
  });
});
