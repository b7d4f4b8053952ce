/** Tests of the drawing tools by a hand that is never quite exact. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import type { Pair } from "../../../www/engine/types.ts";
import { contactOf } from "../../../www/model/contacts.ts";
import { CORE_TANGENCY } from "../../../www/sketch/core-tangency.ts";
import { sketchOf } from "../../../www/sketch/document.ts";
import { madeToTouch } from "../../../www/sketch/made-to-touch.ts";
import { asDisks, EMPTY_SKETCH, itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { freshEditor, PITCH_IN_TICKS } from "../../../www/sketch/state.ts";
import { Hand } from "./hand.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

/** Eight ticks to a pixel, as on an empty paper of a desk. */
const PIXEL = 8;
/** Pixels to a unit of an empty graph. */
const GRAPH_SCALE = 1.55;

function disksBy(mouse: "mouse" | "touch", sketch: Sketch = asDisks(EMPTY_SKETCH)): Hand {
  const hand = new Hand(freshEditor(sketch, PITCH_IN_TICKS), mouse, 1 / PIXEL);
  hand.take("disk");
  return hand;
}

function disksAt(...disks: readonly (readonly [number, number, number, number])[]): Sketch {
  return sketchOf({ gospace: 1, board: { kind: "disks", disks: [...disks] } });
}

function contacts({ now: { sketch } }: Hand["state"]): string[] {
  const disks = [...sketch.disks.values()];
  const pairs = disks.flatMap((a, i) => disks.slice(i + 1).map((b) => contactOf(a, b, NEAR)));
  return pairs.flatMap((contact) => contact ?? []);
}

/** Widest gap that reads as a touch, in ticks. */
const NEAR = 8;
const FOUR = ["touch", "touch", "touch", "touch"];
const TURNS = [0, 0.3, Math.PI / 4];
const RADII = [256, 300, 403];

/** Places round one of this radius at which four more touch it. */
function around(radius: number, turn: number, off: Pair): Pair[] {
  return [0, 1, 2, 3].map((quarter): Pair => {
    const angle = turn + (quarter * Math.PI) / 2;
    const [x, y] = [2 * radius * Math.cos(angle), 2 * radius * Math.sin(angle)];
    return [Math.round(x) + off[0], Math.round(y) + off[1]];
  });
}

for (const [name, off] of [
  ["at its exact place", [0, 0]],
  ["three pixels off", [3 * PIXEL, -3 * PIXEL]],
] as const)
  test(`of four disks that a mouse draws round another, ${name}, all four touch it`, () => {
    for (const radius of RADII)
      for (const turn of TURNS) {
        const dragged = disksBy("mouse");
        dragged.drag([0, 0], [radius, 0]);
        const tapped = disksBy("mouse", dragged.state.now.sketch);
        tapped.do({ kind: "radius", radius: dragged.state.radius });
        for (const at of around(dragged.state.radius, turn, off)) {
          dragged.drag(at, [at[0] + radius, at[1]]);
          tapped.tap(at);
        }
        expect([radius, turn, contacts(dragged.state)]).toEqual([radius, turn, FOUR]);
        expect([radius, turn, contacts(tapped.state)]).toEqual([radius, turn, FOUR]);
      }
  });

test("four disks in a square touch four times, though the mouse is three pixels off", () => {
  for (const off of [0, 3 * PIXEL]) {
    const hand = disksBy("mouse");
    hand.drag([0, 0], [300, 0]);
    const side = 2 * hand.state.radius;
    hand.tap([side + off, off]);
    hand.tap([off, side - off]);
    hand.tap([side + off, side + off]);
    expect(contacts(hand.state)).toEqual(FOUR);
  }
});

