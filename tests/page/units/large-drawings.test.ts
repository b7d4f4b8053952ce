/** Edits of large drawings: their steps are counted, which is the same on every machine. */
import { load } from "gospace/play";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import type { Pair } from "../../../www/engine/types.ts";
import { besideSelection } from "../../../www/features/draw/beside-selection.ts";
import { afterPicture } from "../../../www/features/draw/between-strokes.ts";
import { straightened } from "../../../www/sketch/bends.ts";
import { hasBody } from "../../../www/sketch/body.ts";
import { canConstrain } from "../../../www/sketch/constraints.ts";
import { curveOf } from "../../../www/sketch/curves.ts";
import { documentOf, sketchOf } from "../../../www/sketch/document.ts";
import { allItems, linkBetween, merge, mergeAll } from "../../../www/sketch/edits.ts";
import { findingTargets } from "../../../www/sketch/finding-items.ts";
import { fragmentOf, withFragment } from "../../../www/sketch/fragment.ts";
import { canGroup } from "../../../www/sketch/groups.ts";
import { canLock } from "../../../www/sketch/locks.ts";
import { selectedCounts } from "../../../www/sketch/selected.ts";
import { itemId, type PointItem, type Sketch } from "../../../www/sketch/sketch.ts";
import { freshEditor, NONE } from "../../../www/sketch/state.ts";
import { surveyed } from "../../../www/sketch/survey.ts";
import { transformed } from "../../../www/sketch/transforms.ts";
import { Bends } from "../../../www/view/bends.ts";
import {
  LINKS_A_TASK,
  linkPaths,
  linkPathsInParts,
} from "../../../www/view/editor-canvas/links.ts";
import { handlesOf } from "../../../www/view/editor-canvas/marks.ts";
import { EditorScene } from "../../../www/view/editor-canvas/scene.ts";
import { itemsBox, sketchBox } from "../../../www/view/editor-canvas/shape.ts";
import * as theme from "../../../www/view/theme.ts";
import { Hand } from "./hand.ts";
import { graph, growth, lattice } from "./large.ts";
import { palette, recorder } from "./painted.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

afterEach(() => {
  vi.restoreAllMocks();
});

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

test("the conditions of commands look at no more of many items than decide them", () => {
  const { points, edges } = lattice(20, 10);
  const sketch = graph(points, edges);
  const all = allItems(sketch);
  const links = new Set(sketch.links.keys());
  const asked = vi.spyOn(Map.prototype, "has");
  expect(canConstrain(sketch, all, "midpoint")).toBe(false);
  expect(canConstrain(sketch, links, "equal")).toBe(true);
  expect(canConstrain(sketch, all, "tangent")).toBe(false);
  expect(canGroup(sketch, all)).toBe(true);
  expect(asked.mock.calls.length).toBeLessThan(20);
  const body = vi.fn(() => undefined);
  const flat = (point: PointItem) => Object.defineProperty({ ...point }, "body", { get: body });
  const read = new Map([...sketch.points].map(([id, point]) => [id, flat(point)]));
  expect(hasBody({ ...sketch, points: read })).toBe(false);
  expect(body.mock.calls.length).toBe(1);
});

test("the selected items are counted in one pass", () => {
  const { points, edges } = lattice(20, 10);
  const sketch = graph(points, edges);
  const passes = vi.spyOn(Set.prototype, Symbol.iterator);
  const counts = selectedCounts({ sketch, selection: allItems(sketch) });
  expect(passes.mock.calls.length).toBe(1);
  expect(counts).toEqual({ points: 200, links: 370, disks: 0, centres: 0, corners: 0 });
});

test("the box round a drawing or a selection follows the curves of the links at its edge alone", () => {
  const { points, edges } = lattice(40, 20);
  const followed = vi.spyOn(Bends.prototype, "spots");
  const sketch = graph(points, edges);
  const box = { x0: 0, y0: 0, x1: 39 * 40, y1: 19 * 40 };
  expect(itemsBox(sketch, allItems(sketch))).toEqual(box);
  expect(sketchBox(graph(points, edges))).toEqual(box);
  // Those along the edge, and those that lead to it.
  const atEdge = 2 * (39 + 19) + 2 * (38 + 18);
  expect(followed.mock.calls.length).toBe(2 * atEdge);
});

