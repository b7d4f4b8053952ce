/** Tests of live symmetric drawing: every edit is made in all its images, as one step. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import type { Pair } from "../../../www/engine/types.ts";
import { linkBetween } from "../../../www/sketch/edits.ts";
import { splitSide } from "../../../www/sketch/ground.ts";
import { completed } from "../../../www/sketch/images.ts";
import {
  asDisks,
  EMPTY_SKETCH,
  type ItemId,
  itemId,
  ringsOf,
  type Sketch,
  SYMMETRIES,
  type Symmetry,
  withRegion,
} from "../../../www/sketch/sketch.ts";
import { freshEditor, PITCH_IN_TICKS, type ToolName } from "../../../www/sketch/state.ts";
import { isometriesOf, MOST_FOLD } from "../../../www/sketch/symmetry.ts";
import { type Chance, chance } from "../../chance.ts";
import { Hand } from "./hand.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

const PIXEL = 8;

const ALL: readonly Symmetry[] = SYMMETRIES.flatMap((kind) => {
  const turns = kind === "turns" || kind === "mirrors";
  const folds = turns ? Array.from({ length: MOST_FOLD - 1 }, (_, i) => i + 2) : [1];
  return folds.map((fold): Symmetry => ({ kind, fold, centre: [20, -40] }));
});
const MIRROR: Symmetry = { kind: "mirror", fold: 2, centre: [0, 0] };
const KALEIDOSCOPE: Symmetry = { kind: "mirrors", fold: 4, centre: [0, 0] };

function graphBy(symmetry: Symmetry, tool: ToolName = "point"): Hand {
  const hand = new Hand(freshEditor({ ...EMPTY_SKETCH, symmetry }), "mouse", 1);
  hand.take(tool);
  return hand;
}

function disksBy(symmetry: Symmetry): Hand {
  const hand = new Hand(
    freshEditor({ ...asDisks(EMPTY_SKETCH), symmetry }, PITCH_IN_TICKS),
    "mouse",
    1 / PIXEL,
  );
  hand.take("disk");
  return hand;
}

function spots({ state }: Hand): Pair[] {
  return [...state.now.sketch.points.values()].map(({ x, y }): Pair => [x, y]);
}

/** All that a drawing lacks to be symmetric. */
function lacks(sketch: Sketch, within = 1e-6): string[] {
  const { symmetry, points, links, disks } = sketch;
  if (symmetry === null) return ["symmetry"];
  return isometriesOf(symmetry).flatMap((map, place) => {
    const found = <T extends { x: number; y: number }>(items: ReadonlyMap<ItemId, T>, item: T) => {
      const [x, y] = map([item.x, item.y]);
      return [...items].find(([, each]) => Math.hypot(each.x - x, each.y - y) <= within);
    };
    const pointless = [...points].filter(([, item]) => found(points, item) === undefined);
    const diskless = [...disks].filter(([, item]) => {
      const [, image] = found(disks, item) ?? [];
      return image === undefined || image.core !== item.core;
    });
    const linkless = [...links].filter(([, { from, to, way }]) => {
      const [a, b] = [from, to].map((id) => {
        const item = points.get(id);
        return item === undefined ? undefined : found(points, item)?.[0];
      });
      const image = a === undefined || b === undefined ? null : linkBetween(sketch, a, b);
      return image?.[1].way !== way || (way === "one" && image[1].from !== a);
    });
    return [...pointless, ...diskless, ...linkless].map(([id]) => `map ${place}, item ${id}`);
  });
}

test("a point is put in as many images as its symmetry has maps, and undo takes them all back", () => {
  for (const symmetry of ALL) {
    const hand = graphBy(symmetry);
    hand.tap([173, -9], { free: true });
    expect(spots(hand)).toHaveLength(isometriesOf(symmetry).length + 1);
    expect(lacks(hand.state.now.sketch)).toEqual([]);
    hand.do({ kind: "undo" });
    expect(spots(hand)).toEqual([]);
    hand.do({ kind: "redo" });
    expect(spots(hand)).toHaveLength(isometriesOf(symmetry).length + 1);
  }
});

