/** Boards taken out in every format that the page offers for them, and brought back by every way in. */

import { readFileSync } from "node:fs";
import type { Board, GameDocument, Pair } from "../../../../www/engine/types.ts";
import { TRIANGLE } from "../../drawings.ts";
import {
  draw,
  drawnBoard,
  drawnGame,
  expectCounts,
  expectSelected,
  keys,
  newPaper,
  room,
} from "../../editor.ts";
import {
  click,
  expectTurn,
  fromMenu,
  openFile,
  openGame,
  pasteText,
  savedGame,
  visit,
} from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

type GraphBoard = Extract<Board, { kind: "graph" }>;

const five = [0, 1, 2, 3, 4] as const;

const around = (radius: number) =>
  five.map((i): Pair => {
    const angle = (2 * Math.PI * i) / 5;
    return [Math.round(radius * Math.sin(angle)), -Math.round(radius * Math.cos(angle))];
  });

const PETERSEN: GameDocument = {
  gospace: 1,
  title: "Petersen graph",
  board: {
    kind: "graph",
    points: [...around(160), ...around(80)],
    edges: five.flatMap((i): Pair[] => [
      [i, (i + 1) % 5],
      [i, i + 5],
      [5 + i, 5 + ((i + 2) % 5)],
    ]),
    labels: ["North", "East 1", "a -> b", "w & <v>", 'q"uote', "ζ", "5", "# six", "t's", "u;"],
  },
};

const SHEET: readonly Pair[] = [
  [0, 0],
  [8192, 0],
  [9000, 3000],
  [8192, 6144],
  [0, 6144],
];

const HOLE: readonly Pair[] = [
  [4000, 500],
  [6000, 500],
  [5500, 2500],
];

const DISKS: GameDocument = {
  gospace: 1,
  title: "Five disks in a house",
  board: {
    kind: "disks",
    region: { outer: [...SHEET], holes: [[...HOLE]] },
    disks: [
      [2048, 2048, 256, 258],
      [2560, 2048, 256, 258],
      [2048, 2560, 256, 258],
      [2048, 1536, 256, 258],
      [1536, 2048, 256, 258],
    ],
  },
};

const PLANE: GameDocument = {
  gospace: 1,
  title: "A plane with a hole",
  board: {
    kind: "plane",
    region: { outer: [...SHEET], holes: [[...HOLE]] },
    radius: 400,
    tolerance: 4,
  },
};

const SPACE: GameDocument = {
  gospace: 1,
  title: "Three points",
  board: {
    kind: "gospace",
    points: [
      [-80, 0],
      [0, 0],
      [80, 0],
    ],
    open: [[0], [2], [0, 1, 2]],
    placements: [[0], [2], [0, 1, 2]],
  },
};

const DRAWN: readonly (readonly [GameDocument, readonly string[]])[] = [
  [PETERSEN, ["Gospace", "Edge list", "Adjacency matrix", "GraphML", "DOT", "TGF"]],
  [TRIANGLE, ["Gospace", "Edge list", "Adjacency matrix", "GraphML", "DOT", "TGF"]],
  [DISKS, ["Gospace", "SVG outline"]],
  [PLANE, ["Gospace", "SVG outline"]],
  [SPACE, ["Gospace"]],
];

/** Formats without room for the points' places, or for their labels. */
const UNPLACED = ["Adjacency matrix", "TGF"];

const UNLABELLED = ["Adjacency matrix"];

const PAIR: GameDocument = {
  gospace: 1,
  title: "A pair",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
    ],
    edges: [[0, 1]],
  },
};

