/** The four kinds of boards, drawn by thumb on a phone; no finger hovers. */

import {
  at,
  draw,
  drawFinger,
  drawnBoard,
  expectCounts,
  longPress,
  room,
  take,
  tapAt,
} from "../../editor.ts";
import { expectSaid, pinch, type Spot, tap } from "../../stage.ts";
import { expect, test } from "../app.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a tap with the text tool opens a label that takes what is typed at once", async ({
  page,
}) => {
  await draw(page);
  await take(page, "Point");
  await tapAt(page, [0, 0]);
  await take(page, "Label");
  await tapAt(page, [0, 0]);
  await page.keyboard.type("wap");
  await page.keyboard.press("Enter");
  expect((await drawnBoard(page, "graph")).labels).toEqual(["wap"]);
});

test("a region with a hole and disks that touch, by finger", async ({ page }) => {
  await draw(page, "Disks");
  await take(page, "Region");
  await tapAt(page, [-2560, -3840], [2560, -3840], [2560, 3840]);
  const fingers = await pinched(page, await at(page, [0, 0]), 45, 30);
  await expect(page.locator("#drawing-tip")).toContainText("closes the outline");
  expect(fingers.after).toBeLessThan(fingers.before);
  await tapAt(page, [-2560, 3840], [-2560, -3840]);
  await pinched(page, await at(page, [0, 0]), 30, 45);
  await drawFinger(page, [-1280, 1280], [1280, 2560]);
  await take(page, "Disk");
  await drawFinger(page, [-1280, -2560], [-768, -2560]);
  await tapAt(page, [-156, -2400]);
  const { region, disks } = await drawnBoard(page, "disks");
  expect(region).toMatchObject({ holes: [{ length: 4 }] });
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = disks;
  expect(disks.map(([, , core]) => core)).toEqual([512, 512]);
  // Cores of 512 that do not overlap, reaches of 514 that meet.
  expect((x1 - x0) ** 2 + (y1 - y0) ** 2).toBeGreaterThanOrEqual(1024 ** 2);
  expect((x1 - x0) ** 2 + (y1 - y0) ** 2).toBeLessThanOrEqual(1028 ** 2);
  await room(page, "Play");
  await tap(page, x0, y0);
  await tap(page, x0, y0);
  await expectSaid(page, /^Black .*White to play\.$/);
});

test("a go-space by the menu of a long press, and a stone on a single point", async ({ page }) => {
  await draw(page, "Go-space");
  await take(page, "Point");
  await tapAt(page, [-80, 0], [0, 0], [80, 0]);
  await take(page, "Select");
  const menu = page.getByRole("menu");
  for (const x of [-80, 80]) {
    for (const set of ["Open set", "A stone can be this"]) {
      await longPress(page, await at(page, [x, 0]));
      await menu.getByRole("menuitem", { name: set }).tap();
      await expect(menu).toBeHidden();
    }
  }
  await longPress(page, await at(page, [0, 120]));
  await menu.getByRole("menuitem", { name: "Select all" }).tap();
  await longPress(page, await at(page, [0, 120]));
  await menu.getByRole("menuitem", { name: "Open set" }).tap();
  await take(page, "Stones");
  await tapAt(page, [80, 0]);
  const board = await drawnBoard(page, "gospace");
  expect(board.open).toEqual([[0], [2], [0, 1, 2]]);
  expect(board.placements).toEqual([[0], [2]]);
  expect(board.start).toEqual({ black: [1] });
});

test("two fingers move and scale the paper and draw nothing", async ({ page }) => {
  await draw(page);
  for (const tool of ["Point", "Link", "Erase", "Stones", "Select"]) {
    await take(page, tool);
    await pinched(page, await at(page, [0, 0]), 30, 45);
    await pinched(page, await at(page, [0, 0]), 45, 30);
  }
  await expect(page.locator("#counts")).toHaveText("Nothing drawn yet");
  await take(page, "Point");
  await tapAt(page, [0, 0], [40, 0]);
  await take(page, "Erase");
  const { x, y } = await at(page, [0, 0]);
  await pinched(page, { x: x + 40, y }, 40, 60);
  await expectCounts(page, "2 points · 0 edges · 2 pieces");
});

test("a tap anywhere puts the menu away, and draws nothing", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await tapAt(page, [0, 0]);
  const beside = await at(page, [60, 60]);
  await longPress(page, beside);
  const menu = page.getByRole("menu");
  await take(page, "Select");
  await expect(menu).toBeHidden();
  await longPress(page, beside);
  await expect(menu).toBeVisible();
  await tapAt(page, [-60, -60]);
  await expect(menu).toBeHidden();
  await expectCounts(page, "1 point · 0 edges · 1 piece");
});

test("a bar beside the selection deletes, duplicates and labels it", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await tapAt(page, [0, 0], [80, 0]);
  const bar = page.locator("#selection-bar");
  await expect(bar).toBeHidden();
  await take(page, "Select");
  await tapAt(page, [0, 0]);
  await expect(bar.getByRole("button")).toHaveText(["Delete", "Duplicate", "Label"]);
  await bar.getByRole("button", { name: "Label" }).tap();
  await expect(bar).toBeHidden();
  await page.keyboard.type("a");
  await page.keyboard.press("Enter");
  await bar.getByRole("button", { name: "Duplicate" }).tap();
  await expectCounts(page, "3 points · 0 edges · 3 pieces");
  await bar.getByRole("button", { name: "Delete" }).tap();
  await expect(bar).toBeHidden();
  expect((await drawnBoard(page, "graph")).labels).toEqual(["a", ""]);
});

test("on a go-space the bar makes a stone of the selection", async ({ page }) => {
  await draw(page, "Go-space");
  await take(page, "Point");
  await tapAt(page, [0, 0], [80, 0]);
  await take(page, "Select");
  // Not where the last tap was: two there may be a double tap.
  await tapAt(page, [0, 0]);
  await page.locator("#selection-bar").getByRole("button", { name: "A stone can be this" }).tap();
  expect((await drawnBoard(page, "gospace")).placements).toEqual([[0]]);
});

test("a problem stands in a card, whose button mends it", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await tapAt(page, [-80, 0], [0, 0], [80, 0], [80, 0]);
  const card = page.locator("#drawing-problem");
  await expect(card).toBeHidden();
  await take(page, "One-way arc");
  await drawFinger(page, [-80, 0], [80, 0]);
  await expect(card).toContainText("The link from A1 to C1 passes through B1.");
  await card.getByRole("button", { name: "Split it there" }).tap();
  await expect(card).toBeHidden();
  await expectCounts(page, "3 points · 2 edges · 1 piece");
});

type Page = Parameters<typeof at>[0];

/** Two fingers that part round a spot, or come together; the scale before and after. */
async function pinched(page: Page, spot: Spot, from: number, to: number) {
  const before = await scale(page);
  await pinch(page, spot, from, (from + to) / 2, to);
  return { before, after: await scale(page) };
}

async function scale(page: Page): Promise<number> {
  const camera = await page.locator("#drawing-canvases").getAttribute("data-camera");
  return Number((camera ?? "").split(" ")[0]);
}
