/** Tests of explanations in Node, with values from the definitions in RULES.md. */

import { beforeAll, describe, expect, test } from "vitest";
import { Game, type GameDocument, load, type Pair, type Turn } from "../../pkg/gospace.js";

beforeAll(() => load());

function game(board: GameDocument["board"], turns: Turn[] = [], rules = {}): Game {
  return new Game({ gospace: 1, board, turns, rules });
}

function grid(start: { black: number[]; white: number[] }): GameDocument["board"] {
  return { kind: "grid", columns: 3, rows: 3, wrap: "none", start };
}

describe("why a stone was taken", () => {
  test("its chain, its last liberty, and the play that filled it", () => {
    const played = game(grid({ black: [1], white: [0] }), [{ play: 3 }, { play: 8 }]);
    expect(played.why.taken(0)).toEqual({
      turn: 1,
      by: "black",
      at: 3,
      owner: "white",
      how: "capture",
      chain: [0],
      liberties: Uint32Array.of(3),
      arcs: [],
      fills: true,
    });
    expect(played.why.takenBy(1)).toEqual([0]);
    expect(played.why.takenBy(2)).toEqual([]);
    expect(played.why.taken(8)).toBeNull();
    expect(() => played.why.taken(99)).toThrow("no placement 99");
    played.undo();
    played.undo();
    expect(played.why.taken(0)).toBeNull();
  });

  test("on a plane by centres, with the arcs that were liberties", () => {
    // Space for one stone beside White's, and for nothing else near it.
    const board: GameDocument["board"] = {
      kind: "plane",
      region: {
        outer: [
          [0, 0],
          [80, 0],
          [80, 20],
          [0, 20],
        ],
      },
      radius: 10,
      tolerance: 0,
      start: { white: [[10, 10]], black: [] as Pair[] },
    };
    const played = game(board, [{ play: [30, 10] }], { preset: "stone" });
    const why = played.why.taken([10, 10]);
    expect(why).toMatchObject({ turn: 1, at: [30, 10], chain: [[10, 10]], fills: true });
    expect(why?.arcs).toEqual([
      { x: 10, y: 10, radius: 20, from: expect.closeTo(0), to: expect.closeTo(0) },
    ]);
    expect(played.why.takenBy(1)).toEqual([[10, 10]]);
    expect(played.why.refused([35, 10])).toEqual({ code: "overlap", stones: [[30, 10]] });
  });
});

describe("why a play is refused", () => {
  test("a stone is there, or the very board would stand again", () => {
    // A ko: Black takes at 1, and White may not take back at once.
    const ko = new Game({
      gospace: 1,
      board: {
        kind: "grid",
        columns: 4,
        rows: 3,
        wrap: "none",
        start: { black: [1, 4, 9], white: [2, 7, 10, 5] },
      },
      turns: [{ play: 6 }],
    });
    expect(ko.why.taken(5)).toMatchObject({ turn: 1, at: 6, how: "capture" });
    expect(ko.why.refused(5)).toEqual({
      code: "repetition",
      sinceTurn: 0,
      captured: [6],
      suicide: [],
      unchanged: false,
    });
    expect(ko.why.refused(1)).toEqual({ code: "occupied", stone: 1 });
  });

  test("a stone that would be taken at once leaves the board as it is", () => {
    const board = game(grid({ black: [], white: [1, 3] }));
    expect(board.why.refused(0)).toMatchObject({ unchanged: true, suicide: [0], captured: [] });
    expect(board.why.refused(8)).toBeNull();
  });

  test("all stones that share a point on a go-space", () => {
    // Two links in a row, as a space: 1 and 3 lie between the others.
    const space = game(
      {
        kind: "gospace",
        points: [0, 1, 2, 3, 4].map((x): Pair => [x, 0]),
        open: [[0], [2], [4], [0, 1, 2], [2, 3, 4]],
        placements: [[0], [2], [4], [0, 2]],
        start: { black: [0], white: [] },
      },
      [],
      { preset: "stone" },
    );
    expect(space.why.refused(3)).toEqual({ code: "overlap", stones: [0] });
  });
});

test("the parts of a score add up", () => {
  const komi = { preset: "tromp-taylor", komi: "13/2" } as const;
  const { why } = game(grid({ black: [1, 4, 7], white: [2, 5] }), [], komi);
  expect(why.score()).toEqual({
    stones: { black: "3", white: "2" },
    territory: { black: "3", white: "0" },
    gained: { black: "0", white: "0" },
    komi: "13/2",
    neutral: 1,
  });
  expect(game(grid({ black: [], white: [] }), [], { preset: "primitive" }).why.score()).toBeNull();
});

test("a region is what its place reaches", () => {
  const { why } = game(grid({ black: [1, 4, 7], white: [2, 5] }));
  const none = new Uint32Array();
  expect(why.owned(0)).toEqual({
    open: Uint32Array.of(0, 3, 6),
    black: Uint32Array.of(1, 4, 7),
    white: none,
  });
  expect(why.owned(8)).toEqual({
    open: Uint32Array.of(8),
    black: Uint32Array.of(7),
    white: Uint32Array.of(5),
  });
  expect(why.owned(1)).toBeNull();
});

test("all chains at once", () => {
  const all = game(grid({ black: [1, 4], white: [2] })).why.chains();
  expect(all.chains[1]).toBe(all.chains[4]);
  expect(all.chains[2]).not.toBe(all.chains[1]);
  expect(all.joins).toEqual(Uint32Array.of(1, 4));
  // Black's liberties are 0, 3, 5 and 7, White's is 5.
  expect(all.beside).toEqual(Uint8Array.of(1, 0, 0, 1, 0, 3, 0, 1, 0));
  const counts = [1, 2].map((stone) => all.liberties[(all.chains[stone] ?? 0) - 1]);
  expect(counts).toEqual([4, 1]);
});
