/** The atlas: its ways in and out, plates, search, and the problem of the day. */

import { atlas, enter, plate } from "../../both/atlas.ts";
import { click, expectSaid, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("G opens the atlas, and G goes back to the same game", async ({ page }) => {
  await visit(page);
  await click(page, 4, 4);
  await page.keyboard.press("g");
  await expectSaid(page, "Atlas of boards. G goes back to the board.");
  await expect(page).toHaveURL(/#atlas$/);
  await expect(atlas(page).getByRole("heading", { name: "Atlas of boards" })).toBeVisible();
  await expect(page.locator("#stage")).toBeHidden();
  await page.keyboard.press("g");
  await expect(page.locator("#stage")).toBeVisible();
  await expect(page).not.toHaveURL(/#atlas$/);
  await expect(page.locator("#record")).toContainText("E5");
});

test("the atlas keeps its address after a turn that was played just before, and Back has the turn", async ({
  page,
}) => {
  await visit(page);
  await click(page, 4, 4);
  await page.keyboard.press("g");
  await expect(atlas(page).getByRole("heading", { name: "Atlas of boards" })).toBeVisible();
  // Longer than turns wait for their address.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/#atlas$/);
  await page.goBack();
  await expect(page.locator("#stage")).toBeVisible();
  await expect(page.locator("#record")).toContainText("E5");
});

test("the address #atlas opens the atlas, and a reload keeps it", async ({ page }) => {
  await page.goto("./#atlas");
  await expect(plate(page, /^Torus/)).toBeAttached();
  await page.reload();
  await expect(plate(page, /^Torus/)).toBeAttached();
  await expect(page).toHaveURL(/#atlas$/);
  await expect(page.locator("#notice")).toBeHidden();
});

test("the strip leads to the atlas, and plates are drawn", async ({ page }) => {
  await visit(page);
  await page.locator("#all-boards").getByRole("button", { name: "All boards" }).click();
  const canvas = plate(page, /^Round table/).locator("canvas");
  await canvas.scrollIntoViewIfNeeded();
  const colours = () =>
    canvas.evaluate((node) => {
      if (!(node instanceof HTMLCanvasElement)) throw new Error("no canvas");
      const data = node.getContext("2d")?.getImageData(0, 0, node.width, node.height).data ?? [];
      const seen = new Set<number>();
      for (let at = 0; at < data.length; at += 4)
        seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      return seen.size;
    });
  await expect.poll(colours).toBeGreaterThan(20);
});

test("the search finds names, sentences and properties, and says how many", async ({ page }) => {
  await enter(page);
  await page.keyboard.press("/");
  await page.keyboard.type("mobius");
  await expect(atlas(page).locator(".plate")).toHaveCount(1);
  await expect(atlas(page).getByRole("status")).toHaveText("1 board");
  await page.keyboard.press("Escape");
  await atlas(page).getByRole("button", { name: "One-way", exact: true }).click();
  await expect(atlas(page).locator(".plate")).toHaveCount(4);
  await atlas(page).getByRole("searchbox").fill("nothing like it");
  await expect(atlas(page).getByRole("status")).toHaveText(
    "No board is like that. Take a word away.",
  );
  // The next visit begins with all boards.
  await atlas(page).getByRole("button", { name: "Back to the game" }).click();
  await page.keyboard.press("g");
  await expect(atlas(page).getByRole("searchbox")).toHaveValue("");
  await expect(atlas(page).getByRole("button", { name: "One-way", exact: true })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(plate(page, /^Without lines/)).toBeVisible();
});

test("arrow keys walk along the plates of a family, and Enter opens one", async ({ page }) => {
  await enter(page);
  await plate(page, /^Without lines/).focus();
  await page.keyboard.press("ArrowRight");
  await expect(plate(page, /^Round table/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#title")).toHaveText("Round table");
});

test("the problem of the day is posed, and its answers come from the solver", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-24T12:00:00Z"));
  await enter(page);
  const task = await atlas(page).locator(".day-title").textContent();
  expect(task).toMatch(/^(Black|White) to play and win by \d+$/);
  await atlas(page).getByRole("link", { name: "Solve it" }).click();
  await expect(page).toHaveURL(/\?mode=solve#/);
  await expect(page.locator("#problem")).toContainText(task ?? "");
});
