/** Mosaics: lines of a grid are cut out by a tap, by keys and by a finger. */

import { drawGrid } from "../drawings.ts";
import { at, drawnGame, expectCounts, keys, pull, take } from "../editor.ts";
import { drag, expectSaid } from "../stage.ts";
import { expect, test } from "./app.ts";

test("a drag along points, and a tap beside all links, cut nothing; a tap on a link cuts it", async ({
  page,
}) => {
  await drawGrid(page);
  await keys(page, "c");
  await pull(page, [0, 1], [3, 1]);
  await expectCounts(page, "25 points · 40 edges · 1 piece");
  const beside = await at(page, [1.5, 1.5]);
  await page.mouse.click(beside.x, beside.y);
  await expectCounts(page, "25 points · 40 edges · 1 piece");
  const link = await at(page, [1.5, 2]);
  await page.mouse.click(link.x, link.y);
  await expectCounts(page, "25 points · 39 edges · 1 piece");
});

test("by keys Enter begins a cut, arrows cut from cell to cell and say so, and Enter ends it", async ({
  page,
}) => {
  await drawGrid(page);
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
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a finger cuts what it crosses", async ({ page }) => {
    await drawGrid(page);
    await take(page, "Cut links");
    await drag(page, await at(page, [0.5, -0.4]), await at(page, [0.5, 1.4]));
    await expectCounts(page, "25 points · 38 edges · 1 piece");
  });
});
