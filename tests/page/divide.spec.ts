/** Divide-and-choose on a phone. */

import { PAIRS } from "./both/divide.ts";
import { JOURNEY, test } from "./shared-page.ts";
import { expectSaid, openGame, tap, visit } from "./stage.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the dock has what the phase asks", JOURNEY, async ({ page }) => {
    await visit(page);
    await openGame(page, PAIRS);
    const dock = page.locator("#dock");
    await dock.getByRole("button", { name: "Name this komi" }).tap();
    await dock.getByRole("button", { name: "Take White" }).tap();
    await dock.getByLabel("Bid for the ko with this play").check();
    await dock.getByLabel("Ko bid", { exact: true }).fill("1");
    await tap(page, 0, 0);
    await tap(page, 0, 0);
    await dock.getByRole("button", { name: "Black wins the ko" }).tap();
    await dock.getByRole("button", { name: "The first board" }).tap();
    await dock.getByRole("button", { name: "Reset to this" }).tap();
    await expectSaid(page, "Black resets to the first board. Black to play.");
  });
});
