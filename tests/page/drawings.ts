/** Drawings with which several tests begin, drawn as by a reader. */
import type { Page } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import { type At, draw, expectCounts, keys, press, pull, room, take } from "./editor.ts";
import { click, expectSaid, openGame, visit } from "./stage.ts";

/** A square a b c d with its four sides. */
export const SQUARE: readonly At[] = [
  [0, 0],
  [80, 0],
  [80, 80],
  [0, 80],
];

/** A house of five points, from corner to corner. */
export const HOUSE: readonly At[] = [
  [-40, 40],
  [40, 40],
  [40, -40],
  [0, -80],
  [-40, -40],
];

export const TRIANGLE: GameDocument = {
  gospace: 1,
  title: "One-way triangle",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [80, 0],
      [40, 68.5],
    ],
    arcs: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
  },
};

export async function drawSquare(page: Page): Promise<void> {
  await draw(page);
  await take(page, "Link");
  await press(page, ...SQUARE, ...SQUARE.slice(0, 1), ...SQUARE.slice(0, 1));
  await take(page, "Select");
  await expectCounts(page, "4 points · 4 edges · 1 piece");
}

/** Three points in a row with two links, all selected; the one between stands here. */
export async function drawRow(page: Page, between = 0): Promise<void> {
  await draw(page);
  await take(page, "Link");
  await press(page, [-80, 0], [between, 0], [80, 0]);
  await keys(page, "Escape", "v");
  await page.locator("#drawing").focus();
  await keys(page, "Control+a");
}

/** A link from (−80, 0) to (80, 0), and one from there to (80, 80). */
export async function drawAngle(page: Page): Promise<void> {
  await draw(page);
  await take(page, "Link");
  await press(page, [-80, 0], [80, 0], [80, 80]);
  await keys(page, "Escape", "v");
  await expectCounts(page, "3 points · 2 edges · 1 piece");
}

/** Two points and their link, as three steps. */
export async function drawThreeSteps(page: Page): Promise<void> {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0], [80, 0]);
  await take(page, "Link");
  await pull(page, [0, 0], [80, 0]);
}

/** A row of four points, with Black on the first, White on the third and the board in hand. */
export async function playRow(page: Page): Promise<void> {
  await draw(page);
  await take(page, "Link");
  await press(page, [0, 0], [80, 0], [160, 0], [240, 0], [240, 0]);
  await keys(page, "F2");
  await click(page, 0, 0);
  await click(page, 160, 0);
  await expectSaid(page, /^White .*Black to play\.$/);
}

/** Five by five points, 40 links, with 1 between neighbours. */
export async function drawGrid(page: Page): Promise<void> {
  await visit(page);
  await openGame(page, {
    gospace: 1,
    title: "Five",
    board: { kind: "grid", columns: 5, rows: 5 },
  });
  await room(page, "Draw");
  await page.locator("#drawing-start").getByRole("button", { name: "This board" }).click();
  await expectCounts(page, "25 points · 40 edges · 1 piece");
}