test("left and right are swapped exactly, and so are top and bottom, and quarters of a turn", () => {
  const put = (kind: Symmetry["kind"], fold: number) => {
    const hand = graphBy({ kind, fold, centre: [10, 0] });
    hand.tap([90.25, 40.5], { free: true });
    return spots(hand).slice(1);
  };
  expect(put("mirror", 7)).toEqual([[-70.25, 40.5]]);
  expect(put("flip", 7)).toEqual([[90.25, -40.5]]);
  expect(put("turns", 4)).toEqual([
    [-30.5, 80.25],
    [-70.25, -40.5],
    [50.5, -80.25],
  ]);
});

test("beside a mirror a point is put on it, and is its own image", () => {
  const hand = graphBy(MIRROR);
  hand.tap([7, 80]);
  expect(spots(hand)).toEqual([[0, 80]]);
});

test("in the centre of turns there is one point", () => {
  const hand = graphBy({ kind: "turns", fold: 5, centre: [3, 4] });
  hand.tap([9, 0]);
  expect(spots(hand)).toEqual([[3, 4]]);
});

test("a point on a mirror stays on it, and its images elsewhere go along", () => {
  const hand = graphBy(KALEIDOSCOPE);
  hand.tap([0, 80]);
  expect(spots(hand)).toHaveLength(4);
  hand.take("select");
  hand.drag([0, 80], [30, 120], { free: true });
  expect(spots(hand)[0]).toEqual([0, 120]);
  expect(lacks(hand.state.now.sketch)).toEqual([]);
});

test("a point that is moved takes its images along, and undo brings all of them back", () => {
  const hand = graphBy(KALEIDOSCOPE);
  hand.tap([40, 120]);
  const before = spots(hand);
  hand.take("select");
  hand.drag([40, 120], [80, 200]);
  expect(spots(hand)).toHaveLength(8);
  expect(spots(hand)).toContainEqual([80, 200]);
  expect(spots(hand)).toContainEqual([-200, 80]);
  hand.do({ kind: "undo" });
  expect(spots(hand)).toEqual(before);
});

test("of a point and its image that are dragged together, the one under the pointer leads", () => {
  const hand = graphBy(MIRROR);
  hand.tap([80, 40]);
  hand.take("select");
  hand.do({ kind: "selected", selection: new Set(hand.state.now.sketch.points.keys()) });
  hand.drag([-80, 40], [-120, 80]);
  expect(spots(hand)).toEqual([
    [120, 80],
    [-120, 80],
  ]);
});

test("a point that is dragged onto a mirror becomes one with its image", () => {
  const hand = graphBy(MIRROR, "link");
  hand.drag([80, 0], [80, 80]);
  hand.take("select");
  hand.drag([80, 80], [2, 80]);
  expect(spots(hand)).toHaveLength(3);
  expect(spots(hand)).toContainEqual([0, 80]);
  expect(hand.state.now.sketch.links.size).toBe(2);
});

test("a line is drawn in all its images, and one across a mirror is its own", () => {
  const hand = graphBy(MIRROR, "link");
  hand.drag([40, 0], [120, 80]);
  expect(hand.state.now.sketch.links.size).toBe(2);
  hand.drag([40, 0], [-40, 0]);
  expect(hand.state.now.sketch.links.size).toBe(3);
  expect(lacks(hand.state.now.sketch)).toEqual([]);
});

test("an arc across a mirror leads both ways, and a bend of it lies on the mirror", () => {
  const hand = graphBy(MIRROR, "arc");
  hand.drag([40, 0], [-40, 0]);
  const [[id, arc] = []] = hand.state.now.sketch.links;
  expect(arc?.way).toBe("two");
  hand.take("select");
  hand.drag([0, 0], [11, 40], { handle: { kind: "bend", id: id ?? itemId(-1) }, free: true });
  expect([...hand.state.now.sketch.links.values()].map(({ bend }) => bend)).toEqual([[0, 40]]);
});

