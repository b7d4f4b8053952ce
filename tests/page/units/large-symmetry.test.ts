/** Edits of large drawings that follow a symmetry or constraints: their steps are counted. */
import { load } from "gospace/play";
import { beforeAll, expect, test, vi } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import type { Pair } from "../../../www/engine/types.ts";
import { bentBy } from "../../../www/sketch/bends.ts";
import { coloured } from "../../../www/sketch/colours.ts";
import { constraintFor, withConstraint } from "../../../www/sketch/constraints.ts";
import { sketchOf } from "../../../www/sketch/document.ts";
import { allItems, erase, linksWithin, mergeAll, turnLinks } from "../../../www/sketch/edits.ts";
import { fragmentOf, withFragment } from "../../../www/sketch/fragment.ts";
import { completed } from "../../../www/sketch/images.ts";
import type { Sketch, Symmetry } from "../../../www/sketch/sketch.ts";
import { freshEditor } from "../../../www/sketch/state.ts";
import { carriedBy, movingItems, restOf } from "../../../www/view/editor-canvas/shape.ts";
import { chance } from "../../chance.ts";
import { Hand } from "./hand.ts";
import { graph, growth, lattice, stepsOf } from "./large.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

/** A lattice whose middle is the centre of the symmetry. */
function symmetric(columns: number, rows: number): Sketch & { readonly symmetry: Symmetry } {
  const { points, edges } = lattice(columns, rows);
  const centre: Pair = [20 * (columns - 1), 20 * (rows - 1)];
  return { ...graph(points, edges), symmetry: { kind: "mirrors", fold: 2, centre } };
}

const leftHalf = ({ points, symmetry }: Sketch) =>
  new Set([...points].flatMap(([id, { x }]) => (x < (symmetry?.centre[0] ?? 0) ? [id] : [])));

/** Edits of a symmetric drawing. */
const EDITS: Readonly<Record<string, (sketch: Sketch) => Sketch>> = {
  colour: (sketch) => coloured(sketch, allItems(sketch), "red"),
  "turn one way": (sketch) => turnLinks(sketch, new Set(sketch.links.keys()), "one-way"),
  "paste beside it": (sketch) =>
    withFragment(sketch, fragmentOf(sketch, allItems(sketch)), [0, 4000]).sketch,
  "delete the links of one half": (sketch) => erase(sketch, linksWithin(sketch, leftHalf(sketch))),
};

test.each(Object.entries(EDITS))(
  "in a symmetric drawing, to %s takes as many steps for each point of a large one as of a small one",
  (_, edit) => {
    const [small, large] = growth((columns, rows) => {
      const sketch = symmetric(columns, rows);
      const hand = new Hand(freshEditor(sketch), "mouse", 1);
      const next = edit(sketch);
      return () => hand.do({ kind: "drawn", sketch: next });
    });
    expect(large).toBeLessThan(1.5 * small);
  },
);

test("a large drawing is completed by its images in as many steps for each point", () => {
  const [small, large] = growth((columns, rows) => {
    const whole = symmetric(columns, rows);
    const half = erase({ ...whole, symmetry: null }, leftHalf(whole));
    return () => {
      const { points, links } = completed({ ...half, symmetry: whole.symmetry });
      // The links across the mirror alone have no original.
      expect([points.size, links.size]).toEqual([whole.points.size, whole.links.size - rows]);
    };
  });
  expect(large).toBeLessThan(1.5 * small);
});

test("points that are drawn onto a mirror become one with their images in as many steps for each", () => {
  const [small, large] = growth((columns, rows) => {
    const { points } = lattice(2, (columns * rows) / 2, -20);
    const symmetry = { kind: "mirror", fold: 2, centre: [0, 0] } as const;
    const sketch = { ...graph(points, []), symmetry };
    const hand = new Hand(freshEditor(sketch), "mouse", 1);
    const [onMirror, gone] = [new Map(sketch.points), new Map(sketch.points)];
    for (const [id, point] of sketch.points) {
      onMirror.set(id, { ...point, x: 0 });
      if (point.x < 0) gone.delete(id);
      else gone.set(id, { ...point, x: 0 });
    }
    return () => {
      hand.do({ kind: "drawn", sketch: { ...sketch, points: onMirror }, stroke: "move" });
      hand.do({ kind: "drawn", sketch: { ...sketch, points: gone }, stroke: "move" });
      expect(hand.state.now.sketch.points.size).toBe(points.length / 2);
    };
  });
  expect(large).toBeLessThan(1.5 * small);
});

