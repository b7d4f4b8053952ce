/** Documents by file, drop and paste; one that cannot be read changes nothing. */
import { expect, JOURNEY, test } from "./shared-page.ts";
import { click, expectSeen, expectTurn, hover, visit } from "./stage.ts";

const graph = (rest: string) =>
  `{"gospace":1,"board":{"kind":"graph","points":[[0,0],[1,0]],${rest}}}`;

test("a file of 50 MB is refused by its size", async ({ page }) => {
  await visit(page);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(50 << 20)], "huge.json"));
    document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.locator("#notice")).toHaveText(/too large: 50 MB.*32 MB/);
});

test("a dropped file opens, and says what was dropped from it", JOURNEY, async ({ page }) => {
  await visit(page);
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "loop.json"));
    const drag = (type: string) =>
      new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drag("dragenter"));
    document.body.dispatchEvent(drag("drop"));
  }, graph('"edges":[[0,1],[1,1]]'));
  await expect(page.locator("#notice")).toContainText(/from a point to itself/);
  await expect(page.locator("#title")).toHaveText("A board of 2 points");
  await expect(page.locator("#drop-hint")).toBeHidden();
});

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