/** Black lives in the middle; with everything that a record can hold. */
const RECORD: GameDocument = {
  gospace: 1,
  title: "A game on nine",
  author: "Somebody",
  comment: "The whole game.",
  board: { kind: "grid", columns: 9, rows: 9, start: { black: [20, 24], white: [60] } },
  rules: { preset: "tromp-taylor", komi: "15/2" },
  turns: [
    { play: 40, comment: "The middle: [tengen]\\." },
    {
      play: 41,
      marks: { triangle: [40], label: [[41, "A"]] },
      variations: [[{ play: 39, comment: "Or here." }, { play: 41 }], [{ play: 31 }]],
    },
    { play: 50, marks: { square: [50], circle: [41], cross: [60] } },
    "pass",
    "pass",
  ],
};

for (const [game, formats] of DRAWN) {
  test(`${game.title}: out of the drawing room and back in every format`, async ({ page }) => {
    test.slow();
    await visit(page);
    await openGame(page, game);
    const first = (await savedGame(page)).board;
    expect(first).toEqual(game.board);
    await room(page, "Draw");
    const files = await exported(page);
    expect(files.map(({ format }) => format)).toEqual(formats);
    for (const file of files) {
      await room(page, "Draw");
      await newPaper(page, "Graph");
      await importFile(page, file);
      expectSame((await drawnGame(page)).board, first, file.format);
      await newPaper(page, "Graph");
      await importPasted(page, file.text);
      expectSame((await drawnGame(page)).board, first, file.format);
      expectSame((await reopened(page, file)).board, first, file.format);
    }
  });
}

test("a game on a grid: SGF holds all of it, the formats of graphs its board", async ({ page }) => {
  test.slow();
  await visit(page);
  await openGame(page, RECORD);
  const first = await savedGame(page);
  expect(first).toEqual(RECORD);
  const files = await exported(page);
  expect(files.map(({ format }) => format)).toEqual([
    "Gospace",
    "SGF",
    "Edge list",
    "Adjacency matrix",
    "GraphML",
    "DOT",
    "TGF",
  ]);
  for (const file of files) {
    const again = await reopened(page, file);
    if (file.format === "Gospace" || file.format === "SGF") expect(again).toEqual(first);
    else expectSame(again.board, gridGraph(9, 9), file.format);
  }
});

test("TikZ draws the shown moment from Play, and the board from Draw", async ({ page }) => {
  await visit(page);
  await openGame(page, { ...PAIR, turns: [{ play: 0 }, { play: 1 }] });
  await page.getByRole("button", { name: "Undo" }).filter({ visible: true }).first().click();
  await expectTurn(page, "White", 2);
  const drawing = async () => {
    await fromMenu(page, "Export…");
    const dialog = page.locator("#export");
    await dialog.getByText("TikZ", { exact: true }).click();
    await expect(dialog.getByLabel("The text")).toHaveValue(/\\end\{document\}\n$/);
    const text = await dialog.getByLabel("The text").inputValue();
    const saving = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save as a file" }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.tex$/);
    await dialog.getByRole("button", { name: "Close" }).click();
    return text;
  };
  const moment = await drawing();
  expect(moment).toContain("% black-stones");
  expect(moment).not.toContain("% white-stones");
  await room(page, "Draw");
  const board = await drawing();
  expect(board).toContain("% lines");
  expect(board).not.toContain("stones");
});

const MALFORMED: readonly (readonly [string, string, RegExp])[] = [
  ["DOT", "graph {\n  a -- b\n  c - d\n}", /line 3/],
  ["GraphML", "<graphml>\n<graph>\n</oops>", /line 3/],
  ["Adjacency matrix", "0 1 0\n1 0 1\n0 1", /line 3/],
  ["TGF", "1 a\n2 b\n#\n1 2\n1 7", /line 5/],
  ["Edge list", "a b\nb ->", /line 2/],
  ["SGF", "(;SZ[9]\n;B[aa]\n;W[zz])", /line 3/],
  ["SVG outline", '<svg>\n<path d="M0 0 L oops"/>\n</svg>', /line 2/],
  ["Gospace", '{\n"gospace": 1,\n"board": }', /line 3/],
];

