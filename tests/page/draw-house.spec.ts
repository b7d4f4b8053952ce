/** A house of five points, from the empty paper to the first stone, in counted taps. */

import { HOUSE } from "./drawings.ts";
import { countPresses, draw, expectCounts, room, take, tapAt } from "./editor.ts";
import { expect, test } from "./shared-page.ts";
import { expectSaid, tap } from "./stage.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a house of five points takes at most 10 taps to its first stone", async ({ page }) => {
    await draw(page);
    const presses = await countPresses(page);
    await take(page, "Link");
    await tapAt(page, ...HOUSE, [-40, 40]);
    await expectCounts(page, "5 points · 5 edges · 1 piece");
    await room(page, "Play");
    await tap(page, -40, 40);
    await tap(page, -40, 40);
    await expectSaid(page, /^Black .*White to play\.$/);
    expect(await presses()).toBeLessThanOrEqual(10);
  });
});
