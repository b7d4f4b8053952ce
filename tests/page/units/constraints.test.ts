/** Tests of constraints: what the drawing keeps while something in it moves. */
import { boardFacts, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import type { Pair } from "../../../www/engine/types.ts";
import { stepWords } from "../../../www/features/draw/drawing-news.ts";
import {
  constraintFor,
  released,
  unconstrained,
  withConstraint,
} from "../../../www/sketch/constraints.ts";
import { documentOf, sketchOf } from "../../../www/sketch/document.ts";
import { allItems } from "../../../www/sketch/edits.ts";
import { canPaste, fragmentOf, withFragment } from "../../../www/sketch/fragment.ts";
import { completed } from "../../../www/sketch/images.ts";
import {
  type ConstraintKind,
  EMPTY_SKETCH,
  type ItemId,
  itemId,
  type Sketch,
} from "../../../www/sketch/sketch.ts";
import { freshEditor, PITCH_IN_TICKS, type Target } from "../../../www/sketch/state.ts";
import { editorHint } from "../../../www/words/drawing.ts";
import { chance } from "../../chance.ts";
import { Hand } from "./hand.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

function graph(points: Pair[], edges: Pair[] = []): Sketch {
  return sketchOf({ gospace: 1, board: { kind: "graph", points, edges } });
}

function disks(...all: [number, number, number, number][]): Sketch {
  return sketchOf({ gospace: 1, board: { kind: "disks", disks: all } });
}

function handOn(sketch: Sketch): Hand {
  const ticks = sketch.kind === "disks";
  const hand = ticks
    ? new Hand(freshEditor(sketch, PITCH_IN_TICKS), "mouse", 1 / 8)
    : new Hand(freshEditor(sketch), "mouse", 1);
  hand.take("select");
  return hand;
}

/** Puts a constraint on these items of the hand's drawing. */
function constrain(hand: Hand, kind: ConstraintKind, ids: Iterable<ItemId>): void {
  const { sketch } = hand.state.now;
  const constraint = constraintFor(sketch, new Set(ids), kind);
  if (constraint === null) throw new Error(`no ${kind} of these`);
  hand.do({ kind: "drawn", sketch: withConstraint(sketch, constraint) });
}

function spots({ state }: Hand): Pair[] {
  return [...state.now.sketch.points.values()].map(({ x, y }): Pair => [x, y]);
}

function lengths({ state }: Hand): number[] {
  const { points, links } = state.now.sketch;
  return [...links.values()].map(({ from, to }) => {
    const [a, b] = [points.get(from), points.get(to)];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  });
}

function constraints({ state }: Hand): string[] {
  return state.now.sketch.constraints.map(({ kind }) => kind);
}

test("of three points the middle one goes into the middle, and stays there while another is dragged", () => {
  const hand = handOn(
    graph([
      [0, 0],
      [50, 30],
      [80, 0],
    ]),
  );
  constrain(hand, "midpoint", hand.state.now.sketch.points.keys());
  expect(spots(hand)).toEqual([
    [0, 0],
    [40, 0],
    [80, 0],
  ]);
  hand.drag([80, 0], [160, 80]);
  expect(spots(hand)).toEqual([
    [0, 0],
    [80, 40],
    [160, 80],
  ]);
  hand.do({ kind: "undo" });
  expect(spots(hand)).toEqual([
    [0, 0],
    [40, 0],
    [80, 0],
  ]);
});

test("a middle that is dragged takes both ends along, or turns one about it where the other is locked", () => {
  const hand = handOn(
    graph([
      [0, 0],
      [40, 0],
      [80, 0],
    ]),
  );
  constrain(hand, "midpoint", hand.state.now.sketch.points.keys());
  hand.drag([40, 0], [40, 80]);
  expect(spots(hand)).toEqual([
    [0, 80],
    [40, 80],
    [80, 80],
  ]);
  hand.do({ kind: "drawn", sketch: { ...hand.state.now.sketch, locked: new Set([itemId(0)]) } });
  hand.drag([40, 80], [80, 120]);
  expect(spots(hand)).toEqual([
    [0, 80],
    [80, 120],
    [160, 160],
  ]);
});

test("links stay as long as one another, whichever of them is dragged", () => {
  const hand = handOn(
    graph(
      [
        [0, 0],
        [80, 0],
        [0, 200],
        [40, 200],
      ],
      [
        [0, 1],
        [2, 3],
      ],
    ),
  );
  constrain(hand, "equal", hand.state.now.sketch.links.keys());
  expect(lengths(hand)).toEqual([80, 80]);
  hand.drag([80, 0], [160, 0]);
  expect(lengths(hand)[0]).toBe(160);
  expect(lengths(hand)[1]).toBeCloseTo(160, 9);
  const [, , far] = spots(hand);
  hand.drag(far ?? [0, 0], [-200, 200]);
  const [one, other] = lengths(hand);
  expect(one).toBeCloseTo(other ?? 0, 9);
});

test("a triangle of equal links stays one while a corner is dragged", () => {
  const hand = handOn(
    graph(
      [
        [0, 0],
        [80, 0],
        [40, 60],
      ],
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
    ),
  );
  constrain(hand, "equal", hand.state.now.sketch.links.keys());
  for (const to of [
    [80, 160],
    [-40, 200],
  ] as const) {
    const [, , corner] = spots(hand);
    hand.drag(corner ?? [0, 0], [...to], { free: true });
    const [a = 0, b = 0, c = 0] = lengths(hand);
    expect(Math.max(a, b, c) - Math.min(a, b, c)).toBeLessThan(0.01 * a);
    expect(spots(hand)[2]).toEqual(to);
  }
});

/** Pairs of disks that touch and that overlap, by the core. */
function counts({ state }: Hand): (number | undefined)[] {
  const { touches, conflicts } = boardFacts(documentOf(state.now.sketch));
  return [touches, conflicts];
}

test("disks that are made to touch go on touching, as the core says, in whole ticks", () => {
  const random = chance(1);
  for (const slack of [0, 2, 5]) {
    const hand = handOn(disks([0, 0, 1000, 1000 + slack], [2600, 300, 700, 700 + slack]));
    constrain(hand, "tangent", hand.state.now.sketch.disks.keys());
    expect(counts(hand)).toEqual([1, 0]);
    for (let drags = 0; drags < 12; drags++) {
      const [disk] = [...hand.state.now.sketch.disks.values()].slice(drags % 2);
      const to: Pair = [random(9000) - 4500, random(9000) - 4500];
      hand.drag([disk?.x ?? 0, disk?.y ?? 0], to, { free: true });
      expect(counts(hand)).toEqual([1, 0]);
      const all = [...hand.state.now.sketch.disks.values()];
      expect(all.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
      expect(all.every(({ core, reach }) => reach - core <= slack + 1)).toBe(true);
    }
  }
});

test("a chain of touching disks follows the one that is dragged", () => {
  const hand = handOn(disks([0, 0, 500, 502], [1000, 0, 500, 502], [2000, 0, 500, 502]));
  const [a, b, c] = [...hand.state.now.sketch.disks.keys()];
  if (a === undefined || b === undefined || c === undefined) throw new Error("three disks");
  constrain(hand, "tangent", [a, b]);
  constrain(hand, "tangent", [b, c]);
  hand.drag([2000, 0], [5000, 4000], { free: true });
  expect(counts(hand)).toEqual([2, 0]);
});

test("a constraint goes with its items, and alone of equal links the others keep theirs", () => {
  const hand = handOn(
    graph(
      [
        [0, 0],
        [40, 0],
        [80, 0],
        [0, 80],
        [0, 160],
      ],
      [
        [0, 1],
        [1, 2],
        [3, 4],
      ],
    ),
  );
  constrain(hand, "midpoint", [itemId(0), itemId(1), itemId(2)]);
  constrain(hand, "equal", hand.state.now.sketch.links.keys());
  expect(constraints(hand)).toEqual(["midpoint", "equal"]);
  hand.take("erase");
  hand.tap([80, 0]);
  expect(constraints(hand)).toEqual(["equal"]);
  hand.tap([40, 0]);
  expect(constraints(hand)).toEqual([]);
  hand.do({ kind: "history", by: -2 });
  expect(constraints(hand)).toEqual(["midpoint", "equal"]);
});

test("constraints are released by their items, and one at a time", () => {
  const hand = handOn(
    graph(
      [
        [0, 0],
        [40, 0],
        [80, 0],
        [0, 80],
        [0, 160],
      ],
      [
        [0, 1],
        [1, 2],
        [3, 4],
      ],
    ),
  );
  constrain(hand, "midpoint", [itemId(0), itemId(1), itemId(2)]);
  constrain(hand, "equal", hand.state.now.sketch.links.keys());
  const { sketch } = hand.state.now;
  const [first] = sketch.links.keys();
  expect(released(sketch, new Set([itemId(1)])).constraints.map(({ kind }) => kind)).toEqual([
    "equal",
  ]);
  expect(unconstrained(sketch, 0, null).constraints.map(({ kind }) => kind)).toEqual(["equal"]);
  const [, equal] = unconstrained(sketch, 1, first ?? null).constraints;
  expect(equal).toMatchObject({ kind: "equal", links: [...sketch.links.keys()].slice(1) });
});

test("a copy has the constraints of its own items, and of no others", () => {
  const hand = handOn(
    graph(
      [
        [0, 0],
        [40, 0],
        [80, 0],
        [0, 80],
      ],
      [
        [0, 1],
        [1, 2],
        [0, 3],
      ],
    ),
  );
  constrain(hand, "midpoint", [itemId(0), itemId(1), itemId(2)]);
  constrain(hand, "equal", hand.state.now.sketch.links.keys());
  const { sketch } = hand.state.now;
  const copied = fragmentOf(sketch, new Set([itemId(0), itemId(1), itemId(2)]));
  expect(copied.constraints.map(({ kind }) => kind)).toEqual(["midpoint"]);
  const whole = fragmentOf(sketch, allItems(sketch));
  expect(canPaste(whole, sketch)).toBe(true);
  const pasted = withFragment(sketch, whole, [400, 0]);
  hand.do({ kind: "drawn", sketch: pasted.sketch });
  expect(constraints(hand)).toEqual(["midpoint", "equal", "midpoint", "equal"]);
  hand.drag([480, 0], [560, 0]);
  expect(spots(hand).slice(0, 3)).toEqual([
    [0, 0],
    [40, 0],
    [80, 0],
  ]);
  const [a = [0, 0], middle, b = [0, 0]] = spots(hand).slice(4);
  expect(middle).toEqual([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
});

test("what cannot be constrained, or is already, is not offered", () => {
  const sketch = graph(
    [
      [0, 0],
      [40, 0],
      [80, 0],
    ],
    [
      [0, 1],
      [1, 2],
    ],
  );
  const links = new Set(sketch.links.keys());
  expect(constraintFor(sketch, new Set([itemId(0), itemId(1)]), "midpoint")).toBeNull();
  expect(constraintFor(sketch, new Set([itemId(3)]), "equal")).toBeNull();
  expect(constraintFor(sketch, links, "tangent")).toBeNull();
  const equal = constraintFor(sketch, links, "equal");
  if (equal === null) throw new Error("two links");
  expect(constraintFor(withConstraint(sketch, equal), links, "equal")).toBeNull();
  expect(constraintFor(EMPTY_SKETCH, links, "equal")).toBeNull();
});

test("in a symmetric drawing constraints are kept symmetrically", () => {
  const symmetry = { kind: "mirrors", fold: 4, centre: [0, 0] } as const;
  const hand = handOn({ ...EMPTY_SKETCH, symmetry });
  hand.take("link");
  hand.drag([40, 80], [80, 0]);
  hand.drag([0, 80], [0, 40]);
  hand.take("select");
  constrain(hand, "equal", hand.state.now.sketch.links.keys());
  const expectEven = () => {
    const all = lengths(hand);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.01 * Math.max(...all));
    expect(completed(hand.state.now.sketch).points.size).toBe(spots(hand).length);
  };
  expectEven();
  hand.drag(spots(hand)[0] ?? [0, 0], [80, 200], { free: true });
  expect(spots(hand)[0]).toEqual([80, 200]);
  expectEven();
});

test("in a symmetric drawing a constraint is put and released in all its images, and all touches are exact", () => {
  for (const fold of [3, 4]) {
    const symmetry = { kind: "turns", fold, centre: [0, 0] } as const;
    const pair = disks([3000, 0, 500, 502], [4200, 700, 600, 602]);
    const hand = handOn({ ...pair, symmetry });
    hand.do({ kind: "drawn", sketch: completed(hand.state.now.sketch) });
    constrain(hand, "tangent", [...hand.state.now.sketch.disks.keys()].slice(0, 2));
    expect(constraints(hand)).toHaveLength(fold);
    expect(counts(hand)).toEqual([fold, 0]);
    const [disk] = hand.state.now.sketch.disks.values();
    hand.drag([disk?.x ?? 0, disk?.y ?? 0], [5000, -900], { free: true });
    expect(counts(hand)).toEqual([fold, 0]);
    const all = [...hand.state.now.sketch.disks.values()];
    expect(all.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
    expect(completed(hand.state.now.sketch).disks.size).toBe(2 * fold);
    hand.do({ kind: "drawn", sketch: unconstrained(hand.state.now.sketch, 1, null) });
    expect(constraints(hand)).toEqual([]);
    hand.do({ kind: "undo" });
    expect(constraints(hand)).toHaveLength(fold);
  }
});

test("a sign under the pointer says what it keeps, and the ring of a symmetry what it is for", () => {
  const hand = handOn(
    graph([
      [0, 0],
      [50, 30],
      [80, 0],
    ]),
  );
  constrain(hand, "midpoint", hand.state.now.sketch.points.keys());
  const over = (under: Target) => editorHint({ ...hand.state, under }, true);
  expect(over({ kind: "constraint", place: 0, link: null })).toBe(
    "Kept in the middle · click the sign to release",
  );
  expect(over({ kind: "pivot" })).toBe("Drag the ring to move the centre of the symmetry");
});

test("a tap on a sign releases its constraint, as one step, and so does the eraser", () => {
  const sign = { kind: "constraint", place: 0, link: null } as const;
  for (const tool of ["select", "erase"] as const) {
    const hand = handOn(
      graph([
        [0, 0],
        [50, 30],
        [80, 0],
      ]),
    );
    constrain(hand, "midpoint", hand.state.now.sketch.points.keys());
    hand.take(tool);
    hand.tap([40, 15], { handle: sign });
    expect(constraints(hand)).toEqual([]);
    expect(spots(hand)).toHaveLength(3);
    hand.do({ kind: "undo" });
    expect(constraints(hand)).toEqual(["midpoint"]);
  }
});

test("a copy without constraints tells of none", () => {
  const sketch = graph(
    [
      [0, 0],
      [40, 0],
    ],
    [[0, 1]],
  );
  const copied = withFragment(sketch, fragmentOf(sketch, allItems(sketch)), [0, 40]).sketch;
  expect(stepWords(copied, sketch)).toBe("2 points added, Edge added");
});