test("disks of a symmetric drawing are resized in as many steps for each", () => {
  const [small, large] = growth((columns, rows) => {
    const { points } = lattice(columns, rows, 100);
    const disks = points.map(([x, y]): [number, number, number, number] => [x, y, 15, 15]);
    const board = sketchOf({ gospace: 1, board: { kind: "disks", disks } });
    const symmetry = { kind: "mirror", fold: 2, centre: [0, 0] } as const;
    const sketch = completed({ ...board, symmetry });
    const wider = new Map(
      [...sketch.disks].map(([id, disk]) => [id, disk.x > 0 ? { ...disk, core: 16 } : disk]),
    );
    const hand = new Hand(freshEditor(sketch), "mouse", 1);
    return () => hand.do({ kind: "drawn", sketch: { ...sketch, disks: wider } });
  });
  expect(large).toBeLessThan(1.5 * small);
});

test("many links are bent by a key, and many bent ones merged, in as many steps for each", () => {
  const bent = (columns: number, rows: number) => {
    const { points, edges } = lattice(columns, rows);
    const bends = edges.map(([a], i): [number, number, number] => {
      const [x, y] = points[a] ?? [0, 0];
      return [i, x + 9, y + 7];
    });
    return sketchOf({ gospace: 1, board: { kind: "graph", points, edges, bends } });
  };
  const [small, large] = growth((columns, rows) => {
    const sketch = bent(columns, rows);
    return () => void bentBy(sketch, sketch.links.keys(), ([x, y]) => [x, y + 1]);
  });
  expect(large).toBeLessThan(1.5 * small);
  const [few, many] = growth((columns, rows) => {
    const sketch = bent(columns, rows);
    const ids = [...sketch.points.keys()];
    const half = ids.length / 2;
    const pairs = ids.slice(half).map((id, i) => [id, ids[i] ?? id] as const);
    return () => void mergeAll(sketch, pairs);
  });
  expect(many).toBeLessThan(1.5 * few);
});

test("of many links that stay equally long, no more than so many places are worked out in one move", () => {
  const { points, edges } = lattice(60, 50);
  const sketch = graph(points, edges);
  const equal = constraintFor(sketch, new Set(sketch.links.keys()), "equal");
  if (equal === null) throw new Error("links");
  const hand = new Hand(freshEditor(withConstraint(sketch, equal)), "mouse", 1);
  hand.take("select");
  const measured = vi.spyOn(Math, "hypot");
  hand.drag([0, 0], [-80, -80]);
  // Each of the two moves looks once for what is near besides.
  expect(measured.mock.calls.length).toBeLessThan(2 * (50_000 + 10 * edges.length));
  vi.restoreAllMocks();
});

test("a constraint in a symmetric drawing looks for images once in a move, and not in each of its rounds", () => {
  const sketch = symmetric(40, 20);
  const links = new Set([...sketch.links.keys()].slice(0, 2));
  const equal = constraintFor(sketch, links, "equal");
  if (equal === null) throw new Error("two links");
  const movedIn = ({ constraints }: Pick<Sketch, "constraints">) => {
    const hand = new Hand(freshEditor({ ...sketch, constraints }), "mouse", 1);
    hand.take("select");
    return stepsOf(() => hand.drag([0, 0], [-9, -4], { free: true }));
  };
  const bare = movedIn({ constraints: [] });
  expect(movedIn({ constraints: [equal] })).toBeLessThan(2 * bare);
});

