/** Saved work: a tab's game comes back when the tab is loaded anew, unfinished work is kept, and tabs leave
 *  one another's work alone. */

import { mine, playRow, ready } from "../../both/saved.ts";
import { click, expectSaid, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

/** The camera once it stands still. */
async function cameraOf(page: Page): Promise<number[]> {
  const text = await page.locator("#canvases").getAttribute("data-camera");
  return (text ?? "").split(" ").map(Number);
}

test("a reload returns to the same game, moment, view and overlays", async ({ page }) => {
  await visit(page);
  await page.locator("#gallery").getByRole("button", { name: "One-way streets" }).click();
  const pass = page.locator("#turn-buttons").getByRole("button", { name: "Pass" });
  await pass.click();
  await page.locator("#turn-buttons").getByRole("button", { name: "Undo" }).click();
  await page.locator("#overlays").getByRole("button", { name: "Names" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  const camera = await cameraOf(page);
  await page.reload();
  await ready(page);
  await expect(page.locator("#title")).toHaveText("One-way streets");
  await expect(page.locator("#gallery [aria-pressed='true']")).toHaveText("One-way streets");
  await expect(page.locator("#record .ahead")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Names" })).toHaveAttribute("aria-pressed", "true");
  expect(await cameraOf(page)).toEqual(camera);
  await expect(page.locator("#notice")).toBeHidden();
  await expect(mine(page)).toHaveCount(1);
  await pass.click();
  await page.waitForTimeout(700);
  await expect(mine(page)).toHaveCount(1);
});

test("where storage is refused the page says so once, and keeps boards while it lives", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["indexedDB", "sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
  });
  await visit(page);
  await expect(page.locator("#notice")).toBeHidden();
  await playRow(page, 1);
  await expect(page.locator("#notice")).toContainText("does not let the page keep boards");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await click(page, 1, 4);
  await expectSaid(page, /Black to play/);
  await expect(page.locator("#mine .card small")).toHaveText("2 turns · today");
  await expect(page.locator("#notice")).toBeHidden();
});
