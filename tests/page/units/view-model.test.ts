/** The page's reading of a board and of a game from the core. */
import { Game, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Board, GameDocument, PlaneBoard, Turn } from "../../../www/engine/types.ts";
import * as german from "../../../www/languages/de/events.ts";
import { readClaims } from "../../../www/model/claims.ts";
import { placement } from "../../../www/model/state.ts";
import {
  readAim,
  readBoard,
  readColouring,
  readGame,
  readPointing,
  readTouching,
} from "../../../www/model/view-model.ts";
import { pointingWords } from "../../../www/words/events.ts";
import { opened, PAIR, rectangle } from "./controlled.ts";

beforeAll(() => load());

function game(board: Board, changes: Partial<GameDocument> = {}): Game {
  return new Game({ gospace: 1, board, ...changes });
}

const GRID: Board = { kind: "grid", columns: 3, rows: 2 };
/** Stones are 20 wide. */
const PLANE: PlaneBoard = {
  kind: "plane",
  region: { outer: rectangle([0, 0], [100, 60]) },
  radius: 10,
  tolerance: 0,
  start: { black: [[20, 30]] },
};
const SPACE: Board = {
  kind: "gospace",
  points: [
    [0, 0],
    [40, 0],
    [80, 0],
  ],
  open: [[0, 1], [1], [1, 2]],
  placements: [
    [0, 1],
    [1, 2],
  ],
};
const DISKS: Board = {
  kind: "disks",
  disks: [
    [0, 0, 10],
    [15, 0, 10],
  ],
};

test("a board has its title, or one that tells its kind and size", () => {
  expect(readBoard(game(GRID, { title: "Mine" }), null).title).toBe("Mine");
  expect(readBoard(game(GRID), "grid-3").title).toBe("Grid, 3 × 2");
  // A square as large as 100 × 60 has a side of 77: 3.9 stones.
  expect(readBoard(game(PLANE), null).title).toBe("A board without lines, 4 stones across");
  expect(readBoard(game(SPACE), null).title).toBe("A space of 2 placements");
  expect(readBoard(game(DISKS), null).title).toBe("A board of 2 disks");
  expect(readBoard(game(GRID), "grid-3").galleryId).toBe("grid-3");
});

test("only a grid has columns and rows, and only disks have a quotient", () => {
  const boards = [GRID, PLANE, SPACE, DISKS].map((board) => readBoard(game(board), null));
  expect(boards.map(({ size }) => size)).toEqual([{ columns: 3, rows: 2 }, null, null, null]);
  expect(boards.map(({ quotient }) => quotient)).toEqual([false, false, false, true]);
});

test("places are named by the core, spots of a plane in stone widths from the least corner", () => {
  const { names } = readBoard(game(GRID), null);
  expect([0, 5].map((at) => names.of(placement(at)))).toEqual(["A2", "C1"]);
  expect([names.ofPoint(5), names.noun]).toEqual(["C1", "point"]);
  expect([names.of(placement(6)), names.ofPoint(6)]).toEqual(["6", "6"]);
  const region = { outer: rectangle([-10, 20], [90, 80]) };
  const plane = readBoard(game({ ...PLANE, region }), null).names;
  expect([plane.of([-10, 20]), plane.of([10, 50]), plane.of([-20, 20])]).toEqual([
    "0.0, 0.0",
    "1.0, 1.5",
    "−0.5, 0.0",
  ]);
});

test("a space has names for its points besides those of its placements", () => {
  const { names } = readBoard(game(SPACE), null);
  expect(names.noun).toBe("point");
  expect([0, 1, 2].map((point) => names.ofPoint(point))).toEqual(["A1", "B1", "C1"]);
  expect([0, 1].map((at) => names.of(placement(at)))).toEqual(["A1–B1", "B1–C1"]);
});

test("the record of a game has the turns that stand", () => {
  const turns: Turn[] = [{ play: 0 }, { play: 1 }, "pass"];
  const played = game(GRID, { turns });
  expect(readGame(played).record).toEqual(turns);
  played.undo();
  expect(readGame(played).record).toEqual(turns.slice(0, 2));
});

test("lasting stones are read of an endless game only", () => {
  const turns: Turn[] = [
    { komi: "0" },
    { take: "white" },
    { play: 0 },
    { forever: "pass" },
    "agree",
  ];
  expect(readGame(new Game({ ...PAIR, turns }), turns).lasting).toEqual(Uint8Array.of(1, 0));
  const open = turns.slice(0, 3);
  expect(readGame(new Game({ ...PAIR, turns: open }), open).lasting).toBeNull();
  const passes: Turn[] = ["pass", "pass"];
  expect(readGame(game(GRID, { turns: passes }), passes).lasting).toBeNull();
});

