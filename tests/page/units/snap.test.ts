/** Snapping to what is drawn. Expected places follow from the coordinates by hand. */
import { expect, test } from "vitest";
import type { Pair } from "../../../www/engine/types.ts";
import { sketchOf } from "../../../www/sketch/document.ts";
import { itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { type Snapping, snapped } from "../../../www/sketch/snap.ts";

const ALL: Snapping = { grid: true, angles: true, lengths: true, lines: true, pitch: 40 };
const LINES: Snapping = { ...ALL, grid: false, angles: false, lengths: false };

/** One link from (0, 0) to (30, 40), and a point at (200, 7). */
const SLANTED = graph([
  [0, 0],
  [30, 40],
  [200, 7],
]);

function graph(points: Pair[]): Sketch {
  return sketchOf({ gospace: 1, board: { kind: "graph", points, edges: [[0, 1]] } });
}

function snap(sketch: Sketch, snapping: Snapping, spot: Pair, moving: readonly number[] = []) {
  return snapped(sketch, snapping, {
    spot,
    within: 6,
    base: null,
    moving: new Set(moving.map(itemId)),
  });
}

test("a place near the middle of a link snaps to it, and the link is the guide", () => {
  const { at, guides } = snap(SLANTED, LINES, [18, 18]);
  expect(at).toEqual([15, 20]);
  expect(guides).toEqual([{ kind: "line", from: [0, 0], to: [30, 40] }]);
  expect(snap(SLANTED, { ...LINES, lines: false }, [18, 18]).at).toEqual([18, 18]);
  expect(snap(SLANTED, LINES, [18, 18], [1]).at).not.toEqual([15, 20]);
});

test("a place beyond a link snaps to its line, as long again if lengths snap", () => {
  const { at, guides } = snap(SLANTED, LINES, [50, 60]);
  // The foot of (50, 60) on the line through (30, 40) along (3, 4) / 5: 28 beyond the end.
  expect(at[0]).toBeCloseTo(46.8, 9);
  expect(at[1]).toBeCloseTo(62.4, 9);
  expect(guides).toEqual([{ kind: "line", from: [30, 40], to: at }]);
  expect(snap(SLANTED, { ...LINES, lengths: true }, [62, 78]).at).toEqual([60, 80]);
  expect(snap(SLANTED, LINES, [150, 200]).guides).toEqual([]);
});

test("with the grid, a slanted line is met where it crosses a line of the grid", () => {
  const { at } = snap(SLANTED, { ...ALL, angles: false, lengths: false }, [62, 82]);
  expect(at[0]).toBeCloseTo(60, 9);
  expect(at[1]).toBeCloseTo(80, 9);
  const crossing = snap(SLANTED, { ...ALL, lengths: false, pitch: 50 }, [77, 101]);
  expect(crossing.at[0]).toBeCloseTo(75, 9);
  expect(crossing.at[1]).toBeCloseTo(100, 9);
});

test("a crossing of the grid wins over a line that is farther away", () => {
  const level = graph([
    [0, 0],
    [40, 0],
  ]);
  expect(snap(level, ALL, [78, 3]).at).toEqual([80, 0]);
  expect(snap(level, ALL, [41, 2]).at).toEqual([40, 0]);
  expect(snap(level, ALL, [21, 3]).at).toEqual([20, 0]);
});

test("a place at the height or width of a point snaps to it, with one guide each", () => {
  const { at, guides } = snap(SLANTED, LINES, [203, 44]);
  expect(at).toEqual([200, 40]);
  expect(guides).toEqual([
    { kind: "line", from: [200, 7], to: [200, 40] },
    { kind: "line", from: [30, 40], to: [200, 40] },
  ]);
});
