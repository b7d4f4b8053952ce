/** Tests of disks in a symmetric drawing that touch their own images, as the core says. */
import { boardFacts, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { loadFull } from "../../../www/engine/full-module.ts";
import type { Pair } from "../../../www/engine/types.ts";
import { constraintFor, withConstraint } from "../../../www/sketch/constraints.ts";
import { documentOf } from "../../../www/sketch/document.ts";
import { asDisks, EMPTY_SKETCH, type Symmetry } from "../../../www/sketch/sketch.ts";
import { freshEditor, PITCH_IN_TICKS } from "../../../www/sketch/state.ts";
import { Hand } from "./hand.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

const RADIUS = 1000;
const SLACK = 2;
/** Ticks in a pixel: a pointer reaches 12 pixels. */
const PIXEL = 8;

const MIRROR: Symmetry = { kind: "mirror", fold: 2, centre: [0, 0] };
const FLIP: Symmetry = { kind: "flip", fold: 2, centre: [50, 30] };
const turns = (fold: number): Symmetry => ({ kind: "turns", fold, centre: [0, 0] });

function handBy(symmetry: Symmetry, slack = SLACK, radius = RADIUS): Hand {
  const empty = freshEditor({ ...asDisks(EMPTY_SKETCH), symmetry }, PITCH_IN_TICKS);
  const hand = new Hand({ ...empty, radius, slack }, "mouse", 1 / PIXEL);
  hand.take("disk");
  return hand;
}

/** Numbers of disks, of pairs that touch and of pairs that overlap, by the core. */
function counts({ state }: Hand): (number | undefined)[] {
  const { sketch } = state.now;
  const { touches, conflicts } = boardFacts(documentOf(sketch));
  return [sketch.disks.size, touches, conflicts];
}

function placeOf({ state }: Hand, index: number): Pair {
  const { x, y } = [...state.now.sketch.disks.values()][index] ?? { x: 0, y: 0 };
  return [x, y];
}

test("a disk that is put near the place where it touches its own image touches it", () => {
  const puts: readonly (readonly [Symmetry, Pair, number, number])[] = [
    [MIRROR, [RADIUS - 61, 3333], 2, 1],
    [MIRROR, [-RADIUS - 47, 71], 2, 1],
    [FLIP, [4321, 30 + RADIUS + 70], 2, 1],
    [turns(2), [800, 575], 2, 1],
    // Three disks round a point, each touching both others: the centre is 2R / √3 away.
    [turns(3), [(2 * RADIUS) / Math.sqrt(3) + 40, 30], 3, 3],
    [turns(5), [RADIUS / Math.sin(Math.PI / 5) - 50, 40], 5, 5],
  ];
  for (const [symmetry, at, disks, touches] of puts) {
    const hand = handBy(symmetry);
    hand.tap(at);
    expect(counts(hand)).toEqual([disks, touches, 0]);
  }
});

test("with touches within 0, a disk beside an upright mirror touches its own image exactly", () => {
  const hand = handBy(MIRROR, 0);
  hand.tap([RADIUS + 50, 3333]);
  expect(counts(hand)).toEqual([2, 1, 0]);
  expect(Math.abs(placeOf(hand, 0)[0])).toBe(RADIUS);
});

test("on a mirror a disk is its own image, and a free pointer puts it anywhere", () => {
  const hand = handBy(MIRROR);
  hand.tap([60, 2000]);
  expect(counts(hand)).toEqual([1, 0, 0]);
  const small = 40;
  const [near, beside] = [handBy(MIRROR, SLACK, small), handBy(MIRROR, SLACK, small)];
  near.tap([10, 2000]);
  expect(counts(near)).toEqual([1, 0, 0]);
  beside.tap([small + 5, 2000]);
  expect(counts(beside)).toEqual([2, 1, 0]);
  const free = handBy(MIRROR);
  free.tap([RADIUS + 51, 2000], { free: true });
  expect(placeOf(free, 0)).toEqual([RADIUS + 51, 2000]);
});

test("a radius that is dragged as far as the mirror makes a disk that touches its own image", () => {
  const hand = handBy(MIRROR);
  hand.drag([1536, 0], [1536, 1536 - 40]);
  expect(counts(hand)).toEqual([2, 1, 0]);
  const farther = handBy(MIRROR);
  farther.drag([1536, 0], [1536, 3000]);
  expect(counts(farther)).toEqual([2, 1, 0]);
});

test("a disk and its image that are kept touching go on touching while either is dragged anywhere", () => {
  for (const symmetry of [MIRROR, FLIP, turns(2), turns(3)]) {
    const hand = handBy(symmetry);
    hand.tap([3000, 2500]);
    const [all] = counts(hand);
    const pair = new Set([...hand.state.now.sketch.disks.keys()].slice(0, 2));
    const constraint = constraintFor(hand.state.now.sketch, pair, "tangent");
    if (constraint === null) throw new Error("two disks");
    hand.do({ kind: "drawn", sketch: withConstraint(hand.state.now.sketch, constraint) });
    const touches = symmetry.fold === 3 ? 3 : 1;
    expect(counts(hand)).toEqual([all, touches, 0]);
    hand.take("select");
    for (const [index, to] of [
      [0, [5000, 4100]],
      [1, [-700, 3210]],
      [0, [40, 6000]],
    ] as const) {
      hand.drag(placeOf(hand, index), to, { free: true });
      expect(counts(hand)).toEqual([all, touches, 0]);
    }
  }
});