test("a link that is bent, turned or cut is so in all its images", () => {
  const hand = graphBy(MIRROR, "arc");
  hand.drag([40, 0], [120, 0]);
  hand.take("select");
  const [id] = hand.state.now.sketch.links.keys();
  hand.drag([80, 0], [80, 40], { handle: { kind: "bend", id: id ?? itemId(-1) } });
  const bends = () => [...hand.state.now.sketch.links.values()].map(({ bend }) => bend);
  expect(bends()).toEqual([
    [80, 40],
    [-80, 40],
  ]);
  hand.take("link");
  hand.tap([60, 36]);
  expect([...hand.state.now.sketch.links.values()].map(({ way }) => way)).toEqual(["two", "two"]);
  hand.take("cut");
  hand.drag([77, 100], [77, -100]);
  expect(hand.state.now.sketch.links.size).toBe(0);
  expect(spots(hand)).toHaveLength(4);
});

test("what is erased is erased in all its images, but for locked ones", () => {
  const hand = graphBy(KALEIDOSCOPE);
  hand.tap([40, 120]);
  const [, second] = hand.state.now.sketch.points.keys();
  hand.take("erase");
  hand.tap([40, 120]);
  expect(spots(hand)).toEqual([]);
  hand.do({ kind: "undo" });
  const { sketch } = hand.state.now;
  hand.do({ kind: "drawn", sketch: { ...sketch, locked: new Set([second ?? itemId(-1)]) } });
  hand.tap([40, 120]);
  expect([...hand.state.now.sketch.points.keys()]).toEqual([second]);
});

