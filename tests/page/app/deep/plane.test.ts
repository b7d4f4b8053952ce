/** Play on planes: snapping, edges, refusals, and liberties as arcs. */

import type { GameDocument, Pair, PlaneBoard, Turn, Wrap } from "../../../../www/engine/types.ts";
import {
  click,
  colourAt,
  expectRed,
  expectSaid,
  expectScore,
  expectSeen,
  expectTurn,
  hover,
  isWood,
  openGame,
  savedGame,
  spotOf,
  visit,
} from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

/** A stone's radius, and how near and how far tangent centres are (RULES.md 5, tolerance 4). */
const R = 1024;
const NEAREST = 2 * R - 4;
const FARTHEST = 2 * R + 4;

function square(side: number, rest: Partial<PlaneBoard> = {}): PlaneBoard {
  return rectangle(side, side, "none", rest);
}

function rectangle(
  width: number,
  height: number,
  wrap: Exclude<Wrap, "projective">,
  rest: Partial<PlaneBoard> = {},
): PlaneBoard {
  return { kind: "plane", region: { outer: corners(0, 0, width, height), wrap }, ...rest };
}

/** A square with a square hole, 8 radii wide. */
const HOLED: PlaneBoard = {
  kind: "plane",
  region: {
    outer: corners(0, 0, 24, 24),
    holes: [corners(12, 8, 20, 16)],
  },
};

function corners(x0: number, y0: number, x1: number, y1: number): Pair[] {
  return [
    [x0 * R, y0 * R],
    [x1 * R, y0 * R],
    [x1 * R, y1 * R],
    [x0 * R, y1 * R],
  ];
}

/** Plays in stone radii. */
function plays(...spots: Pair[]): Turn[] {
  return spots.map(([x, y]): Turn => ({ play: [Math.round(x * R), Math.round(y * R)] }));
}

async function open(page: Page, board: PlaneBoard, rest: Partial<GameDocument> = {}) {
  await visit(page);
  await openGame(page, { gospace: 1, title: "A plane", board, ...rest });
}

/** The place of a turn's stone, in ticks. */
async function playedSpot(page: Page, index: number): Promise<Pair> {
  const turn = (await savedGame(page)).turns?.[index];
  if (typeof turn !== "object" || !("play" in turn) || typeof turn.play === "number")
    throw new Error("not a play on a plane");
  return turn.play;
}

function apart([x, y]: Pair, [u, v]: Pair): number {
  return Math.hypot(x - u, y - v);
}

const tip = (page: Page) => page.locator("#tip");

const TWO_APART = { turns: plays([8, 12], [11, 12]) };

test("a click beside two stones puts a stone that touches both", async ({ page }) => {
  await open(page, square(24), TWO_APART);
  await hover(page, 9.5 * R, 10.6 * R);
  await expect(tip(page)).toHaveText("4.8, 5.3: touches a black stone and a white one");
  await click(page, 9.5 * R, 10.6 * R);
  await expectSaid(page, "Black 4.8, 5.3, touches a black stone and a white one. White to play.");
  await expectSeen(page, 9.5 * R, 10.677 * R, "black", 0.5 * R);
  const stone = await playedSpot(page, 2);
  for (const other of [
    [8 * R, 12 * R],
    [11 * R, 12 * R],
  ] as const) {
    expect(apart(stone, other)).toBeGreaterThanOrEqual(NEAREST);
    expect(apart(stone, other)).toBeLessThanOrEqual(FARTHEST);
  }
});

test("Alt lets go of snapping, also while the pointer rests", async ({ page }) => {
  await open(page, square(24), TWO_APART);
  await hover(page, 9.4 * R, 10.4 * R);
  await expect(tip(page)).toContainText("touches a black stone");
  await page.keyboard.down("Alt");
  await expect(tip(page)).toHaveText("4.7, 5.2: touches nothing");
  await click(page, 9.4 * R, 10.4 * R);
  await page.keyboard.up("Alt");
  await expectSaid(page, "Black 4.7, 5.2. White to play.");
  const stone = await playedSpot(page, 2);
  expect(apart(stone, [9.4 * R, 10.4 * R])).toBeLessThan(0.06 * R);
});

test("a stone goes to the edge, and into the corner", async ({ page }) => {
  await open(page, square(24));
  await hover(page, 9 * R, 0.7 * R);
  await expect(tip(page)).toHaveText("4.5, 0.5: touches the edge");
  await hover(page, 0.8 * R, 0.7 * R);
  await expect(tip(page)).toHaveText("0.5, 0.5: touches the edge on two sides");
  await click(page, 0.8 * R, 0.7 * R);
  await expectSaid(page, "Black 0.5, 0.5, touches the edge on two sides. White to play.");
  for (const tick of await playedSpot(page, 0)) {
    expect(tick).toBeGreaterThanOrEqual(R - 2);
    expect(tick).toBeLessThanOrEqual(R + 2);
  }
});

