/** Games from the first Tab to the result by keyboard alone, on every kind of board: the words of the live
 *  region after every key, and the table that mirrors the board at the end. */

import type { GameDocument, Pair } from "../../../../www/engine/types.ts";
import { ONE_WAY, pasteText, visit } from "../../stage.ts";
import { expect, type Locator, type Page, test } from "../app.ts";

/** A key on the board with the words that answer it, or a control that Tab leads to and the key that presses it
 *  (with Space, the following text is written there). */
type Step =
  | readonly [key: string, said: string]
  | { readonly to: string; readonly key?: string; readonly write?: string; readonly said?: string };

interface WholeGame {
  readonly board: string | GameDocument;
  readonly opened: string;
  readonly steps: readonly Step[];
  readonly result: string;
  readonly caption: string;
  /** The first rows of the table. */
  readonly rows: readonly string[];
}

const SIDE = 16 * 1024;
const SQUARE: Pair[] = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
];

/** Capture at a corner; two passes. */
const GRID: WholeGame = {
  board: "Grid 9×9",
  opened: "Grid 9×9: 81 points. Black to play.",
  steps: [
    ["ArrowRight", "E5, empty"],
    ["Enter", "Black E5. White to play."],
    ["ArrowLeft", "D5, empty"],
    ["ArrowLeft", "C5, empty"],
    ["ArrowLeft", "B5, empty"],
    ["ArrowLeft", "A5, empty"],
    ["ArrowDown", "A4, empty"],
    ["ArrowDown", "A3, empty"],
    ["ArrowDown", "A2, empty"],
    ["ArrowDown", "A1, empty"],
    ["Space", "White A1. Black to play."],
    ["ArrowUp", "A2, empty"],
    ["Enter", "Black A2. White to play."],
    ["p", "White passes. Black to play."],
    ["ArrowDown", "White A1: a lone stone, 1 liberty"],
    ["ArrowRight", "B1, empty"],
    ["Enter", "Black B1, captures 1. White to play."],
    ["p", "White passes. Black to play."],
    ["p", "Black passes. Black wins by 81 (area, two passes)."],
  ],
  result: "Black wins by 81 (area, two passes)",
  caption: "Grid 9×9",
  rows: [9, 8, 7, 6, 5, 4, 3, 2, 1].map((row) =>
    [..."ABCDEFGHJ"]
      .map((column) => `${column}${row}`)
      .map((name) => `${name} ${["E5", "A2", "B1"].includes(name) ? "black" : "empty"}`)
      .join(""),
  ),
};

/** A stone on a one-way triangle lives by the points that it reaches; resignation. */
const DIGRAPH: WholeGame = {
  board: ONE_WAY,
  opened: "One-way triangle: 4 points. Black to play.",
  steps: [
    ["ArrowRight", "b, empty"],
    ["ArrowLeft", "a, empty"],
    ["ArrowDown", "c, empty"],
    ["Enter", "Black c. White to play."],
    ["ArrowUp", "a, empty"],
    ["Enter", "White a, captures 1. Black to play."],
    ["ArrowRight", "b, empty"],
    ["Enter", "Black b, captures 1. White to play."],
    { to: "More", key: "Enter" },
    ["End", "Black b, captures 1. White to play."],
    ["Enter", "Black b, captures 1. White to play."],
    ["Enter", "White resigns. Black wins: White resigned."],
  ],
  result: "Black wins: White resigned",
  caption: "One-way triangle",
  rows: ["aempty", "bblack", "cempty", "dempty"],
};

/** Placements that overlap; two passes. */
const SPACE: WholeGame = {
  board: "Dominoes",
  opened: "Dominoes: 84 placements over 133 points. Black to play.",
  steps: [
    ["ArrowRight", "D4–D5, empty"],
    ["Enter", "Black D4–D5. White to play."],
    ["ArrowDown", "D3–D4: partly filled"],
    ["Enter", "D3–D4: a stone here would overlap another."],
    ["ArrowUp", "Black D4–D5: a lone stone, 16 liberties"],
    ["ArrowLeft", "C4–C5, empty"],
    ["Enter", "White C4–C5. Black to play."],
    ["p", "Black passes. White to play."],
    ["p", "White passes. A draw (area, two passes)."],
  ],
  result: "A draw (area, two passes)",
  caption: "Dominoes",
  rows: ["A7–B7empty", "A6–A7empty"],
};

/** Two disks that touch, and no passing: a player without a turn has lost. */
const DISKS: WholeGame = {
  board: {
    gospace: 1,
    title: "Two disks",
    board: {
      kind: "disks",
      disks: [
        [0, 0, 10],
        [20, 0, 10],
      ],
    },
    rules: { preset: "primitive" },
  },
  opened: "Two disks: 2 disks. Black to play.",
  steps: [
    ["ArrowRight", "A1, empty"],
    ["Enter", "Black A1. White to play."],
    ["ArrowRight", "B1, empty"],
    ["Enter", "White B1, captures 1. White wins: Black has no turn left."],
  ],
  result: "White wins: Black has no turn left",
  caption: "Two disks",
  rows: ["A1empty", "B1white"],
};

