/** Draw on a phone: tools, hints and papers, by finger. */

import { HOUSE } from "../../drawings.ts";
import { countPresses, draw, expectCounts, newPaper, room, take, tapAt } from "../../editor.ts";
import { expectSaid, tap, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a tool behind More closes the sheet, and More shows it", async ({ page }) => {
  await visit(page);
  await room(page, "Draw");
  await newPaper(page, "Graph");
  const rail = page.locator("#rail");
  await rail.getByRole("button", { name: "More" }).tap();
  await expect(page.locator("#inspector")).toBeVisible();
  await rail.getByRole("button", { name: "Stones" }).tap();
  await expect(page.locator("#inspector")).toBeHidden();
  await expect(rail.getByRole("button", { name: "More: Stones" })).toBeVisible();
  await rail.getByRole("button", { name: "Point" }).tap();
  await expect(rail.getByRole("button", { name: "More", exact: true })).toBeVisible();
});

test("the hints of Draw speak of no keys", async ({ page }) => {
  await visit(page);
  await room(page, "Draw");
  const hint = page.locator("#drawing-tip");
  for (const tool of ["Select", "Point", "Link", "One-way arc", "Stones"]) {
    await take(page, tool);
    await expect(hint).not.toHaveText(/Shift|Alt|Esc|Enter|Ctrl/);
  }
  await newPaper(page, "Graph");
  await page.locator("#rail").getByRole("button", { name: "Select", exact: true }).tap();
  await expect(hint).toHaveText("Take a tool: for points, links, a region, or disks.");
});

test("Draw offers each kind of paper and Generate", async ({ page }) => {
  await visit(page);
  await room(page, "Draw");
  const start = page.locator("#drawing-start");
  await expect(start.locator(".paper")).toHaveCount(4);
  await start.getByRole("button", { name: "Graph" }).tap();
  await expect(start).toBeHidden();
  await page.getByRole("button", { name: "New", exact: true }).tap();
  const choice = page.getByRole("dialog", { name: "New board" });
  await expect(choice.locator(".paper")).toHaveCount(4);
  await expect(choice.getByRole("button", { name: "Draw on it" })).toBeEnabled();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
