/** Tests of bent links: none runs through a point that it does not join. */
import { describe, expect, test, vi } from "vitest";
import type { Drawing } from "../../../www/engine/types.ts";
import { GraphBoard } from "../../../www/kinds/graph/board.ts";
import { curvesOf } from "../../../www/kinds/graph/curves.ts";
import { isWhole, layOutBoard, layOutFurther } from "../../../www/kinds/lay-out.ts";
import { Bends } from "../../../www/view/bends.ts";
import type { Spot } from "../../../www/view/camera.ts";
import { distanceToSegment } from "../../../www/view/segment.ts";
import { fractions } from "../../chance.ts";

function bendsOf(...spots: readonly (readonly [number, number])[]): Bends {
  return new Bends(Float64Array.from(spots.flat()));
}

function away(spots: readonly Spot[], spot: Spot): number {
  return Math.min(...spots.slice(1).map((to, i) => distanceToSegment(spot, spots[i] ?? to, to)));
}

test("a link drawn through a point bends round it, from end to end", () => {
  const bends = bendsOf([0, 0], [40, 0], [80, 0]);
  expect(bends.through(0, 2)).toEqual([1]);
  const spots = bends.spots(0, 2) ?? [];
  expect(spots[0]).toEqual({ x: 0, y: 0 });
  expect(spots.at(-1)).toEqual({ x: 80, y: 0 });
  expect(away(spots, { x: 40, y: 0 })).toBeGreaterThan(5);
  expect(bends.spots(0, 1)).toBeNull();
});

test("a point a hair beside a link is on it too, and one well beside it is not", () => {
  expect(bendsOf([0, 0], [40, 1e-9], [80, 0]).through(0, 2)).toEqual([1]);
  expect(bendsOf([0, 0], [40, 4], [80, 0]).through(0, 2)).toEqual([]);
});

test("points on an end of a link do not bend it", () => {
  expect(bendsOf([0, 0], [0, 0], [80, 0]).through(0, 2)).toEqual([]);
});

test("an arc passes no other point either, as around a row of a torus", () => {
  const side = 9;
  const spots = Array.from({ length: side * side }, (_, i): [number, number] => [
    i % side,
    Math.floor(i / side),
  ]);
  const bends = bendsOf(...spots);
  for (let row = 0; row < side; row++) {
    const bent = bends.spots(row * side, row * side + side - 1) ?? [];
    expect(bent.length).toBeGreaterThan(2);
    const others = spots.filter(([x, y]) => y !== row || (x > 0 && x < side - 1));
    for (const [x, y] of others) expect(away(bent, { x, y })).toBeGreaterThan(0.1);
  }
});

/** Points on a line, i linked to i + n/2: each link runs through half of them. */
function chords(count: number): Drawing {
  const edges = Array.from({ length: count / 2 }, (_, i) => [i, i + count / 2]);
  const drawing: Partial<Drawing> = {
    xy: Float64Array.from({ length: 2 * count }, (_, i) => (i % 2 ? 0 : i / 2)),
    edges: Uint32Array.from(edges.flat()),
    arcs: new Uint32Array(),
    bends: new Float64Array(),
    stubs: new Float64Array(),
    seams: new Float64Array(),
    radii: new Float64Array(),
    points: new Float64Array(),
    stone: 0,
    grid: false,
  };
  return drawing as Drawing;
}

test("20,000 points under one another's links take a bounded number of steps, after which links are straight", () => {
  expect(curvesOf(chords(100)).edges.size).toBe(50);
  const hypot = vi.spyOn(Math, "hypot");
  const { edges } = curvesOf(chords(20_000));
  // A step takes three lengths at most; all pairs of points and links would take 200 million.
  expect(hypot.mock.calls.length).toBeLessThan(3_100_000);
  hypot.mockRestore();
  expect(edges.size).toBeGreaterThan(0);
  expect(edges.size).toBeLessThan(10_000);
});

test("a large board is laid out straight at once, and its bends are found in parts", () => {
  const large = chords(20_000);
  const atOnce = new Set([large, chords(100)].map(curvedAtOnce));
  expect(atOnce).toEqual(new Set([0, 50]));
  const hypot = vi.spyOn(Math, "hypot");
  const parts: number[] = [];
  for (let done = "more"; done === "more"; parts.push(hypot.mock.calls.length)) {
    hypot.mockClear();
    done = layOutFurther(large);
  }
  hypot.mockRestore();
  expect(parts.length).toBeGreaterThan(10);
  expect(Math.max(...parts)).toBeLessThan(12_000);
  expect(curvedAtOnce(large)).toBe(curvesOf(chords(20_000)).edges.size);
});

test("what a large board without bends has is shown at once, and is not laid out anew", () => {
  const { edges, ...points } = chords(20_000);
  const bare = { ...points, edges: new Uint32Array() };
  const grid = { ...points, edges, grid: true };
  const steps = { ...points, edges: Uint32Array.from(edges, (_, i) => (i >> 1) + (i % 2)) };
  expect([bare, grid, steps, chords(20_000)].map(isWhole)).toEqual([true, true, false, false]);
  let done = layOutFurther(steps);
  while (done === "more") done = layOutFurther(steps);
  expect(done).toBe("same");
});

function curvedAtOnce(drawing: Drawing): number {
  const layout = layOutBoard(drawing, Infinity, "at once");
  return layout instanceof GraphBoard ? layout.curves.edges.size : NaN;
}

test("play and pictures bend the links of a graph, and none of a grid", () => {
  const lists = {
    edges: Uint32Array.of(0, 1, 0, 2),
    arcs: Uint32Array.of(2, 0),
    bends: new Float64Array(),
  };
  const line = { ...lists, xy: Float64Array.of(0, 0, 40, 0, 80, 0), grid: false };
  const { edges, arcs } = curvesOf(line as Partial<Drawing> as Drawing);
  expect([[...edges.keys()], [...arcs.keys()]]).toEqual([[1], [0]]);
  const grid = curvesOf({ ...line, grid: true } as Partial<Drawing> as Drawing);
  expect(grid.edges.size + grid.arcs.size).toBe(0);
});

describe.each([1, 2, 3])("random points %i", (seed) => {
  test("the index finds what a search of all finds", () => {
    const next = fractions(seed);
    const spots = Array.from({ length: 60 }, (): [number, number] => [
      Math.floor(8 * next()),
      Math.floor(8 * next()),
    ]);
    const bends = bendsOf(...spots);
    const usual = Math.sqrt(49 / 60);
    const spot = (i: number): Spot => ({ x: spots[i]?.[0] ?? 0, y: spots[i]?.[1] ?? 0 });
    for (let link = 0; link < 40; link++) {
      const [a, b] = [Math.floor(60 * next()), Math.floor(60 * next())];
      const within = (i: number) => {
        const end = Math.min(away([spot(a), spot(a)], spot(i)), away([spot(b), spot(b)], spot(i)));
        return distanceToSegment(spot(i), spot(a), spot(b)) < 0.05 * Math.min(end, usual);
      };
      const all = spots.map((_, i) => i).filter((i) => i !== a && i !== b && within(i));
      expect(bends.through(a, b).sort((p, q) => p - q)).toEqual(all);
    }
  });
});
