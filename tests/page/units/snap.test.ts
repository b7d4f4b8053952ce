/** The ladder of snapping, and snapping to what is drawn. Expected places follow from the coordinates by hand. */
import { expect, test } from "vitest";
import type { Pair } from "../../../www/engine/types.ts";
import { sketchOf } from "../../../www/sketch/document.ts";
import { type Candidate, gridStep, reachOf, snappedOn } from "../../../www/sketch/ladder.ts";
import { itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { type Snapping, snapped } from "../../../www/sketch/snap.ts";

const ALL: Snapping = { grid: true, angles: true, lengths: true, lines: true, pitch: 40 };
const LINES: Snapping = { ...ALL, grid: false, angles: false, lengths: false };
const NOTHING: Snapping = { ...LINES, lines: false };

/** One link from (0, 0) to (30, 40), and a point at (200, 7). */
const SLANTED = graph([
  [0, 0],
  [30, 40],
  [200, 7],
]);

const EMPTY = sketchOf({ gospace: 1, board: { kind: "graph", points: [] } });

function graph(points: Pair[]): Sketch {
  return sketchOf({ gospace: 1, board: { kind: "graph", points, edges: [[0, 1]] } });
}

/** Two pixels to a unit: a mouse reaches 6 of them, and a crossing of the grid holds within 6. */
const AT_TWO = { free: false, base: null, moving: new Set<never>(), ...reachOf("mouse", 2, 40) };

function snap(sketch: Sketch, snapping: Snapping, spot: Pair, more = {}) {
  return snapped(sketch, snapping, { ...AT_TWO, step: 40, spot, ...more });
}

const near = (at: Pair, off = 0): Candidate => ({ at, off, guides: [] });

test("the ladder takes the first rung that holds, and of its candidates the nearest", () => {
  const rungs = {
    "far grid": () => [near([6, 6])],
    angle: () => [near([5, 5])],
    guide: () => [near([4, 4])],
    grid: () => [near([3, 3], 2), near([2, 2], 1)],
    existing: () => [near([1, 1], 9)],
  };
  const order: Pair[] = [];
  for (const to of ["existing", "grid", "guide", "angle", "far grid"] as const) {
    const found = snappedOn([0, 0], rungs, "snaps");
    expect(found.to).toBe(to);
    order.push(found.at);
    Object.assign(rungs, { [to]: () => [] });
  }
  expect(order).toEqual([
    [1, 1],
    [2, 2],
    [4, 4],
    [5, 5],
    [6, 6],
  ]);
  expect(snappedOn([0, 0], rungs, "snaps")).toEqual({ at: [0, 0], guides: [], to: null });
});

test("a free pointer stays where it is, and no candidate is looked for", () => {
  const existing = () => {
    throw new Error("nothing is asked");
  };
  expect(snappedOn([7, 3], { existing }, "free").at).toEqual([7, 3]);
  expect(snap(SLANTED, ALL, [1, 1], { free: true }).at).toEqual([1, 1]);
});

test("a mouse reaches 12 pixels, a finger 24, and a crossing of the grid 12", () => {
  expect(reachOf("mouse", 1, 24)).toEqual({ reach: 12, gridReach: 12, step: 24 });
  expect(reachOf("touch", 2, 12)).toEqual({ reach: 12, gridReach: 6, step: 12 });
});

test("the step of the grid comes near 24 pixels at every zoom", () => {
  for (let scale = 0.01; scale < 10; scale *= 1.07) {
    const gap = gridStep(40, scale) * scale;
    // From 2 to 5 is the longest way from one step to the next: half of it each way.
    expect(gap).toBeGreaterThan(24 / Math.sqrt(2.51));
    expect(gap).toBeLessThan(24 * Math.sqrt(2.51));
  }
  expect(gridStep(40, 1.55)).toBe(20);
  expect(gridStep(256, 1 / 8)).toBe(256);
});

test("the grid holds before guides and angles, and far from its crossings after them", () => {
  const base: Pair = [0, 0];
  const point = graph([
    [0, 0],
    [200, 10],
  ]);
  // 5 from the crossing (80, 0) each way, and 5 from the height of the point.
  expect(snap(point, ALL, [85, 5], { base }).at).toEqual([80, 0]);
  // 13 from the crossing: the height of the point holds, and its own place is rounded to the grid.
  expect(snap(point, ALL, [93, 12], { base })).toMatchObject({ at: [80, 10], to: "guide" });
  // 15° from (0, 0), where no guide is near: 100 along at the steps of the grid.
  const turned = snap(EMPTY, ALL, [100, 27], { base });
  expect(turned.to).toBe("angle");
  expect(turned.at[1] / turned.at[0]).toBeCloseTo(Math.tan(Math.PI / 12), 5);
  expect(snap(EMPTY, ALL, [97, 15])).toMatchObject({ at: [80, 0], to: "far grid" });
});

test("without any snapping a place stays, but what exists still holds", () => {
  expect(snap(EMPTY, NOTHING, [3, 5]).at).toEqual([3, 5]);
  const existing = () => [near([0, 0])];
  const request = { ...AT_TWO, spot: [3, 5] as const };
  expect(snapped(EMPTY, NOTHING, request, existing)).toMatchObject({ at: [0, 0], to: "existing" });
});

test("to a finger rows and columns of points come before the grid", () => {
  const finger = { ...reachOf("touch", 2, 40), step: 40 };
  const point = graph([
    [0, 0],
    [200, 10],
  ]);
  expect(snap(point, ALL, [82, 2], finger).at).toEqual([80, 0]);
  expect(snap(point, ALL, [82, 8], finger).at).toEqual([80, 10]);
  expect(snap(point, ALL, [82, 4]).at).toEqual([80, 0]);
});

test("a place near the middle of a link snaps to it, and the link is the guide", () => {
  const { at, guides } = snap(SLANTED, LINES, [18, 18]);
  expect(at).toEqual([15, 20]);
  expect(guides).toEqual([{ kind: "line", from: [0, 0], to: [30, 40] }]);
  expect(snap(SLANTED, NOTHING, [18, 18]).at).toEqual([18, 18]);
  expect(snap(SLANTED, LINES, [18, 18], { moving: new Set([itemId(1)]) }).at).not.toEqual([15, 20]);
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
  const crossing = snap(SLANTED, { ...ALL, lengths: false }, [77, 101], { step: 50 });
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
