/** Regions and go-spaces in Draw: the size of stones is seen, and what cannot be drawn is said. */

import {
  draw,
  drawnBoard,
  expectCounts,
  keys,
  press,
  pull,
  room,
  take,
  unfold,
  WHOLE_PIXELS,
} from "../../editor.ts";
import { expect, test } from "../app.ts";

test.use(WHOLE_PIXELS);

test("a region shows one of its stones, whose edge is dragged", async ({ page }) => {
  await draw(page, "Without lines");
  await take(page, "Region");
  await page.getByRole("button", { name: "Rectangle" }).click();
  await pull(page, [-1536, -1536], [1536, 1536]);
  await expect(page.locator("#inspector")).toContainText("About 12 stones across.");
  await expect(page.getByLabel("Stone radius")).toHaveValue("128");
  await keys(page, "v");
  await pull(page, [128, 0], [256, 0]);
  await expect(page.getByLabel("Stone radius")).toHaveValue("256");
  await expect(page.locator("#inspector")).toContainText("About 6 stones across.");
  await unfold(page, "Exact numbers");
  await page.getByText("What these mean").click();
  await expect(page.locator("#inspector")).toContainText("Tick: the unit of length.");
});

test("where a stone fits nowhere, the largest that would is taken by a button", async ({
  page,
}) => {
  await draw(page, "Without lines");
  await take(page, "Region");
  await page.getByRole("button", { name: "Rectangle" }).click();
  await pull(page, [-512, -512], [512, 512]);
  await unfold(page, "Exact numbers");
  const radius = page.getByLabel("Stone radius");
  await radius.fill("600");
  await radius.press("Enter");
  const none = page.locator("#findings .finding", { hasText: "A stone fits nowhere." });
  await expect(none).toContainText("The largest that would has a radius of 512 ticks.");
  await none.getByRole("button", { name: "Use that radius" }).click();
  await expect(none).toHaveCount(0);
  expect((await drawnBoard(page, "plane")).radius).toBe(512);
});

test("a directed graph says why it makes no go-space", async ({ page }) => {
  await draw(page);
  await take(page, "One-way arc");
  await press(page, [0, 0], [80, 0], [80, 0]);
  await unfold(page, "Layout");
  const make = page.getByRole("button", { name: "Make it a go-space" });
  await expect(make).toBeDisabled();
  await expect(page.locator("#inspector")).toContainText("A go-space has no one-way arcs");
  await keys(page, "Control+a");
  await page.getByRole("button", { name: "Make two-way" }).click();
  await make.click();
  await expectCounts(page, "3 points · 2 placements");
});

test("links are not drawn on a go-space, which says what to use", async ({ page }) => {
  await draw(page, "Go-space");
  await take(page, "Point");
  await press(page, [0, 0], [80, 0]);
  await keys(page, "l");
  await pull(page, [0, 0], [80, 0]);
  await expect(page.locator("#drawing-tip")).toContainText("A go-space has no links");
});

test("disks that touch exactly make a go-space of their own", async ({ page }) => {
  await draw(page, "Disks");
  await take(page, "Disk");
  await unfold(page, "Exact numbers");
  const within = page.getByLabel("Touch within");
  await within.fill("0");
  await within.press("Enter");
  await pull(page, [0, 0], [512, 0]);
  await pull(page, [1024, 0], [1536, 0]);
  await expectCounts(page, "2 disks · 1 touch");
  await page.getByRole("button", { name: "Make it a go-space…" }).click();
  const dialog = page.getByRole("dialog", { name: "A finite board from this one" });
  await expect(dialog.locator(".report li").first()).toHaveText(
    "6 points and 2 placements, one for each disk.",
  );
  await dialog.getByRole("button", { name: "Draw on it" }).click();
  const { placements } = await drawnBoard(page, "gospace");
  expect(placements).toHaveLength(2);
});

test("the stones of the game are shown faintly in the drawing", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await press(page, [-80, 0], [80, 0], [80, 0]);
  await room(page, "Play");
  await page.locator("#stage").focus();
  await keys(page, "ArrowRight", "Enter");
  await expect(page.locator("#record")).toContainText("1");
  await room(page, "Draw");
  await expect(page.locator("#counts")).toContainText("2 points");
  // The line of the value lies over the paper, and comes a moment later.
  await expect(page.locator("#drawing-value")).toHaveText(/^With best play/);
  const paper = () => page.locator("#drawing").screenshot();
  const toggle = async (was: "true" | "false") => {
    await page.getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
    const item = page.getByRole("menuitemcheckbox", { name: "Game’s stones" });
    await expect(item).toHaveAttribute("aria-checked", was);
    await item.click();
  };
  await toggle("false");
  await page.waitForTimeout(500);
  const shown = await paper();
  await toggle("true");
  await expect(async () => expect((await paper()).equals(shown)).toBe(false)).toPass();
  await toggle("false");
  await expect(async () => expect((await paper()).equals(shown)).toBe(true)).toPass();
});