test("in a symmetric drawing a drag paints what moves, its images and their links, and all else once", () => {
  const sketch = symmetric(4, 4);
  const hand = new Hand(freshEditor(sketch), "mouse", 1);
  hand.take("select");
  hand.pull([0, 0], [-15, -25], { free: true });
  const corners = [0, 3, 12, 15].map((place) => [...sketch.points.keys()][place]);
  const hanging = [...sketch.links].flatMap(([id, { from, to }]) =>
    corners.includes(from) || corners.includes(to) ? [id] : [],
  );
  expect(hanging).toHaveLength(8);
  expect([...movingItems(hand.state)].sort()).toEqual([...corners, ...hanging].sort());
  expect(restOf(hand.state)).toBe(sketch);
  const all = new Hand(freshEditor(sketch), "mouse", 1);
  all.do({ kind: "selected", selection: allItems(sketch) });
  all.take("select");
  all.pull([0, 0], [-15, -25], { free: true });
  // No picture of everything is carried along, since each half goes its own way.
  expect(carriedBy(all.state)).toBeNull();
});

test("a symmetric drag of very many items paints them with all others, in parts", () => {
  const sketch = symmetric(40, 20);
  const hand = new Hand(freshEditor(sketch), "mouse", 1);
  hand.do({ kind: "selected", selection: allItems(sketch) });
  hand.take("select");
  hand.pull([0, 0], [-15, -25], { free: true });
  expect(allItems(sketch).size).toBeGreaterThan(2000);
  expect(movingItems(hand.state).size).toBe(0);
  expect(restOf(hand.state)).toBe(hand.state.now.sketch);
});

test("whatever a drag changes, with symmetry, constraints and copies, is painted with what moves, or all is", () => {
  const random = chance(5);
  const spot = (): Pair => [random(9) * 20 - 30, random(9) * 20 - 30];
  for (let trial = 0; trial < 60; trial++) {
    const lattice = symmetric(4, 4);
    const links = new Set([...lattice.links.keys()].filter(() => random(6) === 0));
    const equal = constraintFor(lattice, links, "equal");
    const constraints = equal === null || trial % 3 === 0 ? [] : [equal];
    const symmetry = trial % 2 === 0 ? lattice.symmetry : null;
    const hand = new Hand(freshEditor({ ...lattice, symmetry, constraints }), "mouse", 1);
    hand.take("select");
    if (trial % 4 === 0)
      hand.do({
        kind: "selected",
        selection: new Set([...lattice.points.keys()].slice(random(12))),
      });
    const [from] = [...lattice.points.values()].slice(random(lattice.points.size));
    hand.pull([from?.x ?? 0, from?.y ?? 0], spot(), { free: true, copies: trial % 5 === 0 });
    const moving = movingItems(hand.state);
    const [rest, { sketch }] = [restOf(hand.state), hand.state.now];
    for (const list of ["points", "links"] as const) {
      for (const [id, item] of sketch[list])
        if (item !== rest[list].get(id)) expect(moving.has(id)).toBe(true);
      for (const id of rest[list].keys()) expect(sketch[list].has(id) || moving.has(id)).toBe(true);
    }
    for (const [id, { from, to }] of sketch.links)
      if (moving.has(from) || moving.has(to)) expect(moving.has(id)).toBe(true);
  }
});

test("the images before a symmetric drag are looked for once for all of its moves", () => {
  const sketch = symmetric(20, 10);
  const hand = new Hand(freshEditor(sketch), "mouse", 1);
  const [id, point] = [...sketch.points][0] ?? [];
  if (id === undefined || point === undefined) throw new Error("points");
  const movedBy = (x: number) => () =>
    hand.do({
      kind: "drawn",
      sketch: { ...sketch, points: new Map(sketch.points).set(id, { ...point, x }) },
      stroke: "move",
    });
  const [first, second] = [stepsOf(movedBy(-10)), stepsOf(movedBy(-20))];
  expect(first - second).toBeGreaterThanOrEqual(sketch.points.size);
});
