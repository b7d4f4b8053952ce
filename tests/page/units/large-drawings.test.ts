/** Edits of large drawings: their steps are counted, which is the same on every machine. */
import { load } from "gospace/play";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import type { Pair } from "../../../www/engine/types.ts";
import { documentOf, sketchOf } from "../../../www/sketch/document.ts";
import { allItems, linkBetween, merge, mergeAll } from "../../../www/sketch/edits.ts";
import { findingTargets } from "../../../www/sketch/finding-items.ts";
import { canLock } from "../../../www/sketch/locks.ts";
import { itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { freshEditor, NONE } from "../../../www/sketch/state.ts";
import { surveyed } from "../../../www/sketch/survey.ts";
import { transformed } from "../../../www/sketch/transforms.ts";
import { Hand } from "./hand.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

afterEach(() => {
  vi.restoreAllMocks();
});

/** A lattice of so many columns and rows with its rows and columns as links. */
function lattice(columns: number, rows: number, by = 0): { points: Pair[]; edges: Pair[] } {
  const points = Array.from(
    { length: columns * rows },
    (_, i): Pair => [40 * (i % columns) + by, 40 * Math.floor(i / columns)],
  );
  const edges = points.flatMap((_, i): Pair[] => [
    ...((i + 1) % columns > 0 ? [[i, i + 1] as const] : []),
    ...(i + columns < points.length ? [[i, i + columns] as const] : []),
  ]);
  return { points, edges };
}

function graph(points: readonly Pair[], edges: readonly Pair[]): Sketch {
  return sketchOf({ gospace: 1, board: { kind: "graph", points: [...points], edges: [...edges] } });
}

/** Distances that some work measures, and entries that it puts into maps. */
function stepsOf(work: () => void): number {
  const measured = vi.spyOn(Math, "hypot");
  const put = vi.spyOn(Map.prototype, "set");
  work();
  const steps = measured.mock.calls.length + put.mock.calls.length;
  vi.restoreAllMocks();
  return steps;
}

/** Steps for each point of an edit, of a small drawing and of one four times as large. */
function growth(edit: (columns: number, rows: number) => () => void): [number, number] {
  const [small, large] = [edit(20, 10), edit(40, 20)];
  return [stepsOf(small) / 200, stepsOf(large) / 800];
}

test("a drag of everything takes as many steps for a point of a large drawing as of a small one", () => {
  const [small, large] = growth((columns, rows) => {
    const { points, edges } = lattice(columns, rows);
    const sketch = graph(points, edges);
    const hand = new Hand(freshEditor(sketch), "mouse", 1);
    hand.do({ kind: "selected", selection: allItems(sketch) });
    return () => hand.drag([80, 80], [160, 160]);
  });
  expect(large).toBeLessThan(1.5 * small);
});

test("a drag of half of a drawing onto the other half merges them in as many steps for each point", () => {
  const [small, large] = growth((columns, rows) => {
    const half = lattice(columns, rows / 2);
    const other = lattice(columns, rows / 2, 40 * columns);
    const count = half.points.length;
    const shifted = other.edges.map(([a, b]): Pair => [a + count, b + count]);
    const sketch = graph([...half.points, ...other.points], [...half.edges, ...shifted]);
    const hand = new Hand(freshEditor(sketch), "mouse", 1);
    hand.do({ kind: "selected", selection: new Set([...sketch.points.keys()].slice(count)) });
    return () => {
      hand.drag([40 * columns, 0], [0, 0]);
      expect(hand.state.now.sketch.points.size).toBe(count);
      expect(hand.state.now.sketch.links.size).toBe(half.edges.length);
    };
  });
  expect(large).toBeLessThan(1.5 * small);
});

test("points are spread in as many steps for each of a large drawing", () => {
  const [small, large] = growth((columns, rows) => {
    const { points, edges } = lattice(columns, rows);
    const sketch = graph(points, edges);
    return () => {
      transformed(sketch, allItems(sketch), { kind: "spread", axis: "across" });
    };
  });
  expect(large).toBeLessThan(1.5 * small);
});

test("many findings on a large drawing list its points once", () => {
  const { points } = lattice(20, 10);
  const sketch = graph(points, []);
  const survey = surveyed(JSON.stringify(documentOf(sketch)));
  const listings = vi.spyOn(Map.prototype, "keys");
  const ringed = findingTargets({ survey, now: { sketch, selection: NONE } });
  expect(ringed.size).toBe(200);
  expect(listings.mock.calls.length).toBe(1);
});

test("a command that is possible for the first of many items asks for no other", () => {
  const { points, edges } = lattice(20, 10);
  const sketch = graph(points, edges);
  const asked = vi.spyOn(Map.prototype, "get");
  expect(canLock(sketch, allItems(sketch), "lock")).toBe(true);
  expect(canLock(sketch, allItems(sketch), "free")).toBe(false);
  expect(asked.mock.calls.length).toBeLessThan(10);
});

test("many pairs merged at once are as merged one after the other", () => {
  const { points, edges } = lattice(4, 4);
  const sketch = graph(points, edges);
  const pairs = [
    [5, 0],
    [6, 1],
    [0, 15],
    [5, 3],
    [9, 10],
  ].map(([gone = 0, kept = 0]) => [itemId(gone), itemId(kept)] as const);
  const inTurn = pairs.reduce(
    (next, [gone, kept]) =>
      next.points.has(gone) && next.points.has(kept) ? merge(next, gone, kept) : next,
    sketch,
  );
  const atOnce = mergeAll(sketch, pairs);
  expect([...atOnce.points.keys()]).toEqual([...inTurn.points.keys()]);
  const ends = ({ links }: Sketch) =>
    [...links.values()].map(({ from, to }) => [from, to].sort((a, b) => a - b).join(" ")).sort();
  expect(ends(atOnce)).toEqual(ends(inTurn));
  expect(linkBetween(atOnce, itemId(15), itemId(14))).not.toBeNull();
});