test("an earlier board is told with its points or its stones", () => {
  const played = game(GRID, { turns: [{ play: 0 }, { play: 1 }] });
  const grid = readColouring(played, readBoard(played, null), 1);
  expect([[...grid.colours], [...grid.points], grid.stones]).toEqual([
    [1, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
    [],
  ]);
  const plane = game(PLANE, { turns: [{ play: [60, 30] }] });
  const stones = readColouring(plane, readBoard(plane, null), 0).stones;
  expect(stones.map(({ x, y, colour }) => [x, y, colour])).toEqual([[20, 30, 1]]);
});

test("a place is a stone, open, or refused with the reason", () => {
  const played = game(GRID, { turns: [{ play: 1 }, "pass", { play: 3 }] });
  const read = (at: number | null) =>
    readPointing(played, readGame(played), at === null ? null : placement(at));
  expect(read(null)).toEqual({ kind: "nothing" });
  const stone = read(1);
  if (stone.kind !== "stone") throw new Error("a stone is there");
  expect([[...stone.chain], [...stone.liberties].sort()]).toEqual([[1], [0, 2, 4]]);
  expect(read(2)).toMatchObject({ kind: "open", at: 2 });
  expect(read(0)).toMatchObject({ kind: "refused", at: 0, refusal: { code: "repetition" } });
});

test("a suicide is seen before it is played, and looking leaves the game as it is", () => {
  const start = { black: [0], white: [2, 3, 4] };
  const pressed = new Game({
    gospace: 1,
    board: { kind: "grid", columns: 3, rows: 3, start },
    turns: [{ play: 8 }, "pass"],
  });
  const before = JSON.stringify([pressed.document(), pressed.state()]);
  const at = (place: number) => readPointing(pressed, readGame(pressed), placement(place));
  expect(at(1)).toMatchObject({ kind: "open", suicide: 2 });
  expect(at(7)).toMatchObject({ kind: "open", suicide: 0 });
  expect(JSON.stringify([pressed.document(), pressed.state()])).toBe(before);
  // Turns that were taken back can still be played again.
  const [, last] = [pressed.undo(), "pass"] as const;
  const record = [{ play: 8 }, last];
  readPointing(pressed, readGame(pressed, record), placement(7));
  expect([pressed.redo(), pressed.turn(1)]).toEqual([true, last]);
  expect(pointingWords(at(1), opened(pressed.document()).store.state)).toBe(
    "B3: suicide of 2 stones",
  );
});

test("a place that touches no other says that a stone there could never breathe, and others say suicide", () => {
  const disks: Board = {
    kind: "disks",
    disks: [
      [0, 0, 1000],
      [2000, 0, 1000],
      [9000, 0, 1000],
    ],
    start: { white: [0] },
  };
  const { state } = opened({ gospace: 1, board: disks }).store;
  const pressed = new Game({ gospace: 1, board: disks });
  const words = (place: number) => {
    const at = readPointing(pressed, readGame(pressed), placement(place));
    return [pointingWords(at, state), german.pointingWords(at, state)];
  };
  expect(words(2)).toEqual([
    expect.stringMatching(/: touches no place, so it could never breathe$/),
    expect.stringMatching(/: berührt keinen Platz und könnte nie atmen$/),
  ]);
  const row = new Game({
    gospace: 1,
    board: { kind: "grid", columns: 3, rows: 1, start: { white: [1] } },
  });
  const beside = readPointing(row, readGame(row), placement(0));
  expect(pointingWords(beside, state)).toMatch(/suicide is not allowed here/);
});

test("on a plane an aim finds the stone, the best free centre, or the reason against it", () => {
  const plane = game(PLANE);
  const read = (x: number, y: number, near = 0, far = 0) =>
    readAim(plane, plane.drawing(), plane.stones(), { at: [x, y], near, far });
  expect(read(29, 30)).toMatchObject({
    kind: "plane-stone",
    at: [20, 30],
    chain: Uint32Array.of(0),
  });
  expect(read(31, 30)).toMatchObject({
    kind: "barred",
    at: [31, 30],
    refusal: { code: "overlap" },
  });
  // A stone without room here goes to the nearest place where it touches something.
  expect(read(31, 30, 1, 9)).toMatchObject({ kind: "free", touching: { stones: [0] } });
  expect(read(64.4, 30.4)).toMatchObject({
    kind: "free",
    at: [64, 30],
    touching: { stones: [], walls: 0 },
  });
  expect(read(88, 30, 2)).toMatchObject({ kind: "free", at: [90, 30], touching: { walls: 1 } });
  expect(read(85, 30, 2)).toMatchObject({ kind: "free", at: [85, 30], touching: { walls: 0 } });
  expect(readTouching(plane, [40, 30])).toMatchObject({ stones: [0], walls: 0 });
  expect(readTouching(plane, [31, 30])).toEqual({ stones: [], walls: 0 });
});

test("what can be claimed is told from the latest moment back", () => {
  const turns: Turn[] = [{ komi: "0" }, { take: "white" }, { play: 0 }, { play: 1 }, { play: 0 }];
  const claims = readClaims(new Game({ ...PAIR, turns }));
  expect(claims.map(({ from }) => from)).toEqual([4, 3, 2, 1, 0]);
  expect(claims.filter(({ refusal }) => refusal === null).map(({ from }) => from)).toEqual([3]);
  // An isolated pair is worth nothing to either.
  expect(claims.map(({ winner }) => winner)).toEqual([null, "draw", null, null, null]);
});
