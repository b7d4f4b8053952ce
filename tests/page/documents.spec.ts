/** Documents by file, drop and paste; one that cannot be read changes nothing. */
import { expect, test } from "./shared-page.ts";
import { click, expectSeen, expectTurn, hover, visit } from "./stage.ts";

test("after the core has stopped, the game stands as it was before that turn", async ({ page }) => {
  await page.addInitScript(trapOnDemand);
  await visit(page);
  await click(page, 4, 4);
  // Pointing tries the play as well, to tell of a suicide.
  await hover(page, 2, 2);
  await page.evaluate(() => document.body.setAttribute("data-trap", "now"));
  await click(page, 2, 2);
  await expect(page.locator("#notice")).toHaveText(/The core stopped and was restarted/);
  await expectTurn(page, "White", 2);
  await expectSeen(page, 4, 4, "black");
  await click(page, 2, 2);
  await expectSeen(page, 2, 2, "white");
});

/** Lets the first instance of the core trap in a play, once the test asks for it. */
function trapOnDemand(): void {
  const original = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...args) => {
    const { module, instance } = await original(...args);
    const exports: WebAssembly.Exports = { ...instance.exports };
    const play = exports.session_play;
    if (typeof play !== "function") throw new Error("the core's face has changed");
    exports.session_play = (...given: unknown[]) => {
      if (document.body.hasAttribute("data-trap"))
        throw new WebAssembly.RuntimeError("unreachable");
      return play(...given);
    };
    return { module, instance: { exports } };
  };
}
