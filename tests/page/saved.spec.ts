/** Saved work: a tab's game comes back when the tab is loaded anew, unfinished work is kept, and tabs leave
 *  one another's work alone. */

import { mine, playRow, ready } from "./both/saved.ts";
import { expect, test } from "./shared-page.ts";
import { click, visit } from "./stage.ts";

test("two tabs that go on with one game keep two", async ({ page, context }) => {
  await visit(page);
  await playRow(page, 2);
  const other = await context.newPage();
  await visit(other);
  await other.getByRole("button", { name: "Go on" }).click();
  await click(other, 6, 6);
  await expect(mine(other)).toHaveCount(2);
  await click(page, 0, 0);
  await click(page, 1, 0);
  await expect(page.locator("#mine .card small")).toHaveText([
    "4 turns · today",
    "3 turns · today",
  ]);
  await other.close();
  await page.reload();
  await ready(page);
  await click(page, 2, 0);
  await expect(page.locator("#mine .card small")).toHaveText([
    "5 turns · today",
    "3 turns · today",
  ]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("my boards stand under the gallery, with targets for fingers", async ({ page }) => {
    await visit(page);
    await page.locator("#dock").getByRole("button", { name: "Pass" }).click();
    await page.locator("#tabs").getByRole("button", { name: "Boards" }).click();
    await expect(mine(page)).toHaveCount(1);
    await page.getByRole("button", { name: "My boards" }).tap();
    await expect(mine(page)).toBeInViewport();
    const more = page.locator("#mine .more-button");
    const box = await more.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await more.tap();
    await page.getByRole("menuitem", { name: "Delete" }).tap();
    await page.getByRole("button", { name: "Bring it back" }).tap();
    await expect(mine(page)).toHaveCount(1);
  });
});
