/** Tests of the position that is carried over from a plane to a sample of it. */
import { discretize, Game, load } from "gospace";
import { beforeAll, expect, test } from "vitest";
import { type Centre, carriedTo, carriedToQuotient } from "../../../www/engine/carry.ts";
import type { DisksBoard, PlaneBoard } from "../../../www/engine/types.ts";
import { carriedWords, quotientLines } from "../../../www/words/sample.ts";

const R = 1024;
const SIDE = 8 * R;
const outer = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
] as const;
const PLANE: PlaneBoard = { kind: "plane", region: { outer: [...outer] } };
const TORUS: PlaneBoard = { kind: "plane", region: { outer: [...outer], wrap: "torus" } };

beforeAll(() => load());

function sampled(plane: PlaneBoard, pitch: number) {
  return discretize(plane, { lattice: "square", pitch }).board;
}

function carried(plane: PlaneBoard, pitch: number, stones: readonly Centre[]) {
  const board = sampled(plane, pitch);
  const found = carriedTo(board, plane, stones);
  const spots = (sites: readonly number[] = []) =>
    sites.map((site) => (board.disks[site] ?? []).slice(0, 2));
  // The core takes the start.
  new Game({ gospace: 1, board: { ...board, start: found.start } }).free();
  return { ...found, black: spots(found.start.black), white: spots(found.start.white) };
}

test("a stone at a sampled centre stays there, and any other goes to the nearest", () => {
  const [[x = 0, y = 0] = []] = sampled(PLANE, R / 2).disks;
  const found = carried(PLANE, R / 2, [
    { x, y, colour: 1 },
    { x: x + 6 * 512 + 100, y: y + 4 * 512 - 200, colour: 2 },
  ]);
  expect(found.black).toEqual([[x, y]]);
  expect(found.white).toEqual([[x + 6 * 512, y + 4 * 512]]);
  expect(carriedWords(found)).toBe(
    "All 2 stones are carried over, each to the nearest free place.",
  );
});

test("a stone whose nearest place overlaps another takes the next", () => {
  const [[x = 0, y = 0] = []] = sampled(PLANE, R).disks;
  // A tick short of half a pitch towards each other: both nearest places are those of one pair of neighbours.
  const tight: Centre[] = [
    { x: x + 2 * R, y: y + 2 * R, colour: 1 },
    { x: x + 3.4 * R, y: y + 3.45 * R, colour: 2 },
  ];
  const found = carried(PLANE, R, tight);
  expect(found.kept).toBe(2);
  const [[u = 0, v = 0] = []] = found.white;
  expect(Math.hypot(u - x - 2 * R, v - y - 2 * R)).toBeGreaterThanOrEqual(2 * R);
  expect(Math.hypot(u - x - 3.4 * R, v - y - 3.45 * R)).toBeLessThan(R);
});

test("a stone without a free place within its radius is left out, and said to be", () => {
  const [[x = 0, y = 0] = []] = sampled(PLANE, 2 * R).disks;
  const found = carried(PLANE, 2 * R, [
    { x, y, colour: 1 },
    { x: x + 900, y: y + 100, colour: 2 },
    // In the middle of four places, 1.4 radii from each.
    { x: x + 5 * R, y: y + 5 * R, colour: 2 },
  ]);
  expect(found).toMatchObject({ kept: 1, left: 2, white: [] });
  expect(carriedWords(found)).toBe(
    "1 of 3 stones is carried over, each to the nearest free place; 2 have no free place near them, or would have no liberty there.",
  );
});

test("stones that would have no liberty on the sample are left out", () => {
  const board = sampled(PLANE, 2 * R);
  const [[x = 0, y = 0] = []] = board.disks;
  // Black in the corner is shut in by its two neighbours on a lattice on which stones stand side by side.
  const found = carried(PLANE, 2 * R, [
    { x, y, colour: 1 },
    { x: x + 2 * R, y, colour: 2 },
    { x, y: y + 2 * R, colour: 2 },
  ]);
  expect(found).toMatchObject({ kept: 2, left: 1, black: [] });
});

test("a stone beside a seam finds its place beyond it", () => {
  const board = sampled(TORUS, R);
  const [x = 0, y = 0] = board.disks.find(([u]) => u < 100) ?? [];
  const found = carried(TORUS, R, [{ x: SIDE - 20, y, colour: 1 }]);
  expect(found.black).toEqual([[x, y]]);
});

/** Four disks in a row, each tangent to the next. */
const ROW: DisksBoard = {
  kind: "disks",
  disks: [0, 10, 20, 30].map((x) => [x, 0, 5] as const),
};

test("a row of n tangent disks has a go-space of n faces, n arcs, n − 1 points of contact and the rest of the plane", () => {
  const space = carriedToQuotient(ROW);
  expect(space.points).toHaveLength(4 + 4 + 3 + 1);
  expect(space.placements).toHaveLength(4);
  expect(quotientLines(space, 0)[0]).toBe("12 points and 4 placements, one for each disk.");
});

test("all stones of disks stand on their quotient, and the game goes on as it does there", () => {
  const start = { black: [0], white: [3] };
  const board = carriedToQuotient({ ...ROW, start });
  const rules = { preset: "stone" } as const;
  const games = [{ ...ROW, start }, board].map((on) => new Game({ gospace: 1, board: on, rules }));
  // White’s only liberty is the disk beside it.
  const seen = games.map((game) => {
    const before = [...game.colours()];
    const { captured } = game.play({ play: 2 });
    const after = [...game.colours()];
    game.free();
    return { before, captured: [...captured], after };
  });
  const expected = { before: [1, 0, 0, 2], captured: [3], after: [1, 0, 1, 0] };
  expect(seen).toEqual([expected, expected]);
  expect(quotientLines(board, 2)[2]).toBe("All 2 stones are carried over.");
});