test("disks overlap on purpose only: not by a tap, a drag of a radius or a move, but with Ctrl", () => {
  const free = { free: true };
  for (const holding of [{}, free]) {
    const overlaps = holding === free ? ["overlap"] : [];
    const isOverlap = (contact: string) => contact === "overlap";
    const tapped = disksBy("mouse", disksAt([0, 0, 512, 514]));
    tapped.do({ kind: "radius", radius: 512 });
    tapped.tap([700, 0], holding);
    expect(contacts(tapped.state).filter(isOverlap)).toEqual(overlaps);
    const dragged = disksBy("mouse", disksAt([0, 0, 512, 514]));
    dragged.drag([900, 0], [400, 0], holding);
    expect(contacts(dragged.state).filter(isOverlap)).toEqual(overlaps);
    const moved = disksBy("mouse", disksAt([0, 0, 512, 514], [2048, 0, 512, 514]));
    moved.take("select");
    moved.drag([2048, 0], [700, 0], holding);
    expect(contacts(moved.state).filter(isOverlap)).toEqual(overlaps);
    expect(moved.state.now.sketch.disks.size).toBe(2);
  }
});

test("a disk that overlaps another on purpose is moved on as it is", () => {
  const hand = disksBy("mouse", disksAt([0, 0, 512, 514], [256, 0, 512, 514]));
  hand.take("select");
  hand.do({ kind: "selected", selection: new Set([itemId(1)]) });
  hand.drag([700, 0], [700, 256]);
  expect([...hand.state.now.sketch.disks.values()][1]).toMatchObject({ x: 256, y: 256 });
});

test("five taps of a finger near the corners of a square make it, closed and straight", () => {
  const errors: readonly Pair[] = [
    [9, -8],
    [-10, 9],
    [8, 10],
    [-9, -10],
    [12, 11],
  ];
  // At dots of the grid; elsewhere the dots, to which places are rounded, take some of what a finger may miss.
  for (const [x, y, share] of [
    [0, 0, 1],
    [13, -7, 0.7],
  ] as const) {
    const hand = new Hand(freshEditor(), "touch", GRAPH_SCALE);
    hand.take("link");
    const corners = [
      [0, 0],
      [120, 0],
      [120, 120],
      [0, 120],
      [0, 0],
    ];
    corners.forEach(([u = 0, v = 0], i) => {
      const [dx, dy] = errors[i] ?? [0, 0];
      const by = share / GRAPH_SCALE;
      hand.tap([x + u + by * dx, y + v + by * dy]);
    });
    const { points, links } = hand.state.now.sketch;
    const [a, b, c, d] = [...points.values()];
    expect([points.size, links.size]).toEqual([4, 4]);
    expect([a?.y, b?.x, c?.y, d?.x]).toEqual([b?.y, c?.x, d?.y, a?.x]);
  }
});

test("the dot of a bend snaps to the link's axis and not to the grid", () => {
  const sketch = sketchOf({
    gospace: 1,
    board: {
      kind: "graph",
      points: [
        [0, 0],
        [90, 0],
      ],
      edges: [[0, 1]],
    },
  });
  const bentTo = (to: Pair, holding = {}) => {
    const hand = new Hand(freshEditor(sketch), "mouse", GRAPH_SCALE);
    const [id] = sketch.links.keys();
    if (id === undefined) throw new Error("there is a link");
    hand.drag([45, 0], to, { handle: { kind: "bend", id }, ...holding });
    return hand.state.now.sketch.links.get(id)?.bend;
  };
  expect(bentTo([40, 37])).toEqual([45, 37]);
  expect(bentTo([20, 37])).toEqual([20, 37]);
  expect(bentTo([47, 2])).toBeUndefined();
  expect(bentTo([40, 37], { free: true })).toEqual([40, 37]);
  expect(bentTo([47, 2], { free: true })).toEqual([47, 2]);
});

test("Ctrl frees every tool, and Alt copies and snaps as ever", () => {
  const points = new Hand(freshEditor(), "mouse", GRAPH_SCALE);
  points.take("point");
  points.tap([3, 5]);
  points.tap([83, 5], { free: true });
  points.tap([163, 5], { copies: true });
  const spots = () => [...points.state.now.sketch.points.values()].map(({ x, y }) => [x, y]);
  expect(spots()).toEqual([
    [0, 0],
    [83, 5],
    [160, 0],
  ]);
  points.take("select");
  points.do({
    kind: "selected",
    selection: new Set([...points.state.now.sketch.points.keys()].slice(0, 1)),
  });
  points.drag([0, 0], [3, 83], { copies: true });
  expect(spots().slice(3)).toEqual([[0, 80]]);
  points.drag([160, 0], [163, 43], { free: true });
  expect(spots()[2]).toEqual([163, 43]);
});

