/** Play on boards of disks. */

import type { DisksBoard } from "../../../../www/engine/types.ts";
import { CLOSE, open } from "../../both/disks.ts";
import {
  click,
  colourAt,
  expectRed,
  expectSaid,
  expectScore,
  expectSeen,
  fromMenu,
  hover,
  isWood,
  openGame,
  spotOf,
  tap,
} from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

/** Disks on a line, and two far off that keep Black alive (RULES.md 4, capture at a distance). */
const LINE: DisksBoard = {
  kind: "disks",
  disks: [
    [0, 0, 2],
    [10, 0, 8],
    [16, 0, 1],
    [34, 0, 3],
    [40, 0, 3],
  ],
};

const tip = (page: Page) => page.locator("#tip");

test("a click in a disk plays there, and closes what the stone overlaps", async ({ page }) => {
  await open(page, CLOSE);
  await expectSaid(page, "Disks: 8 disks. Black to play.");
  await click(page, -2, 2);
  await expectSaid(page, "Black B2. White to play.");
  await expectSeen(page, 0, 0, "black", 2);
  // A stone is as large as its disk.
  await expectSeen(page, 0, 4.5, "black", 0);
  await hover(page, 9, 0);
  await expect(tip(page)).toHaveText("C2: a stone here would overlap another");
  await expectSeen(page, 9, 1, "neither", 0);
  await click(page, 9, 0);
  await expectSaid(page, "C2: a stone here would overlap another.");
  await expect(page.locator("#board-table").getByRole("row", { name: /^C2 / })).toContainText(
    "closed",
  );
});

test("what a turn has changed is painted as all of it would be", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, CLOSE);
  await changedPixels(page);
  // A stone that closes a disk, one that closes two, one that closes none, and that one taken back.
  for (const play of [
    () => click(page, -2, 2),
    () => click(page, 31, 10),
    () => click(page, -12, 0),
    () => page.keyboard.press("["),
  ]) {
    await play();
    expect(await changedPixels(page)).toBeGreaterThan(10 * FEW);
    // Other colours, and these again: all is painted anew.
    await fromMenu(page, "Light or dark");
    await fromMenu(page, "Light or dark");
    expect(await changedPixels(page)).toBeLessThan(FEW);
  }
});

/** Pixels that a renderer may round otherwise on the edges of longer paths. */
const FEW = 10;

/** Pixels of the layer of stones that are others than when this was asked last. */
function changedPixels(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const canvas = document.querySelectorAll("#canvases canvas")[1];
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error("There is no such layer.");
    const { width, height } = canvas;
    const now = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    const kept: typeof globalThis & { before?: ArrayLike<number> } = globalThis;
    const { before = [] } = kept;
    kept.before = now;
    let changed = 0;
    for (let i = 0; i < now.length; i++)
      if (Math.abs((now[i] ?? 0) - (before[i] ?? 0)) > 24) changed += 1 / 4;
    return changed;
  });
}

test("where disks overlap, the nearest centre is meant", async ({ page }) => {
  await open(page, CLOSE);
  await hover(page, 3.1, 0);
  await expect(tip(page)).toHaveText("B2");
  await hover(page, 3.9, 0);
  await expect(tip(page)).toHaveText("C2");
});

test("where centres almost coincide, a list names the disks", async ({ page }) => {
  await open(page, CLOSE);
  await hover(page, 30.4, 0);
  await expect(tip(page)).toContainText("one of 2 here, N for the next");
  await click(page, 30.4, 0);
  const list = page.getByRole("group", { name: "Placements here" });
  await list.getByRole("button", { name: "F2" }).click();
  await expectSaid(page, "Black F2. White to play.");
  await expectSeen(page, 31, 0, "black", 1.5);
  await expectSeen(page, 26, 0, "neither", 0);
});

test("a play takes a stone that it does not touch, and dies too", async ({ page }) => {
  await open(page, { ...LINE, start: { white: [0], black: [3] } });
  await click(page, 16, 0);
  await expectSaid(page, "Black C1, captures 1, loses 1 of its own. White to play.");
  await expectSeen(page, 0, 0, "neither", 1);
  await expectScore(page, "1", "0");
});