test("where no stone can stand there is no ghost but a reason, and a click plays nothing", async ({
  page,
}) => {
  await open(page, HOLED);
  await hover(page, -2 * R, 5 * R);
  await expect(tip(page)).toBeHidden();
  const hole = await spotOf(page, 16 * R, 12 * R);
  const before = await colourAt(page, hole);
  await hover(page, 16 * R, 12 * R);
  await expect(tip(page)).toHaveText("8.0, 6.0: that is outside the board");
  expect(await colourAt(page, hole)).toEqual(before);
  await page.mouse.click(hole.x, hole.y);
  await expectSaid(page, "8.0, 6.0: that is outside the board.");
  await expectTurn(page, "Black", 1);
});

test("a stone under the pointer shows its chain, and its liberties as arcs", async ({ page }) => {
  await open(page, square(24), TWO_APART);
  await hover(page, 11 * R, 12 * R);
  await expect(tip(page)).toHaveText("White 5.5, 6.0: a lone stone, one gap left");
  await expectRed(page, 13 * R, 12 * R);
  await expectRed(page, 11 * R, 14 * R);
  await expectRed(page, 9 * R, 12 * R, false);
  await page.mouse.move(5, 400);
  await expectRed(page, 13 * R, 12 * R, false);
});

test("a liberty that is one point is a dot", async ({ page }) => {
  // In a corridor of a stone's width, without tolerance, centres have one line to be on.
  await open(page, rectangle(2, 14, "none", { tolerance: 0 }), { turns: plays([1, 1], [1, 9]) });
  await hover(page, 1 * R, 1.5 * R);
  await expect(tip(page)).toHaveText(
    "Black 0.5, 0.5: a lone stone, one gap left, exactly as wide as a stone",
  );
  await expectRed(page, 1 * R, 3 * R);
});

test("captured stones are gone, and undo brings them back", async ({ page }) => {
  // Black fills the only centre beside White's, at the end of a corridor.
  const corridor = rectangle(2, 8, "none", { tolerance: 0 });
  await open(page, corridor, { turns: plays([1, 5], [1, 1]) });
  await click(page, 1 * R, 3.1 * R);
  await expectSaid(page, /^Black 0\.5, 1\.5, touches .*, captures 1\. White to play\.$/);
  await expectSeen(page, 1 * R, 1 * R, "neither", 0.5 * R);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectSeen(page, 1 * R, 1 * R, "white", 0.5 * R);
});

test("on a torus a stone is drawn on both sides of a seam, and is one", async ({ page }) => {
  await open(page, rectangle(20, 16, "torus"), { turns: plays([0.4, 8]) });
  await expectSeen(page, 0.4 * R, 8 * R, "black", 0.5 * R);
  await expectSeen(page, 19.7 * R, 8 * R, "black", 0);
  await expectSeen(page, 10 * R, 8 * R, "neither", 0);
  await hover(page, 19.7 * R, 8 * R);
  await expect(tip(page)).toHaveText("Black 0.2, 4.0: a lone stone, one gap left");
  await expectRed(page, 2.4 * R, 8 * R);
  await expectRed(page, 18.4 * R, 8 * R);
  await click(page, 18.3 * R, 8 * R);
  await expectSaid(page, "White 9.2, 4.0, touches a black stone. Black to play.");
});

test("on a Klein bottle the other side is upside down, stones and arcs alike", async ({ page }) => {
  await open(page, rectangle(20, 16, "klein"), { turns: plays([0.4, 4], [2.8, 5.8]) });
  await expectSeen(page, 19.7 * R, 12 * R, "black", 0);
  await expectSeen(page, 19.7 * R, 4 * R, "neither", 0);
  // White stands below Black on its right, and above its image on its right: there the arc is open.
  await hover(page, 0.4 * R, 4 * R);
  await expectRed(page, 2 * R, 5.2 * R, false);
  await expectRed(page, 2 * R, 2.8 * R);
  await expectRed(page, 18.8 * R, 13.2 * R);
  await expectRed(page, 18.8 * R, 10.8 * R);
});

