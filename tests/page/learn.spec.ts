/** The Learn room. */

import { board, clickIn, enter, sheet } from "./both/learn.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { expectTurn } from "./stage.ts";

/** The boards of the Learn room; those that run have something in them. */
const BOARDS = "#learn .board";
const RUNNING = `${BOARDS}[data-state="running"]`;

test("boards start when somebody comes near, show the letters of their words, and rest without a sound when all is far", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    const written = new Set<string>();
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
      written.add(text);
      return write.call(this, text, ...at);
    };
    Object.assign(window, { written });
  });
  await page.setViewportSize({ width: 2560, height: 1440 });
  await enter(page);
  await expectMiddle(page, 2560);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  await expect(page.locator(RUNNING).first()).toBeVisible();
  const all = await page.locator(BOARDS).count();
  expect(await page.locator(RUNNING).count()).toBeLessThan(all / 2);
  const entry = page.getByRole("button", { name: "8 And so on for ever" });
  await entry.click();
  const last = await board(sheet(page, "And so on for ever"));
  await expect(last.locator(".count")).toHaveText("3 / 3");
  await expect(entry).toHaveAttribute("aria-current", "step");
  await expect(page.locator(BOARDS).first()).not.toHaveAttribute("data-state", "running");
  // Boards that come and go faster than their tables are made.
  for (const name of ["5 Disks", "1 Chains and liberties", "4 Stones of any shape"])
    await page.getByRole("button", { name }).click();
  const stays = await board(sheet(page, "Stones of any shape"));
  await expect(stays.locator(".mirror table")).toBeAttached();
  await page.getByRole("button", { name: "2 One-way lines" }).click();
  const arcs = sheet(page, "One-way lines");
  for (const index of [0, 1]) await board(arcs, index);
  const letters = () =>
    page.evaluate(() => [...(window as unknown as { written: Set<string> }).written].sort());
  await expect.poll(letters).toEqual(expect.arrayContaining(["a", "b", "c", "v", "x", "y", "z"]));
  expect(errors).toEqual([]);
});

/** Contents and text stand in the middle of a wide window. */
async function expectMiddle(page: Page, width: number): Promise<void> {
  const [contents, text] = await Promise.all(
    ["#learn .contents", "#learn .text"].map((part) => page.locator(part).boundingBox()),
  );
  if (!contents || !text) throw new Error("both are seen");
  const right = width - text.x - text.width;
  expect(contents.x).toBeGreaterThan(400);
  expect(Math.abs(contents.x - right)).toBeLessThan(60);
}

test(
  "a task by mouse: its words come, the board is kept, and goes to the table",
  JOURNEY,
  async ({ page }) => {
    await enter(page);
    const chains = sheet(page, "Chains and liberties");
    const first = await board(chains);
    await clickIn(page, first, -95, -31);
    await expect(chains.getByRole("status").first()).toHaveText(/^Yes: both stones were taken/);
    await page.getByRole("button", { name: "The plane" }).click();
    await expect(first).not.toHaveAttribute("data-state", "running");
    await page.getByRole("button", { name: "Chains and liberties" }).click();
    await expect(first.locator(".count")).toHaveText("1 / 1");
    await first.getByRole("link", { name: "Play on it" }).click();
    await expect(page.locator("#title")).toHaveText("Chains and liberties");
    await expectTurn(page, "White", 2);
    await expect(page).not.toHaveURL(/learn/);
    await expect(page.locator("#stage")).toBeFocused();
    await page.goBack();
    await expect(page.locator("#learn")).toBeVisible();
    // One step of the history, not one for the board and one for the room.
    await expect(page).toHaveURL(/\?learn$/);
  },
);