test("a link that bends out of the box of its ends is within the box round it", () => {
  const row: Pair[] = [
    [0, 0],
    [40, 0],
    [80, 0],
  ];
  const sketch = graph(row, [[0, 2]]);
  const box = itemsBox(sketch, allItems(sketch));
  expect((box?.y1 ?? 0) - (box?.y0 ?? 0)).toBeGreaterThan(80 * 0.1);
  expect(sketchBox(sketch)).toEqual(box);
});

test("the curve of each link is worked out once, and of those that are painted alone", () => {
  vi.stubGlobal(
    "Path2D",
    class {
      moveTo() {}
      lineTo() {}
    },
  );
  const { points, edges } = lattice(20, 10);
  const sketch = graph(points, edges);
  const some = new Set([...sketch.links.keys()].slice(0, 7));
  const camera = { scale: 0.5, left: 0, top: 0 };
  const lens = { camera, size: { width: 400, height: 400 }, margin: 0 };
  const made = vi.spyOn(Bends.prototype, "spots");
  linkPaths(lens, sketch, (id) => some.has(id), 40);
  expect(made.mock.calls.length).toBe(7);
  linkPaths(lens, sketch, () => true, 40);
  linkPaths(lens, sketch, () => true, 40);
  expect(made.mock.calls.length).toBe(370);
  vi.unstubAllGlobals();
});

test("the lines of very many links are bent in parts, none of more than one task's links", () => {
  vi.stubGlobal(
    "Path2D",
    class {
      moveTo() {}
      lineTo() {}
    },
  );
  const { points, edges } = lattice(100, 70);
  const sketch = graph(points, edges);
  const lens = {
    camera: { scale: 1, left: 0, top: 0 },
    size: { width: 9e3, height: 9e3 },
    margin: 0,
  };
  const made = vi.spyOn(Bends.prototype, "spots");
  const parts: number[] = [];
  const work = linkPathsInParts(lens, sketch, () => true, 40);
  for (let part = work.next(); ; part = work.next()) {
    parts.push(made.mock.calls.length);
    made.mockClear();
    if (part.done) break;
  }
  vi.unstubAllGlobals();
  expect(parts.reduce((sum, each) => sum + each)).toBe(edges.length);
  expect(parts.length).toBe(1 + Math.floor(edges.length / LINKS_A_TASK));
  expect(Math.max(...parts)).toBeLessThanOrEqual(LINKS_A_TASK);
});

test("points on the ends of a link are told without measuring, as where all points stand in one line", () => {
  const { points, edges } = lattice(20, 10);
  const sketch = graph(
    points.map(([, y]) => [0, y]),
    edges.filter(([from, to]) => to === from + 20),
  );
  const measured = vi.spyOn(Math, "hypot");
  for (const link of sketch.links.values()) expect(curveOf(sketch, link)).toBeNull();
  expect(measured.mock.calls.length).toBe(0);
});

test("the handles of a selection are found once for all frames and moves of the pointer", () => {
  const { points, edges } = lattice(20, 10);
  const sketch = graph(points, edges);
  const state = { ...freshEditor(sketch), now: { sketch, selection: allItems(sketch) } };
  const at = ([x, y]: Pair) => ({ x, y });
  const first = handlesOf(state, at);
  const asked = vi.spyOn(Map.prototype, "get");
  expect(handlesOf({ ...state, under: null }, at)).toEqual(first);
  expect(asked.mock.calls.length).toBe(0);
});

test("a copy of everything puts each item into lists three times: of the old items, of the new, and of their names", () => {
  const { points, edges } = lattice(20, 10);
  const sketch = graph(points, edges);
  const fragment = fragmentOf(sketch, allItems(sketch));
  const put = vi.spyOn(Map.prototype, "set");
  const { ids } = withFragment(sketch, fragment, [40, 40]);
  expect(put.mock.calls.length).toBe(3 * ids.size);
});

test("a copy moves the bends of its links along, and nothing of the originals", () => {
  const board = {
    kind: "graph" as const,
    points: [
      [0, 0],
      [40, 0],
    ] as Pair[],
    edges: [[0, 1]] as Pair[],
    bends: [[0, 20, 15]] as [number, number, number][],
  };
  const sketch = sketchOf({ gospace: 1, board });
  const { sketch: twice } = withFragment(sketch, fragmentOf(sketch, allItems(sketch)), [10, 100]);
  expect(documentOf(twice).board).toEqual({
    ...board,
    points: [...board.points, [10, 100], [50, 100]],
    edges: [
      [0, 1],
      [2, 3],
    ],
    bends: [...board.bends, [1, 30, 115]],
  });
});

