/** A browser that refuses to keep anything, keeps no more or opens its database late: the page plays on, says so once,
 *  and the game stays in the address and as a file. A tab that is closed keeps its last turn. */

import { block, playTwice } from "./both/storage-refused.ts";
import { expect, test } from "./shared-page.ts";
import { click, closeTab, expectSaid, visit } from "./stage.ts";

test("storage that is allowed again does not bring back the older game of the tab", async ({
  page,
}) => {
  await visit(page);
  await playTwice(page);
  await expect(page.locator("#mine .card")).toHaveText([/2 turns/]);
  // The name of a window outlives a reload.
  await page.addInitScript(`if (window.name === "blocked") (${block})();`);
  await page.evaluate(() => {
    window.name = "blocked";
  });
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  await click(page, 4, 4);
  await expectSaid(page, /White to play/);
  await page.evaluate(() => {
    window.name = "";
  });
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  await expect(page.locator("#record [aria-current]")).toHaveText(/^3/);
});

/** A closed page hears `pagehide` only, and none of its timers fires again. */
function hearPagehideOnly(): void {
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (kind: string, ...rest: [EventListener]) => {
    if (kind !== "visibilitychange") listen(kind, ...rest);
  };
}

test("a tab that is closed right after a turn keeps it", async ({ page }) => {
  await page.addInitScript(hearPagehideOnly);
  await visit(page);
  await playTwice(page);
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await click(page, 1, 1);
  await closeTab(page);
  const later = await page.context().newPage();
  await visit(later);
  await expect(later.locator("#mine .card")).toHaveText([/3 turns/]);
});