/** By stone widths, and from one place that touches something to the next; two passes. */
const PLANE: WholeGame = {
  board: { gospace: 1, title: "A plane", board: { kind: "plane", region: { outer: SQUARE } } },
  opened: "A plane: a board without lines. Black to play.",
  steps: [
    ["ArrowRight", "4.0, 4.0: touches nothing"],
    ["Shift+ArrowLeft", "3.0, 4.0: touches nothing"],
    ["Enter", "Black 3.0, 4.0. White to play."],
    ["Shift+ArrowRight", "4.0, 4.0: touches a black stone"],
    ["Enter", "White 4.0, 4.0, touches a black stone. Black to play."],
    ["n", "3.5, 3.1: touches a black stone and a white one"],
    ["Enter", "Black 3.5, 3.1, touches a black stone and a white one. White to play."],
    ["p", "White passes. Black to play."],
    ["p", "Black passes. Black wins by 1 (stones, two passes)."],
  ],
  result: "Black wins by 1 (stones, two passes)",
  caption: "A plane: 3 stones, places in stone widths from the top left",
  rows: ["3.0, 4.0black", "4.0, 4.0white", "3.5, 3.1black"],
};

/** Komi, colour, a bid, an answer, a reset, and an end for ever. */
const DIVIDED: WholeGame = {
  board: {
    gospace: 1,
    title: "A pair",
    board: {
      kind: "graph",
      points: [
        [0, 0],
        [1, 0],
      ],
      edges: [[0, 1]],
    },
    rules: { preset: "divide-and-choose" },
  },
  opened: "A pair: 2 points. First: name the komi.",
  steps: [
    { to: "Komi: a half more", key: "Enter" },
    {
      to: "Name this komi",
      key: "Enter",
      said: "First names komi ½. Second: take Black, or White with komi ½.",
    },
    { to: "Take White", key: "Enter", said: "Second takes White. Black to play." },
    ["ArrowRight", "A1, empty"],
    ["Enter", "Black A1. White to play."],
    ["ArrowRight", "B1, empty"],
    { to: "Bid for the ko with this play", key: "Space", write: "3/2" },
    // An arrow on a button leads back to the board.
    { to: "Ko bid: a half more", key: "ArrowLeft", said: "Black A1: a lone stone, 1 liberty" },
    ["ArrowRight", "B1, empty"],
    ["Enter", "White B1, bid 1½, captures 1. Black: name the ko winner, or ignore the bid of 1½."],
    {
      to: "Black wins the ko",
      key: "Enter",
      said: "Black names Black ko winner. Black: reset the board, or keep it.",
    },
    { to: "The board after turn 1", said: "The board after turn 1." },
    {
      to: "Reset to this",
      key: "Enter",
      said: "Black resets to the board after turn 1. Black to play.",
    },
    { to: "End the game", key: "Enter" },
    {
      to: "Offer to end here",
      key: "Enter",
      said: "Black offers to end here. White: Black offers to end the game here; agree or decline.",
    },
    { to: "Agree", key: "Enter", said: "White agrees. White wins by 1." },
  ],
  result: "White wins by 1",
  caption: "A pair",
  rows: ["A1black", "B1empty"],
};

test("on a grid and on placements that overlap, chosen from the boards", async ({ page }) => {
  await visit(page);
  for (const game of [GRID, SPACE]) await play(page, game);
});

test("on a directed graph, on disks, on a plane, and by divide and choose", async ({ page }) => {
  await visit(page);
  for (const game of [DIGRAPH, DISKS, PLANE, DIVIDED]) await play(page, game);
});

async function play(page: Page, game: WholeGame): Promise<void> {
  await open(page, game.board);
  await expectHeard(page, game.opened);
  await toBoard(page);
  for (const step of game.steps) await take(page, step);
  await expect(page.locator("#turn")).toHaveText(game.result);
  await expect(page.locator("#stage")).toBeFocused();
  await expect(page.locator("#board-table caption")).toHaveText(game.caption);
  for (const [index, row] of game.rows.entries())
    await expect(page.locator("#board-table tr:has(td)").nth(index)).toHaveText(beginning(row));
}

async function take(page: Page, step: Step): Promise<void> {
  if ("to" in step) {
    await tabTo(page, control(page, step.to));
    if (step.key !== undefined) await page.keyboard.press(step.key);
    if (step.write !== undefined) await page.keyboard.insertText(step.write);
    if (step.said !== undefined) await expectHeard(page, step.said);
  } else {
    const [key, said] = step;
    await page.keyboard.press(key);
    await expectHeard(page, said);
  }
}

/** A row may end with the neighbours of its place. */
function beginning(row: string): RegExp {
  return new RegExp(`^${literally(row)}`);
}

function literally(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Expects all words of the live region; a notice on the kept game may come first. */
async function expectHeard(page: Page, words: string): Promise<void> {
  const literal = literally(words);
  await expect(page.locator("#live-region")).toHaveText(
    new RegExp(`^(Your last game is saved\\. )?${literal}\\s*$`),
  );
}

/** From the gallery, by Tab and arrows, or pasted. */
async function open(page: Page, board: string | GameDocument): Promise<void> {
  if (typeof board !== "string") return pasteText(page, JSON.stringify(board));
  const card = page.locator("#gallery").getByRole("button", { name: board, exact: true });
  await tabTo(page, page.locator("#gallery button[tabindex='0']"));
  await page.keyboard.press("Home");
  for (let i = 0; i < 60 && !(await isFocused(card)); i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
}

function control(page: Page, name: string): Locator {
  return page
    .getByRole("button", { name, exact: true })
    .or(page.getByRole("checkbox", { name, exact: true }))
    .or(page.locator("#panel summary", { hasText: name }))
    .filter({ visible: true })
    .first();
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    if (await isFocused(target)) return;
  }
  await expect(target).toBeFocused();
}

async function toBoard(page: Page): Promise<void> {
  const stage = page.locator("#stage");
  for (let i = 0; i < 60 && !(await isFocused(stage)); i++) await page.keyboard.press("Shift+Tab");
  await expect(stage).toBeFocused();
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