test("holes are cut out, and a round board is round", async ({ page }) => {
  await open(page, HOLED);
  const paper = await colourAt(page, await spotOf(page, -1.5 * R, 12 * R));
  const inside = await colourAt(page, await spotOf(page, 16 * R, 12 * R));
  const wood = await colourAt(page, await spotOf(page, 5 * R, 12 * R));
  expect(isWood(wood)).toBe(true);
  expect(isWood(paper)).toBe(false);
  const shade = inside.map((value, i) => Math.abs(value - (paper[i] ?? 0)));
  expect(Math.max(...shade)).toBeLessThan(30);

  await openGame(page, {
    gospace: 1,
    title: "Round",
    board: { kind: "plane", region: { circle: [0, 0, 10 * R] } },
  });
  expect(isWood(await colourAt(page, await spotOf(page, 0, -9 * R)))).toBe(true);
  await hover(page, 0, 9.3 * R);
  await expect(tip(page)).toHaveText("5.0, 9.5: touches the edge");
});

test("a game is played by keyboard alone: steps, stone widths and what can be touched", async ({
  page,
}) => {
  await open(page, square(24), { turns: plays([10.5, 13.5], [4, 4], [13.5, 13.5]) });
  await page.keyboard.press("ArrowRight");
  await expectSaid(page, "6.0, 6.0: touches nothing");
  await page.keyboard.press("Shift+ArrowUp");
  await expectSaid(page, "6.0, 5.0: touches nothing");
  await page.keyboard.press("Shift+ArrowDown");
  await expectSaid(page, "6.0, 6.0: touches nothing");
  // The nearest places touch one of the two, then comes the one between them.
  await page.keyboard.press("n");
  await expectSaid(page, /touches a black stone/);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("n");
  await expectSaid(page, "6.0, 6.1: touches two black stones");
  await page.keyboard.press("Shift+N");
  await expectSaid(page, /touches a black stone/);
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await expectSaid(page, "White 6.0, 6.1, touches two black stones. Black to play.");
  await page.keyboard.press("Enter");
  await expectSaid(page, "6.0, 6.1: a stone is there already.");
  await expect(page.locator("#board-table tr", { hasText: "6.0, 6.1" })).toContainText("white");
});

test("an arrow goes about a pixel, and Tab leaves the board", async ({ page }) => {
  await open(page, square(24));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const [x, y] = await playedSpot(page, 0);
  expect(y).toBe(12 * R);
  expect(x - 12 * R).toBeGreaterThan(0);
  expect(x - 12 * R).toBeLessThan(R / 8);
  await page.locator("#stage").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(page.locator("#stage")).not.toBeFocused();
});

test("cardinality says why it decides nothing, and counts as the core does", async ({ page }) => {
  await open(page, square(24));
  await page.getByRole("button", { name: "Change the rules" }).click();
  const form = page.getByRole("dialog", { name: "Rules" });
  await expect(form.getByText("nearly useless here")).toBeVisible();
  await expect(form.getByText("The area that the stones cover")).toBeVisible();
  await form.getByLabel(/^Cardinality/).check();
  await form.getByRole("button", { name: "Play by these rules" }).click();
  await click(page, 12 * R, 12 * R);
  await expectScore(page, "continuum", "0");
  await click(page, 5 * R, 5 * R);
  await expectScore(page, "continuum", "continuum");
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await expectSaid(page, "White passes. A draw (cardinality, two passes).");
});

test("Primitive says that no turn was found, not that there is none", async ({ page }) => {
  // A stone that fills all the room has no liberty: it would leave the board as it was.
  await open(page, square(2), { rules: { preset: "primitive" } });
  await expect(page.locator("#turn")).toHaveText(
    "White wins: no turn was found for Black on the places looked at",
  );
  await page.getByRole("button", { name: "Change the rules" }).click();
  await expect(page.getByText("not that there is none")).toBeVisible();
});

test("area on a plane says that it was counted on a sample", async ({ page }) => {
  await open(page, square(24), { rules: { preset: "tromp-taylor" } });
  await page.getByRole("button", { name: /Why this score/ }).click();
  await expect(page.locator("#tally")).toHaveText(/^Area now, counted on a sample: /);
  await expect(page.locator("#rules")).toContainText("counted on a sample");
});

test("the rules say in how many pieces stones can stand, and the board is described by it", async ({
  page,
}) => {
  await visit(page);
  // A wall with gaps of half a stone at its ends.
  const region = { outer: corners(0, 0, 16, 16), holes: [corners(7, 1, 9, 15)] };
  const parted: PlaneBoard = { kind: "plane", region };
  await openGame(page, { gospace: 1, title: "A parted plane", board: parted });
  const words = "Stones can stand in 2 separate pieces.";
  await expect(page.locator("#rules")).toContainText(words);
  const stage = page.getByRole("application", { name: "Board", exact: true });
  await expect(stage).toHaveAccessibleDescription(new RegExp(`${words}$`));
  await openGame(page, { gospace: 1, title: "A plane", board: square(16) });
  await expect(page.locator("#rules")).not.toContainText("separate pieces");
  await expect(stage).not.toHaveAccessibleDescription(new RegExp(words));
});