test("a malformed text names its line and changes nothing", async ({ page }) => {
  await draw(page);
  await pasteText(page, "a b\nb c");
  await expectCounts(page, "3 points · 2 edges · 1 piece");
  await fromMenu(page, "Import…");
  const dialog = page.locator("#import");
  for (const [format, text, words] of MALFORMED) {
    await dialog.getByLabel("Format").selectOption(format);
    await dialog.getByLabel("Text of the board").fill(text);
    await dialog.getByRole("button", { name: "Draw on it" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(words);
    await expect(dialog.getByLabel("Text of the board")).toHaveValue(text);
  }
  await dialog.getByRole("button", { name: "Close" }).click();
  await expectCounts(page, "3 points · 2 edges · 1 piece");
  expect((await drawnBoard(page, "graph")).labels).toEqual(["a", "b", "c"]);
});

test("an edge list pasted onto the paper comes beside what is there", async ({ page }) => {
  await draw(page);
  await pasteText(page, "a b\nb c\nc a");
  await expectCounts(page, "3 points · 3 edges · 1 piece");
  const before = await drawnBoard(page, "graph");
  await pasteText(page, "d -> e\ne -> f");
  await expectCounts(page, "6 points · 3 edges · 2 arcs · 2 pieces");
  const { points, edges, arcs, labels } = await drawnBoard(page, "graph");
  expect(points.slice(0, 3)).toEqual(before.points);
  expect(new Set(points.map(String)).size).toBe(6);
  expect(edges).toEqual(before.edges);
  expect(arcs).toEqual([
    [3, 4],
    [4, 5],
  ]);
  expect(labels).toEqual(["a", "b", "c", "d", "e", "f"]);
  await keys(page, "Control+z");
  await expectCounts(page, "3 points · 3 edges · 1 piece");
});

test("one word pasted where people play is no board", async ({ page }) => {
  await visit(page);
  await click(page, 4, 4);
  await pasteText(page, "hello");
  await expect(page.locator("#notice")).toContainText(/cannot be opened/);
  await expectTurn(page, "White", 2);
});

test("a text that is read as a list of links is shown before it replaces the board", async ({
  page,
}) => {
  await visit(page);
  await click(page, 4, 4);
  await pasteText(page, "dear reader\nbest wishes");
  const notice = page.locator("#notice");
  await expect(notice).toContainText("This text may be a list of links: 4 points, 2 links.");
  await expect(notice.locator("canvas")).toBeVisible();
  await expectTurn(page, "White", 2);
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expectTurn(page, "White", 2);
  await pasteText(page, "dear reader\nbest wishes");
  await notice.getByRole("button", { name: "Open it" }).click();
  await expect(page.locator("#title")).toHaveText("A board of 4 points");
});

interface Exported {
  readonly format: string;
  readonly name: string;
  readonly text: string;
}

/** Every format that the dialog offers and Import reads, saved as a file. */
async function exported(page: Page): Promise<Exported[]> {
  await fromMenu(page, "Export…");
  const dialog = page.locator("#export");
  const files: Exported[] = [];
  await expect(dialog).toBeVisible();
  for (const label of await dialog.locator("label").filter({ hasNotText: "TikZ" }).all()) {
    await label.click();
    const saving = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save as a file" }).click();
    const download = await saving;
    const text = readFileSync(await download.path(), "utf8");
    const format = (await label.locator("span").textContent()) ?? "";
    await expect(dialog.getByLabel("The text")).toHaveValue(text.replace(/\r/g, ""));
    files.push({ format, name: download.suggestedFilename(), text });
  }
  await dialog.getByRole("button", { name: "Close" }).click();
  return files;
}

async function importFile(page: Page, { name, text }: Exported): Promise<void> {
  await fromMenu(page, "Import…");
  const choosing = page.waitForEvent("filechooser");
  await page.locator("#import").getByRole("button", { name: "Choose a file" }).click();
  const buffer = Buffer.from(text);
  await (await choosing).setFiles({ name, mimeType: "text/plain", buffer });
  const dialog = page.locator("#import");
  await expect(dialog.locator("textarea")).not.toHaveValue("");
  await dialog.getByRole("button", { name: "Draw on it" }).click();
  await expect(dialog).toBeHidden();
}

async function importPasted(page: Page, text: string): Promise<void> {
  await fromMenu(page, "Import…");
  const dialog = page.locator("#import");
  await dialog.getByLabel("Text of the board").fill(text);
  await dialog.getByRole("button", { name: "Draw on it" }).click();
  await expect(dialog).toBeHidden();
}

/** By Open in the play room, from another board. */
async function reopened(page: Page, { name, text }: Exported): Promise<GameDocument> {
  await room(page, "Play");
  await openGame(page, PAIR);
  await openFile(page, text, name);
  await expect(page.locator("#title")).not.toHaveText("A pair");
  return savedGame(page);
}

/** Equal, as far as the format has room for a board. */
function expectSame(board: Board, first: Board, format: string): void {
  if (first.kind !== "graph" || board.kind !== "graph" || !UNPLACED.includes(format))
    return expect(written(board)).toEqual(written(first));
  expect(linksOf(board)).toEqual(linksOf(first));
  expect(board.points).toHaveLength(first.points.length);
  expect(board.labels).toEqual(UNLABELLED.includes(format) ? undefined : first.labels);
  expectApart(board);
}

/** A plane may leave its tolerance out where it is the usual one. */
function written(board: Board): Board {
  return board.kind === "plane" ? { tolerance: 4, ...board } : board;
}

/** Expects a layout whose points lie apart, compared with the length of a link. */
function expectApart({ points, edges = [], arcs = [] }: GraphBoard): void {
  const apart = (a: number, b: number) => {
    const [p, q] = [points[a] ?? [0, 0], points[b] ?? [0, 0]];
    return Math.hypot(p[0] - q[0], p[1] - q[1]);
  };
  const lengths = [...edges, ...arcs].map(([a, b]) => apart(a, b));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const pairs = points.flatMap((_, a) => points.slice(0, a).map((__, b) => apart(a, b)));
  expect(Math.min(...pairs)).toBeGreaterThan(mean / 20);
}

/** Edges without their direction and order, arcs without their order. */
function linksOf({ edges = [], arcs = [] }: GraphBoard): string[] {
  const twoWay = edges.map(([a, b]) => `${Math.min(a, b)} – ${Math.max(a, b)}`);
  return [...twoWay, ...arcs.map(([a, b]) => `${a} → ${b}`)].sort();
}

function gridGraph(columns: number, rows: number): GraphBoard {
  const points = Array.from({ length: columns * rows }, (_, i): Pair => {
    return [i % columns, Math.floor(i / columns)];
  });
  const edges = points.flatMap(([x, y], i): Pair[] => [
    ...(x + 1 < columns ? [[i, i + 1] as const] : []),
    ...(y + 1 < rows ? [[i, i + columns] as const] : []),
  ]);
  return { kind: "graph", points, edges };
}

test("what is copied and pasted is there twice", async ({ page }) => {
  await visit(page);
  await openGame(page, TRIANGLE);
  await room(page, "Draw");
  await page.keyboard.press("Escape");
  await expect(page.locator("#drawing")).toBeFocused();
  await keys(page, "Control+a", "Control+c", "Control+v");
  await expectCounts(page, /^6 points · 0 edges · 6 arcs · 2 pieces/);
  await expectSelected(page, "3 points · 3 links");
  await keys(page, "Control+x");
  await expectCounts(page, /^3 points · 0 edges · 3 arcs · 1 piece/);
  await keys(page, "Control+v", "Control+v");
  const { points, arcs } = await drawnBoard(page, "graph");
  expect(points).toHaveLength(9);
  expect(arcs).toEqual([0, 3, 6].flatMap((n) => [0, 1, 2].map((i) => [n + i, n + ((i + 1) % 3)])));
});
