/** Tests of names of points, and of what lies around a placement, by docs/names.md. */
import { beforeAll, expect, test } from "vitest";
import type { Board, GameDocument } from "../../pkg/gospace.js";
import { Game, load } from "../../pkg/gospace.js";

beforeAll(() => load());

const NOTHING = { next: [], across: [], to: [], from: [], overlaps: [], covers: [] };

function gameOn(board: Board): Game {
  return new Game({ gospace: 1, board } satisfies GameDocument);
}

/** Three points in a row, each by itself, the first two at once, and all. */
const ROW: Board = {
  kind: "gospace",
  points: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  open: [[0], [1], [2]],
  placements: [[2], [1, 0], [2, 0, 1], [1]],
};

test("placements of a go-space are named by their points in the order of the rows", () => {
  const game = gameOn(ROW);
  expect(game.names()).toEqual(["C1", "A1–B1", "A1, B1, C1", "B1"]);
  expect(game.pointNames()).toEqual(["A1", "B1", "C1"]);
});

test("a domino is named by the two points that it joins, and so is the side between them", () => {
  const game = gameOn({
    kind: "gospace",
    points: [0, 1, 2, 3, 4].map((x): [number, number] => [x, 0]),
    open: [[0], [2], [4], [0, 1, 2], [2, 3, 4]],
    placements: [
      [0, 1, 2],
      [2, 3, 4],
      [0, 1, 2, 3, 4],
    ],
  });
  expect(game.names()).toEqual(["A1–B1", "B1–C1", "A1, B1, C1"]);
  expect(game.pointNames()).toEqual(["A1", "A1–B1", "B1", "B1–C1", "C1"]);
});

test("labels keep every sign, also those that no one sees", () => {
  const labels = ["\0", "a\nb", "\u0001\0", "𝔾", "c\u0002"];
  const board = { kind: "graph", points: labels.map((_, i) => [i, 0] as const), edges: [], labels };
  const game = new Game({ gospace: 1, board } as GameDocument);
  expect(game.names()).toEqual(labels);
  expect(game.pointNames()).toEqual(labels);
  game.free();
});

test("name() is one of names(), and on a plane the number of a stone", () => {
  const plane = gameOn({
    kind: "plane",
    region: { circle: [0, 0, 9000] },
    start: { black: [[0, 0]] },
  });
  expect(plane.names()).toEqual([]);
  expect(plane.name(0)).toBe("0");
  expect(() => plane.name(1)).toThrow("no placement 1");
});

test("what lies around a placement is known on every kind of board", () => {
  const cylinder = gameOn({ kind: "grid", columns: 4, rows: 2, wrap: "cylinder" });
  expect(cylinder.around(0)).toEqual({ ...NOTHING, next: [1, 4], across: [3] });
  const streets = gameOn({
    kind: "graph",
    points: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    edges: [[0, 2]],
    arcs: [
      [0, 1],
      [1, 2],
    ],
  });
  expect(streets.around(0)).toEqual({ ...NOTHING, next: [2], to: [1] });
  expect(streets.around(2)).toEqual({ ...NOTHING, next: [0], from: [1] });
  expect(gameOn(ROW).around(1)).toEqual({ ...NOTHING, overlaps: [2, 3], covers: [0, 1] });
  const disks = gameOn({
    kind: "disks",
    disks: [
      [0, 0, 5],
      [10, 0, 5],
      [3, 0, 2],
      [40, 0, 5],
    ],
  });
  expect(disks.around(0)).toEqual({ ...NOTHING, next: [1], overlaps: [2] });
  expect(() => disks.around(9)).toThrow("no placement 9");
});

test("ten thousand points have names of their own", () => {
  const points = Array.from({ length: 10_000 }, (_, p): [number, number] => [
    (7919 * p) % 10_007,
    (104_729 * p) % 9973,
  ]);
  const game = gameOn({ kind: "graph", points });
  expect(new Set(game.names()).size).toBe(10_000);
});