test("the disk tool asks before it makes a board of disks of one without lines", () => {
  const plane = sketchOf({
    gospace: 1,
    board: {
      kind: "plane",
      region: {
        outer: [
          [0, 0],
          [4096, 0],
          [4096, 4096],
          [0, 4096],
        ],
      },
      radius: 256,
    },
  });
  const hand = disksBy("mouse", plane);
  expect(hand.state).toMatchObject({ conversion: "disk", tool: "select" });
  hand.do({ kind: "converted", yes: false });
  expect(hand.state).toMatchObject({ conversion: null, tool: "select" });
  expect(hand.state.now.sketch).toBe(plane);
  // The tool that was taken on another paper asks as it would be used.
  hand.do({ kind: "loaded", sketch: asDisks(EMPTY_SKETCH), pitch: PITCH_IN_TICKS });
  hand.take("disk");
  hand.do({ kind: "loaded", sketch: plane, pitch: PITCH_IN_TICKS });
  hand.tap([1024, 1024]);
  expect(hand.state.now.sketch).toBe(plane);
  expect(hand.state.conversion).toBe("disk");
  hand.do({ kind: "converted", yes: true });
  hand.tap([1024, 1024]);
  expect(hand.state.now.sketch).toMatchObject({ kind: "disks", disks: { size: 1 } });
  hand.do({ kind: "undo" }, { kind: "undo" });
  expect(hand.state.now.sketch).toBe(plane);
});

test("a region on a paper for disks leaves it one", () => {
  const hand = disksBy("mouse");
  expect(hand.state.conversion).toBeNull();
  hand.take("region");
  hand.do({ kind: "shape", shape: "rectangle" });
  hand.drag([-2048, -2048], [2048, 2048]);
  hand.take("disk");
  expect(hand.state).toMatchObject({ conversion: null, tool: "disk" });
  expect(hand.state.now.sketch).toMatchObject({ kind: "disks", region: { kind: "rings" } });
});

test("disks that all but touch are moved until they touch, all at once, and keep their reach", () => {
  // A row with gaps of 3 more than the reaches, and one below the second that touches it.
  const row = disksAt(
    [0, 0, 256, 258],
    [519, 0, 256, 258],
    [1038, 0, 256, 258],
    [519, 514, 256, 258],
  );
  const ids = [...row.disks.keys()];
  const pairs = [
    [ids[1], ids[0]],
    [ids[2], ids[1]],
  ] as [number, number][];
  const misses = pairs.map(([a, b]) => [itemId(a), itemId(b)] as const);
  const after = madeToTouch(row, misses, CORE_TANGENCY);
  const [a, b, c, d] = [...after.disks.values()];
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error("four disks");
  expect([contactOf(a, b, NEAR), contactOf(b, c, NEAR), contactOf(b, d, NEAR)]).toEqual([
    "touch",
    "touch",
    "touch",
  ]);
  expect([...after.disks.values()].map(({ reach }) => reach)).toEqual([258, 258, 258, 258]);
});

test("disks that cannot be moved are made to touch by their reach", () => {
  const row = disksAt([0, 0, 256, 258], [519, 0, 256, 258]);
  const [first, second] = row.disks.keys();
  if (first === undefined || second === undefined) throw new Error("two disks");
  const locked = { ...row, locked: new Set([first]) };
  const half = madeToTouch(locked, [[second, first]], CORE_TANGENCY);
  expect(half.disks.get(first)).toEqual(row.disks.get(first));
  expect(half.disks.get(second)).toMatchObject({ x: 516, reach: 258 });
  // Cores whose sum is no distance of ticks can touch by their reach alone.
  const exact = disksAt([0, 0, 100, 100], [142, 143, 101, 101]);
  const [one, two] = exact.disks.keys();
  if (one === undefined || two === undefined) throw new Error("two disks");
  const pinned = { ...exact, locked: new Set([one]) };
  const after = [...madeToTouch(pinned, [[two, one]], CORE_TANGENCY).disks.values()];
  expect(after[0] && after[1] && contactOf(after[0], after[1], NEAR)).toBe("touch");
});
