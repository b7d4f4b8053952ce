/** The first visit: its board, its ways out, the tour, and that it never comes back. */

import { arrive, arriveStill, current, greeting, take, tour, way } from "../../first-visit.ts";
import { click, expectSaid } from "../../stage.ts";
import { expect, test } from "../app.ts";

test.use({ storageState: { origins: [] } });

test("one click takes White's stone, and the board changes to its end", async ({ page }) => {
  await arrive(page);
  await expect(greeting(page)).toContainText("This board has no lines. Take White’s stone.");
  await expectSaid(page, /^This board has no lines\. Take White’s stone\./);
  await expect(page.locator("#title")).toHaveText("Board without lines");
  await take(page);
  await expect(greeting(page)).toHaveCount(0);
  await expect(tour(page)).toBeVisible();
  await expect(current(page)).toHaveText("No lines");
  await expect(tour(page)).toContainText("The same rules, on any board.");
  await expectSaid(page, "The same rules, on any board.");
  await expect(tour(page).getByRole("button", { name: "Skip" })).toHaveCount(0);
});

test("a stop is chosen by a click, and the computer plays on its board", async ({ page }) => {
  await arrive(page);
  await take(page);
  await tour(page).getByRole("button", { name: "Torus" }).click();
  await expectSaid(page, "Torus. Glue its sides: no edge is left.");
  await expect(current(page)).toHaveText("Torus");
  await way(page, "Play the computer on this board").click();
  await expect(page.locator("#title")).toHaveText("Torus");
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#gallery")).toBeVisible();
  await click(page, 4, 4);
  await expectSaid(page, /^White .*Black to play/);
});

test("at its end the computer plays on the first visit's own board", async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await way(page, "Play the computer on this board").click();
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#title")).toHaveText("Board without lines");
  await expect(page.locator("#panel")).toBeVisible();
  await expectSaid(page, /^White .*Black to play/);
});

test("at its end one draws a board of one's own", async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await way(page, "Draw your own").click();
  await expect(page.locator("body")).toHaveAttribute("data-room", "draw");
  await expect(page.locator("#panel")).toBeHidden();
});

test("at its end one finds all boards", async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await way(page, "All boards").click();
  await expect(page.locator("#atlas")).toBeVisible();
});

test("at the end a drawing of one's own is drawn, not played", async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await tour(page).locator(".stops").getByRole("button", { name: "Draw your own" }).click();
  await expect(way(page, "Play the computer on this board")).toHaveCount(0);
  await expect(way(page, "Draw your own")).toBeVisible();
});

test("a stone on the first visit's own board goes on with the game", async ({ page }) => {
  await arriveStill(page);
  await take(page);
  await expect(tour(page)).toBeVisible();
  await click(page, 20050, 7650);
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#panel")).toBeVisible();
});

test("panel, strip and notes come with the first stone that takes nothing", async ({ page }) => {
  await arrive(page);
  await expect(greeting(page)).toBeVisible();
  for (const part of ["#panel", "footer", "#tools", "#board-note"])
    await expect(page.locator(part)).toBeHidden();
  await click(page, 20050, 7650);
  await expect(greeting(page)).toHaveCount(0);
  for (const part of ["#panel", "footer"]) await expect(page.locator(part)).toBeVisible();
});

test("arrows and Enter are the board's, and F2 draws on it", async ({ page }) => {
  await arrive(page);
  await expect(greeting(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(greeting(page)).toBeVisible();
  await page.keyboard.press("F2");
  await expect(page.locator("body")).toHaveAttribute("data-room", "draw");
  await page.keyboard.press("F2");
  await expect(page.locator("body")).toHaveAttribute("data-room", "play");
  await expect(page.locator("#title")).toHaveText("Board without lines");
});

test("any key leads to the empty board, and the greeting never comes back", async ({ page }) => {
  await arrive(page);
  await expect(greeting(page)).toBeVisible();
  await page.keyboard.press("x");
  await expect(greeting(page)).toHaveCount(0);
  await expect(page.locator("#title")).toHaveText("Grid 9×9");
  await arrive(page);
  await expect(page.locator("#title")).toHaveText("Grid 9×9");
  await expect(greeting(page)).toHaveCount(0);
});

test("the quiet button leads to the empty board, also by keyboard", async ({ page }) => {
  await arrive(page);
  const empty = page.getByRole("button", { name: "Start from an empty board" });
  await empty.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#title")).toHaveText("Grid 9×9");
  await expect(page.locator("#stage")).toBeFocused();
});

test("a key ends the tour, and the game goes on", async ({ page }) => {
  await arrive(page);
  await take(page);
  await expect(tour(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#title")).toHaveText("Board without lines");
  await expect(page.locator("#stage")).toBeFocused();
});

test("the first question mark of the tour opens the keys", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(page);
  await take(page);
  await expect(tour(page)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.locator("#keys")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#keys")).toBeHidden();
  await expect(tour(page)).toHaveCount(0);
});

test("the first question mark of the greeting opens the keys", async ({ page }) => {
  await arrive(page);
  await expect(greeting(page)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.locator("#keys")).toBeVisible();
  await expect(greeting(page)).toHaveCount(0);
});

test("“Skip” goes on with the game", async ({ page }) => {
  await arrive(page);
  await take(page);
  await tour(page).getByRole("button", { name: "Skip" }).click();
  await expect(tour(page)).toHaveCount(0);
  await expect(page.locator("#title")).toHaveText("Board without lines");
  await expect(page.locator("#panel")).toBeVisible();
});