test("a small disk inside a stone's disk is a stone too; measure counts the whole once", async ({
  page,
}) => {
  await open(page, LINE);
  await click(page, 8, 0);
  await expectScore(page, "2", "0");
  await openGame(page, {
    gospace: 1,
    title: "Measured",
    board: LINE,
    rules: { preset: "stone", score: "measure" },
    turns: [{ play: 1 }],
  });
  await page.getByRole("button", { name: /Why this score/ }).click();
  await expect(page.locator("#tally")).toHaveText(/^Measure now, in π square ticks: /);
  await expectScore(page, "64", "0");
});

test("a stone under the pointer shows its chain, and dots its liberties", async ({ page }) => {
  await open(page, CLOSE, { turns: [{ play: 4 }, { play: 2 }] });
  await hover(page, -11, 1);
  await expect(tip(page)).toHaveText("Black A2: a lone stone, 1 liberty");
  await expectRed(page, 0, 0);
  await expectRed(page, 7, 0, false);
});

test("disks are played by keyboard alone", async ({ page }) => {
  await open(page, CLOSE);
  await page.locator("#stage").focus();
  await page.keyboard.press("ArrowRight");
  for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowLeft");
  await expectSaid(page, "A2, empty");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Black B2. White to play.");
  await page.keyboard.press("Enter");
  await expectSaid(page, "B2: a stone is there already.");
});

test("on a torus of disks a stone is drawn on both sides of the seam", async ({ page }) => {
  await open(page, {
    kind: "disks",
    region: {
      outer: [
        [0, 0],
        [40, 0],
        [40, 30],
        [0, 30],
      ],
      wrap: "torus",
    },
    disks: [
      [1, 15, 5],
      [11, 15, 5],
      [31, 15, 5],
    ],
  });
  await click(page, 39, 15);
  await expectSaid(page, "Black A1. White to play.");
  await expectSeen(page, 1, 15, "black", 3);
  await expectSeen(page, 38, 15, "black", 0);
  await hover(page, 20, 4);
  await hover(page, 3, 15);
  await expect(tip(page)).toHaveText("Black A1: a lone stone, 2 liberties");
});

test("cells are the faces, arcs and crossings of the circles, and show their closures", async ({
  page,
}) => {
  // Two circles that cross have three faces and the outside, two arcs each, and two crossings, which
  // lie in the same open and closed disks and so are one point of the quotient.
  await open(page, { kind: "disks", disks: CLOSE.disks.slice(0, 2) });
  await page.getByRole("button", { name: "Cells" }).click();
  await page.mouse.move(5, 400);
  await expect(tip(page)).toHaveText("4 faces, 4 arcs, 1 crossing: point at one for its closure");
  const height = Math.sqrt(25 - 3.5 * 3.5);
  await hoverCrossing(page, 3.5, height);
  await expect(tip(page)).toHaveText(
    "a point where circles meet: a closed point, its closure is itself",
  );
  // In the closure of the lens lie the arcs on both its sides, and the crossing.
  await hover(page, 3.5, 0);
  await expect(tip(page)).toHaveText("a face between circles: in its closure lie 3 other points");
  await page.getByRole("button", { name: "Cells" }).click();
  await hover(page, 0, 0);
  await expect(tip(page)).toContainText("A1");
});

/** The one point of both crossings is drawn at either of them. */
async function hoverCrossing(page: Page, x: number, y: number) {
  await hover(page, x, y);
  if (!(await tip(page).innerText()).includes("circles meet")) await hover(page, x, -y);
}

test("a board whose disks reach farther has no cells to show", async ({ page }) => {
  await open(page, { kind: "disks", disks: [[0, 0, 5, 6]] });
  await expect(page.getByRole("button", { name: "Cells" })).toBeHidden();
});

test("many disks that overlap are shown by their centres", async ({ page }) => {
  const disks = Array.from({ length: 400 }, (_, i): [number, number, number] => [
    10 * (i % 20),
    10 * Math.floor(i / 20),
    30,
  ]);
  await open(page, { kind: "disks", disks });
  const wood = await colourAt(page, await spotOf(page, 95, 95));
  expect(isWood(wood)).toBe(true);
  expect(isWood(await colourAt(page, await spotOf(page, 100, 100)))).toBe(false);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap on a cell shows its closure and proposes nothing", async ({ page }) => {
    await open(page, { kind: "disks", disks: CLOSE.disks.slice(0, 2) });
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("button", { name: "Cells" }).filter({ visible: true }).tap();
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(tip(page)).toContainText("point at one");
    await tap(page, 3.5, 0);
    await expect(tip(page)).toContainText("in its closure lie 3 other points");
    await expect(page.locator("#confirm")).toBeHidden();
  });
});
