/** Mosaics: lines of a grid are cut out by a drag across them, by mouse, finger and keys. */

import { at, drawnBoard, drawnGame, expectCounts, keys, pull, room, take } from "./editor.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { drag, expectSaid, openGame, visit } from "./stage.ts";

/** Between neighbours of a grid that is drawn on. */
const PITCH = 1;

/** Five by five points, 40 links; returns where they stand. */
async function grid(page: Page): Promise<(column: number, row: number) => [number, number]> {
  await visit(page);
  await openGame(page, {
    gospace: 1,
    title: "Five",
    board: { kind: "grid", columns: 5, rows: 5 },
  });
  await room(page, "Draw");
  await page.locator("#drawing-start").getByRole("button", { name: "This board" }).click();
  await expectCounts(page, "25 points · 40 edges · 1 piece");
  return (column, row) => [PITCH * column, PITCH * row];
}

test(
  "a drag across a grid cuts the links that it crosses, as one step",
  JOURNEY,
  async ({ page }) => {
    const spot = await grid(page);
    await take(page, "Cut links");
    // Over the top row of points' four vertical links, between the first and the second row.
    await pull(page, spot(-0.4, 0.5), spot(3.4, 0.5));
    await expectCounts(page, "25 points · 36 edges · 1 piece");
    await keys(page, "Control+z");
    await expectCounts(page, "25 points · 40 edges · 1 piece");
    await keys(page, "Control+y");
    await pull(page, spot(2.9, 0.5), spot(4.4, 0.5));
    await expectCounts(page, "25 points · 35 edges · 2 pieces");
    const { points, edges } = await drawnBoard(page, "graph");
    expect(points).toHaveLength(25);
    const upright = edges?.filter(([a, b]) => points[a]?.[0] === points[b]?.[0]);
    expect(upright).toHaveLength(15);
  },
);

test("a drag along points, and a tap beside all links, cut nothing; a tap on a link cuts it", async ({
  page,
}) => {
  const spot = await grid(page);
  await keys(page, "c");
  await pull(page, spot(0, 1), spot(3, 1));
  await expectCounts(page, "25 points · 40 edges · 1 piece");
  const beside = await at(page, spot(1.5, 1.5));
  await page.mouse.click(beside.x, beside.y);
  await expectCounts(page, "25 points · 40 edges · 1 piece");
  const link = await at(page, spot(1.5, 2));
  await page.mouse.click(link.x, link.y);
  await expectCounts(page, "25 points · 39 edges · 1 piece");
});

test("by keys Enter begins a cut, arrows cut from cell to cell and say so, and Enter ends it", async ({
  page,
}) => {
  await grid(page);
  await page.locator("#drawing").focus();
  await keys(page, "c", "ArrowRight", "Enter", "ArrowRight");
  await expectSaid(page, /^Edge removed\. Empty page at /);
  await keys(page, "ArrowLeft", "ArrowDown", "Enter");
  await expectCounts(page, "25 points · 38 edges · 1 piece");
  await keys(page, "ArrowLeft");
  await expectCounts(page, "25 points · 38 edges · 1 piece");
  await keys(page, "Control+z");
  await expectCounts(page, "25 points · 40 edges · 1 piece");
  await keys(page, "Enter", "ArrowUp", "Escape");
  // Not as counted, which takes a moment: the whole grid again.
  expect((await drawnGame(page)).board).toEqual({ kind: "grid", columns: 5, rows: 5 });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger cuts what it crosses", async ({ page }) => {
    const spot = await grid(page);
    await take(page, "Cut links");
    await drag(page, await at(page, spot(0.5, -0.4)), await at(page, spot(0.5, 1.4)));
    await expectCounts(page, "25 points · 38 edges · 1 piece");
  });
});
