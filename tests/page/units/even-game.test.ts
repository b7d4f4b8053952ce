/** Even games and handicaps: komi by board, and the points of a handicap. */
import { readFileSync } from "node:fs";
import { Game, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Board, GameDocument, GridBoard } from "../../../www/engine/types.ts";
import {
  evenKomi,
  handicapsOf,
  withHandicap,
  withoutHandicap,
} from "../../../www/model/even-game.ts";
import {
  draftRules,
  evenDraft,
  handicapDraft,
  openRules,
  playWithForm,
} from "../../../www/model/rules-controller.ts";
import { draftOf, rulesFormSlice } from "../../../www/model/rules-form.ts";
import { opened } from "./controlled.ts";

beforeAll(() => load());

function grid(columns: number, rows = columns): GridBoard {
  return { kind: "grid", columns, rows };
}

function handicaps(board: Board): readonly number[] {
  return handicapsOf(board, opened({ gospace: 1, board }).store.state.board.facts);
}

function namesOf(board: Board): string[] {
  const game = new Game({ gospace: 1, board });
  const names = game.names();
  game.free();
  return (board.start?.black ?? []).map((at) => (typeof at === "number" ? (names[at] ?? "") : ""));
}

test("an even game has the exact value of a small grid as its komi, and 7 on the usual boards", () => {
  const lines = readFileSync("docs/values/values.csv", "utf8").split("\n");
  const values = lines.flatMap((line) => {
    const [, columns, rows, rest = ""] = /^grids-(\d+)-(\d+),(.*)$/.exec(line) ?? [];
    const value = /,area,(-?\d+),(-?\d+),/.exec(rest);
    return value === null ? [] : [[Number(columns), Number(rows), value[1], value[2]] as const];
  });
  expect(values.length).toBeGreaterThan(4);
  for (const [columns, rows, low, high] of values) {
    expect(low).toBe(high);
    for (const board of [grid(columns, rows), grid(rows, columns)])
      expect(evenKomi(board)).toBe(low);
  }
  expect([9, 13, 19].map((size) => evenKomi(grid(size)))).toEqual(["7", "7", "7"]);
  expect(evenKomi(grid(11))).toBe("0");
  expect(evenKomi({ ...grid(9), wrap: "torus" })).toBe("0");
  expect(evenKomi({ kind: "graph", points: [[0, 0]] })).toBe("0");
});

test("a handicap stands on the usual points, each once, as other programs set it", () => {
  // The Go Text Protocol's fixed_handicap.
  const on = (size: number, count: number) => namesOf(withHandicap(grid(size), count)).sort();
  expect(on(9, 2)).toEqual(["C3", "G7"]);
  expect(on(9, 3)).toEqual(["C3", "G3", "G7"]);
  expect(on(9, 5)).toEqual(["C3", "C7", "E5", "G3", "G7"]);
  expect(on(19, 6)).toEqual(["D10", "D16", "D4", "Q10", "Q16", "Q4"]);
  expect(on(19, 7)).toEqual(["D10", "D16", "D4", "K10", "Q10", "Q16", "Q4"]);
  expect(on(13, 9)).toEqual(["D10", "D4", "D7", "G10", "G4", "G7", "K10", "K4", "K7"]);
  for (const size of [7, 9, 13, 19])
    for (const count of handicaps(grid(size))) expect(new Set(on(size, count)).size).toBe(count);
  expect(handicaps(grid(9))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  // Beyond the usual points, and where there are none, stones are placed freely.
  expect(handicaps(grid(8))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(handicaps(grid(5))).toEqual([2, 3, 4, 5, 6]);
  expect(handicaps(grid(3, 2))).toEqual([]);
  expect(handicaps({ kind: "plane", region: { circle: [0, 0, 8192] } })).toHaveLength(8);
  expect(withHandicap(grid(8), 5)).toEqual(grid(8));
});

test("on any board the black stones of the start can be the handicap, where White has none", () => {
  const graph = {
    kind: "graph",
    points: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  } satisfies Board;
  const start = (black: number[], white: number[]) =>
    handicaps({ ...graph, start: { black, white } });
  expect(start([0, 2], [])).toEqual([2]);
  expect(start([0], [])).toEqual([]);
  expect(start([0, 2], [3])).toEqual([]);
  const board: Board = { ...graph, start: { black: [0, 2] } };
  expect(withHandicap(board, 2)).toBe(board);
  // Stones that the rules call a handicap are the handicap's.
  expect(withoutHandicap(board, { handicap: 2 })).toEqual(graph);
  expect(withoutHandicap(board, { handicap: 3 })).toBe(board);
});

test("the form begins a game with a handicap, changes it and takes it back", () => {
  const controller = opened({ gospace: 1, board: grid(9), turns: [{ play: 40 }] });
  const play = (count: number) => {
    openRules(controller);
    const rulesForm = rulesFormSlice.of(controller.store.state);
    if (rulesForm === null) throw new Error("the form is closed");
    const { board, rules } = controller.document();
    const bare = withoutHandicap(board, rules);
    const { draft } = rulesForm;
    draftRules(
      controller,
      count === 0 ? evenDraft(draft, bare) : handicapDraft(draft, bare, count),
    );
    expect(rulesFormSlice.of(controller.store.state)?.objection).toBeNull();
    playWithForm(controller);
    return controller.document();
  };
  const three = { preset: "tromp-taylor", komi: "1/2", handicap: 3, first: "white" };
  expect(play(3)).toMatchObject({ rules: three, board: { start: { black: [24, 56, 60] } } });
  expect(controller.store.state.game.actor).toBe("white");
  expect(draftOf(controller.store.state.board.rules).handicap).toBe(3);
  expect(play(2)).toMatchObject({ board: { start: { black: [24, 56] } } });
  const even: GameDocument = {
    gospace: 1,
    board: grid(9),
    rules: { preset: "tromp-taylor", komi: "7" },
  };
  expect(play(0)).toEqual(even);
});

test("stones of a start that are no handicap stay where they are", () => {
  const board: Board = { ...grid(9), start: { black: [24, 56] } };
  expect(withoutHandicap(board)).toBe(board);
  expect(withoutHandicap(board, { handicap: 2 })).toEqual(grid(9));
});

test("a position of a game with a handicap begins a game of its own, whoever is to act", () => {
  const document: GameDocument = {
    gospace: 1,
    board: { ...grid(9), start: { black: [24, 56] } },
    rules: { preset: "tromp-taylor", komi: "1/2", handicap: 2, first: "white" },
    turns: [{ play: 40 }],
  };
  const controller = opened(document);
  const rules = { preset: "tromp-taylor", komi: "1/2" };
  expect(controller.position()).toMatchObject({ rules, board: { start: { white: [40] } } });
  controller.play({ play: 41 });
  expect(controller.position()?.turns).toEqual(["pass"]);
});
