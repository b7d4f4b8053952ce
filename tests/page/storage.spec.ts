/** Garbage in storage: the page starts whatever localStorage, sessionStorage and IndexedDB hold, shows the
 *  sound entries, and offers the others as files. A killed tab loses no turn. */

import { expectPlayable, hearNoEnd, mine, visitWith } from "./both/storage.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { savedGame, visit } from "./stage.ts";

test("a database of a newer version is used, and one that lacks its stores gets them", async ({
  page,
  browser,
  baseURL,
}) => {
  await visitWith(page, { version: 7, stores: ["heads", "documents", "studies"] });
  await expectPlayable(page);
  await expect(mine(page)).toHaveCount(1);
  await page.reload();
  await expect(mine(page)).toHaveCount(1);
  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visitWith(other, { stores: ["heads"] });
  await expectPlayable(other);
  await expect(mine(other)).toHaveCount(1);
  await other.reload();
  await expect(mine(other)).toHaveCount(1);
  await other.context().close();
});

test("the last turns before a killed tab are kept", JOURNEY, async ({ page }) => {
  await page.addInitScript(hearNoEnd);
  await visit(page);
  await page.waitForTimeout(600);
  const reloadAtOnce = async (x: number) => {
    const canvas = await page.locator("#canvases").getAttribute("data-camera");
    const [scale = 0, left = 0, top = 0] = (canvas ?? "").split(" ").map(Number);
    const box = await page.locator("#stage").boundingBox();
    await page.evaluate(() =>
      document.querySelector("#stage")?.addEventListener("click", () => location.reload()),
    );
    // The next page's: all else holds for the one that goes.
    const loaded = page.waitForEvent("load");
    await page.mouse.click((box?.x ?? 0) + x * scale + left, (box?.y ?? 0) + 4 * scale + top);
    await loaded;
    await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  };
  for (const x of [3, 4, 5]) {
    await reloadAtOnce(x);
    expect((await savedGame(page)).turns).toHaveLength(x - 2);
  }
  await expect(mine(page)).toHaveCount(1);
});