test("disks and stones have their images in whole ticks", () => {
  // Of two images of a place in whole ticks, either is rounded.
  const within = Math.SQRT2;
  for (const fold of [3, 5, 7]) {
    const hand = disksBy({ kind: "turns", fold, centre: [0, 0] });
    hand.drag([3000, 0], [3700, 0]);
    const disks = [...hand.state.now.sketch.disks.values()];
    expect(disks).toHaveLength(fold);
    expect(disks.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
    expect(lacks(hand.state.now.sketch, within)).toEqual([]);
    hand.take("select");
    hand.drag([3000, 0], [4111, 500]);
    expect(hand.state.now.sketch.disks.size).toBe(fold);
    expect(lacks(hand.state.now.sketch, within)).toEqual([]);
    hand.take("stone");
    hand.tap([4111, 500]);
    expect(hand.state.now.sketch.start.size).toBe(fold);
    hand.take("erase");
    hand.tap([4111, 500]);
    expect(hand.state.now.sketch.disks.size).toBe(0);
  }
});

test("corners of a region move, come and go with their images, and holes have theirs", () => {
  const hand = new Hand(
    freshEditor({ ...withRegion(EMPTY_SKETCH, null), symmetry: MIRROR }, PITCH_IN_TICKS),
    "mouse",
    1 / PIXEL,
  );
  hand.take("region");
  hand.do({ kind: "shape", shape: "rectangle" });
  hand.drag([-4096, -4096], [4096, 4096]);
  hand.drag([1024, 0], [2048, 1024]);
  const rings = () => ringsOf(hand.state.now.sketch.region);
  const at = ([x, y]: Pair) => rings().some((ring) => ring.some((c) => c.x === x && c.y === y));
  expect(rings()).toHaveLength(3);
  expect(at([-2048, 1024])).toBe(true);
  const corner = rings()[0]?.find(({ x, y }) => x === 4096 && y === -4096);
  const split = splitSide(hand.state.now.sketch, corner?.id ?? itemId(-1), [4096, 0]);
  hand.do({ kind: "drawn", sketch: split.sketch });
  expect(rings()[0]?.map(({ x, y }) => [x, y])).toEqual([
    [-4096, -4096],
    [4096, -4096],
    [4096, 0],
    [4096, 4096],
    [-4096, 4096],
    [-4096, 0],
  ]);
  hand.take("select");
  hand.drag([4096, 4096], [5120, 4608]);
  expect([at([5120, 4608]), at([-5120, 4608])]).toEqual([true, true]);
  hand.take("erase");
  hand.tap([5120, 4608]);
  expect(rings()[0]).toHaveLength(4);
});

test("a drawing is completed by the images that it lacks", () => {
  const hand = graphBy(KALEIDOSCOPE);
  hand.do({ kind: "drawn", sketch: { ...hand.state.now.sketch, symmetry: null } });
  hand.take("link");
  hand.drag([40, 120], [80, 200]);
  const sketch = { ...hand.state.now.sketch, symmetry: KALEIDOSCOPE };
  const whole = completed(sketch);
  expect([whole.points.size, whole.links.size]).toEqual([16, 8]);
  expect(lacks(whole)).toEqual([]);
  expect(completed(whole)).toEqual(whole);
});

/** One stroke of a hand that draws anything anywhere. */
function strokeOf(hand: Hand, random: Chance): void {
  const at = (): Pair => [random(17) * 20 - 140, random(17) * 20 - 200];
  const tools: readonly ToolName[] = [
    "point",
    "link",
    "arc",
    "link",
    "select",
    "select",
    "erase",
    "cut",
  ];
  const tool = tools[random(tools.length)] ?? "point";
  hand.take(tool);
  const known = spots(hand);
  const from = known[random(Math.max(known.length, 1))] ?? at();
  if (tool === "point" || random(8) === 0) hand.tap(at());
  else hand.drag(tool === "cut" || tool === "erase" ? at() : from, at());
  hand.do({ kind: "released" });
}

test("whatever a hand draws, moves and erases, the drawing stays symmetric", () => {
  ALL.filter(({ fold }) => fold <= 3 || fold === 7).forEach((symmetry, seed) => {
    const random = chance(seed + 1);
    const hand = graphBy(symmetry);
    for (let made = 0; made < 16; made++) {
      strokeOf(hand, random);
      expect(lacks(hand.state.now.sketch, 1e-3), `${symmetry.kind} ${symmetry.fold}`).toEqual([]);
    }
  });
});

test("an arc has arcs as images, which lead from the image of its start to that of its end", () => {
  for (const symmetry of ALL) {
    const hand = graphBy(symmetry, "arc");
    hand.drag([173, -9], [91, 118], { free: true });
    const { points, links } = hand.state.now.sketch;
    const maps = isometriesOf(symmetry);
    const spot = (id: ItemId) => {
      const { x = 0, y = 0 } = points.get(id) ?? {};
      return [x, y].map((value) => Math.round(value * 1e6)).join();
    };
    const led = [...links.values()].map(({ from, to, way }) => `${way} ${spot(from)} ${spot(to)}`);
    const images = maps.map((map) =>
      [map([173, -9]), map([91, 118])]
        .map((at) => at.map((value) => Math.round(value * 1e6) + 0).join())
        .join(" "),
    );
    const [first] = led;
    expect(led).toHaveLength(maps.length + 1);
    expect(first).toMatch(/^one /);
    expect(led.slice(1).sort()).toEqual(images.map((each) => `one ${each}`).sort());
  }
});

test("it is said where an arc leads both ways with its image, and nowhere else", () => {
  const said =
    "The image of this arc leads back between the same points: together they lead both ways.";
  const hand = graphBy(MIRROR, "arc");
  hand.drag([40, 0], [120, 80]);
  expect(hand.state.message).toBeNull();
  hand.drag([40, 0], [-40, 0]);
  expect([hand.state.message, hand.state.tone]).toEqual([said, "news"]);
  hand.do({ kind: "message", message: null });
  hand.tap([0, 0]);
  expect(hand.state.message).toBe(said);
  const half = graphBy({ kind: "turns", fold: 2, centre: [0, 0] }, "arc");
  half.drag([40, 0], [-40, 0]);
  expect(half.state.message).toBe(said);
  const plain = graphBy(MIRROR, "link");
  plain.drag([40, 0], [-40, 0]);
  expect(plain.state.message).toBeNull();
});
