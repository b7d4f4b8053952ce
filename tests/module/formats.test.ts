/** Tests of other formats in Node: export, import again, and notices. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { formatWords, initSync } from "../../build/wasm/full/gospace_wasm.js";
import {
  type Board,
  exportText,
  FORMATS,
  type Format,
  formatsFor,
  Game,
  type GameDocument,
  importText,
  load,
} from "../../pkg/gospace.js";
import { errorOf } from "./thrown.ts";

const PETERSEN: Board = {
  kind: "graph",
  points: Array.from({ length: 10 }, (_, i) => [i * 1.5, 3 - i] as const),
  edges: Array.from({ length: 5 }, (_, i) => [
    [i, (i + 1) % 5] as const,
    [i, i + 5] as const,
    [i + 5, 5 + ((i + 2) % 5)] as const,
  ]).flat(),
};
const TRIANGLE: Board = {
  kind: "graph",
  points: [
    [0, 0],
    [40, 0],
    [20, 35.5],
  ],
  arcs: [
    [0, 1],
    [1, 2],
    [2, 0],
  ],
  labels: ["a b", "ä", "<c>"],
};
const HOLED: Board = {
  kind: "plane",
  region: {
    outer: [
      [0, 0],
      [9000, 0],
      [9000, 9000],
    ],
    holes: [
      [
        [5000, 1000],
        [6000, 1000],
        [6000, 2000],
      ],
    ],
  },
  radius: 512,
  tolerance: 7,
};
const DISKS: Board = {
  kind: "disks",
  disks: [
    [0, 0, 5],
    [10, 0, 5, 6],
  ],
};
const SPACE: Board = { kind: "gospace", points: [[0, 0]], open: [[0]], placements: [[0]] };
const GRID: Board = { kind: "grid", columns: 3, rows: 2 };
const TORUS: Board = { kind: "grid", columns: 3, rows: 3, wrap: "torus" };
const BOARDS = [PETERSEN, TRIANGLE, HOLED, DISKS, SPACE, GRID, TORUS];

function documentOf(board: Board): GameDocument {
  return { gospace: 1, board };
}

function fitting(board: Board): readonly Format[] {
  return formatsFor(board.kind, board.kind === "grid" ? board.wrap : undefined);
}

beforeAll(() => load());

describe("formats", () => {
  test("the module's words are the core's", () => {
    const file = new URL("../../build/wasm/full/gospace_wasm_bg.wasm", import.meta.url);
    initSync({ module: readFileSync(file) });
    expect([...FORMATS].sort()).toEqual(formatWords().sort());
  });

  test("a board is written in just the formats that are named for it", () => {
    for (const board of BOARDS) {
      for (const format of FORMATS) {
        const write = () => exportText(documentOf(board), format);
        if (fitting(board).includes(format)) expect(write()).not.toBe("");
        else expect(errorOf(write).code).toBe("format");
      }
    }
  });

  test("a drawn board comes back equal from every format that keeps its drawing", () => {
    for (const board of [PETERSEN, TRIANGLE, HOLED, DISKS]) {
      for (const format of fitting(board)) {
        if (format === "matrix" || format === "tgf") continue;
        const text = exportText(documentOf(board), format);
        const imported = importText(text, { format });
        expect(imported).toMatchObject({ format, placed: true, notices: [] });
        expect(imported.document.board).toEqual(board);
      }
    }
  });

  test("the format is detected from the text", () => {
    for (const board of BOARDS) {
      for (const format of fitting(board)) {
        expect(importText(exportText(documentOf(board), format)).format).toBe(format);
      }
    }
  });

  test("a game comes back from SGF with its tree", () => {
    const document: GameDocument = {
      gospace: 1,
      title: "A game",
      board: { ...GRID, start: { white: [5] } },
      rules: { preset: "tromp-taylor", komi: "13/2" },
      turns: [
        { play: 0, comment: "so" },
        { play: 1, variations: [[{ play: 2 }, "pass"]] },
      ],
    };
    const again = importText(exportText(document, "sgf"), { name: "game.sgf" });
    expect(again.document).toEqual(document);
    expect(new Game(again.document).turnCount).toBe(2);
  });

  test("what is left out is said in sentences", () => {
    const sgf = "(;SZ[3]RU[Japanese];B[aa];B[bb];W[aa];B[ab])";
    expect(importText(sgf).notices).toEqual([
      "1 pass put in where a player took two turns running.",
      'The rules "Japanese" have no equivalent here; the nearest are used.',
      "2 turns from turn 4 (line 1) on: left out. There is a stone already.",
    ]);
    expect(importText("a b 5\n", { format: "edge-list" }).notices).toEqual([
      "1 weight or note beside links: left out.",
    ]);
    expect(importText("a b").placed).toBe(false);
  });

  test("an error names the line", () => {
    const error = errorOf(() => importText("graph {\n a -- \n}", { name: "x.dot" }));
    expect(error).toMatchObject({ code: "format", path: "line 3" });
    expect(error.message).toContain('found "}"');
    expect(errorOf(() => importText("{"))).toMatchObject({ code: "json" });
    const wrong = errorOf(() => importText('{"gospace":1,"board":{"kind":"grid"}}'));
    expect(wrong).toMatchObject({ code: "missing", path: "board.columns" });
  });

  test("a deep text does not stop the core", () => {
    for (const [format, text] of [
      ["graphml", "<graph>".repeat(1e5)],
      ["svg", `<svg>${"<g>".repeat(1e5)}`],
      ["dot", `graph {${"{".repeat(1e5)}`],
      ["sgf", `(;${"(;B[]".repeat(1e5)}`],
    ] as const) {
      expect(errorOf(() => importText(text, { format })).code).toBe("format");
    }
    const long = `(;SZ[52]${"(;C[x]".repeat(1e5)}${")".repeat(1e5)})`;
    expect(importText(long).document.board).toMatchObject({ columns: 52 });
  });
});