test("bends are taken away in as many steps for each link of a large drawing", () => {
  const [small, large] = growth((columns, rows) => {
    const { points, edges } = lattice(columns, rows);
    const bends = edges.map((_, i): [number, number, number] => [i, 7, 9]);
    const sketch = sketchOf({ gospace: 1, board: { kind: "graph", points, edges, bends } });
    return () => {
      const { links } = straightened(sketch, sketch.links.keys());
      expect([...links.values()].some(({ bend }) => bend !== undefined)).toBe(false);
    };
  });
  expect(large).toBeLessThan(1.5 * small);
});

test("the places of a bar beside the selection are judged in one pass over the points", () => {
  let passes = 0;
  const points = {
    *[Symbol.iterator]() {
      passes += 1;
      yield { x: 195, y: 210 };
    },
  };
  const paper = { width: 390, height: 600 };
  const selection = { x0: 187, y0: 142, x1: 203, y1: 158 };
  expect(besideSelection(selection, { width: 240, height: 44 }, paper, points).y).toBe(66);
  expect(passes).toBe(1);
});

/** Frames and tasks that wait, of which a test does one after another. */
function heldTasks(): { frame: () => void; task: () => boolean } {
  const [frames, tasks]: [(() => void)[], (() => void)[]] = [[], []];
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  vi.stubGlobal("setTimeout", (work: () => void) => tasks.push(work));
  return {
    frame: () => frames.splice(0).forEach((work) => void work()),
    task: () => {
      const work = tasks.shift();
      work?.();
      return work !== undefined;
    },
  };
}

test("panels follow an edit of a large drawing after its picture, each in a task of its own, with the last state", () => {
  const { points, edges } = lattice(40, 20);
  const [small, large] = [graph(points.slice(0, 1), []), graph(points, edges)];
  const hand = new Hand(freshEditor(small), "mouse", 1);
  let notify: (state: typeof hand.state) => void = () => {};
  const listeners = new Set<(state: typeof hand.state) => void>();
  const source = afterPicture({
    get state() {
      return hand.state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      notify = (state) => listeners.forEach((each) => void each(state));
    },
  });
  const seen: [string, number][] = [];
  for (const panel of ["one", "other"])
    source.subscribe(({ now }) => seen.push([panel, now.sketch.points.size]));
  notify(hand.state);
  expect(seen).toEqual([
    ["one", 1],
    ["other", 1],
  ]);
  seen.length = 0;
  const held = heldTasks();
  hand.do({ kind: "drawn", sketch: large });
  notify(hand.state);
  hand.do({ kind: "drawn", sketch: { ...large, points: new Map([...large.points].slice(1)) } });
  notify(hand.state);
  expect(held.task()).toBe(false);
  held.frame();
  expect(seen).toEqual([]);
  held.task();
  expect(seen).toEqual([["one", 799]]);
  held.task();
  expect(seen).toEqual([
    ["one", 799],
    ["other", 799],
  ]);
  expect(held.task()).toBe(false);
  vi.unstubAllGlobals();
});

test("the paths of a large drawing are made in a task before that of its picture, and not again for it", () => {
  let paths = 0;
  class Path {
    constructor() {
      paths += 1;
    }
    moveTo() {}
    lineTo() {}
  }
  vi.stubGlobal("Path2D", Path);
  const canvas = { style: {}, setAttribute: () => {}, getContext: () => recorder().context };
  vi.stubGlobal("document", { createElement: () => ({ ...canvas }) });
  vi.spyOn(theme, "readPalette").mockReturnValue(palette);
  const host = { dataset: {}, insertBefore: () => {} } as unknown as HTMLElement;
  const held = heldTasks();
  const scene = new EditorScene(host, freshEditor());
  scene.resize({ width: 400, height: 300 }, 1);
  held.frame();
  const { points, edges } = lattice(40, 20);
  const [none, large] = [graph([], []), graph(points, edges)];
  paths = 0;
  scene.show(freshEditor(large), freshEditor(none));
  held.frame();
  expect(paths).toBe(0);
  held.task();
  const made = paths;
  expect(made).toBeGreaterThan(0);
  held.frame();
  expect(paths).toBe(made);
  // A small one is painted with the next frame.
  scene.show(freshEditor(none), freshEditor(large));
  held.frame();
  expect(paths).toBeGreaterThan(made);
  expect(held.task()).toBe(false);
  vi.unstubAllGlobals();
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
