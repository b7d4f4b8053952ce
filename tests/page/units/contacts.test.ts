/** Tests of the contacts of drawn disks, and of the walls that a stone touches. */
import { expect, test } from "vitest";
import type { Drawing } from "../../../www/engine/types.ts";
import { wallFeet } from "../../../www/kinds/plane/nearest-walls.ts";
import { contactOf, contactsAmong, type Round } from "../../../www/model/contacts.ts";
import { nearMisses, touchingReach } from "../../../www/sketch/contacts.ts";
import { addDisk, addRing, wrapped } from "../../../www/sketch/ground.ts";
import { EMPTY_SKETCH, itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { fractions } from "../../chance.ts";

const disk = (x: number, y: number, core: number, slack = 2) => ({
  x,
  y,
  core,
  reach: core + slack,
});

test("disks overlap by their cores, touch by their reaches, and show a gap as far as it reads as a touch", () => {
  const first = disk(0, 0, 100);
  expect(contactOf(first, disk(199, 0, 100), 8)).toBe("overlap");
  expect(contactOf(first, disk(200, 0, 100), 8)).toBe("touch");
  expect(contactOf(first, disk(204, 0, 100), 8)).toBe("touch");
  expect(contactOf(first, disk(205, 0, 100), 8)).toBe("gap");
  expect(contactOf(first, disk(208, 0, 100), 8)).toBe("gap");
  expect(contactOf(first, disk(209, 0, 100), 8)).toBeNull();
  expect(contactOf(first, disk(10, 10, 20), 8)).toBe("overlap");
});

test("a touch whose gap is seen is a bridge, and stones are as wide as they are drawn", () => {
  expect(contactOf(disk(0, 0, 100, 20), disk(230, 0, 100, 20), 8)).toBe("bridge");
  expect(contactOf(disk(0, 0, 100, 20), disk(230, 0, 100, 20), 30)).toBe("touch");
  const stone = (x: number) => ({ x, y: 0, core: 298, reach: 302, radius: 300 });
  expect(contactOf(stone(0), stone(596), 8)).toBe("touch");
  expect(contactOf(stone(0), stone(604), 8)).toBe("touch");
  expect(contactOf(stone(0), stone(605), 8)).toBe("gap");
});

test("the contacts among disks are those of all pairs", () => {
  const next = fractions(7);
  const rounds: Round[] = Array.from({ length: 200 }, () =>
    disk(Math.floor(900 * next()), Math.floor(900 * next()), 1 + Math.floor(40 * next()), 6),
  );
  const pairs = rounds.flatMap((b, second) =>
    rounds.slice(0, second).flatMap((a, first) => {
      const kind = contactOf(a, b, 5);
      return kind === null ? [] : [`${first} ${second} ${kind}`];
    }),
  );
  const sights = rounds.map((round, place) => ({ ...round, place }));
  const found = [...contactsAmong(sights, 5)].map(
    ({ kind, a, b }) => `${a.place} ${b.place} ${kind}`,
  );
  expect(pairs.length).toBeGreaterThan(100);
  expect(found.sort()).toEqual(pairs.sort());
});

test("a disk that all but touches is made to touch, and no farther", () => {
  const [first, second] = [disk(0, 0, 100), disk(150, 144, 100)];
  expect(contactOf(first, second, 8)).toBe("gap");
  const reach = touchingReach(EMPTY_SKETCH, second, first);
  expect(contactOf(first, { ...second, reach }, 8)).toBe("touch");
  expect(contactOf(first, { ...second, reach: reach - 1 }, 8)).toBe("gap");
});

test("the near misses are those that a search of all pairs finds", () => {
  const next = fractions(5);
  let sketch: Sketch = EMPTY_SKETCH;
  for (let made = 0; made < 300; made++) {
    const at = [Math.floor(900 * next()), Math.floor(900 * next())] as const;
    sketch = addDisk(sketch, at, 1 + Math.floor(40 * next()), Math.floor(4 * next())).sketch;
  }
  const all = [...sketch.disks];
  const slack = (one: Round, two: Round) => one.reach - one.core + two.reach - two.core + 4;
  const pairs = all.flatMap(([id, one], i) =>
    all
      .slice(0, i)
      .flatMap(([other, two]) =>
        contactOf(one, two, slack(one, two)) === "gap" ? [[id, other]] : [],
      ),
  );
  expect(pairs.length).toBeGreaterThan(20);
  expect(nearMisses(sketch, 1e6).sort()).toEqual(pairs.sort());
  expect(nearMisses(sketch, 3)).toHaveLength(3);
  expect(sketch.disks.has(itemId(0))).toBe(true);
});

/** A square of side 1000 from (0, 0), glued, with disks of radius 50. */
function glued(
  wrap: "cylinder" | "torus" | "mobius" | "klein",
  ...centres: [number, number][]
): Sketch {
  const corners = [
    [0, 0],
    [1000, 0],
    [1000, 1000],
    [0, 1000],
  ] as const;
  const square = wrapped(addRing({ ...EMPTY_SKETCH, kind: "disks" }, corners, "outline"), wrap);
  return centres.reduce((sketch, centre) => addDisk(sketch, centre, 50, 2).sketch, square);
}

test("near misses and touches are found over glued sides, turned round where the gluing turns", () => {
  // The gap is 6 ticks beyond 100, a near miss, over the side at x = 0.
  const across = glued("cylinder", [50, 300], [944, 300]);
  const [first, second] = [...across.disks];
  if (first === undefined || second === undefined) throw new Error("two disks are drawn");
  expect(nearMisses(across, 10)).toEqual([[second[0], first[0]]]);
  expect(nearMisses(glued("mobius", [50, 300], [944, 300]), 10)).toEqual([]);
  expect(nearMisses(glued("mobius", [50, 300], [944, 700]), 10)).toHaveLength(1);
  expect(nearMisses(glued("torus", [300, 50], [300, 944]), 10)).toHaveLength(1);
  expect(nearMisses(glued("cylinder", [300, 50], [300, 944]), 10)).toEqual([]);
  // Over the corner, 70 and 80 away: 106.3.
  expect(nearMisses(glued("torus", [50, 50], [980, 970]), 10)).toHaveLength(1);
  expect(nearMisses(glued("klein", [50, 950], [944, 50]), 10)).toHaveLength(1);
  // 106 away over the side: the reach of 52 of the one needs 54 of the other.
  expect(touchingReach(across, second[1], first[1])).toBe(54);
});

test("a stone at a reflex corner marks the corner, and no wall that it does not touch", () => {
  const rings = Float64Array.of(0, 0, 4000, 0, 4000, 2000, 2000, 2000, 2000, 4000, 0, 4000);
  const drawing = {
    ...{ rings, ringStarts: Uint32Array.of(0, 6), seams: new Float64Array() },
    ...{ circle: new Float64Array(), stone: 500 },
  } as Partial<Drawing> as Drawing;
  const feet = wallFeet(drawing, { x: 1700, y: 1600 }, 2);
  expect(feet.map(({ foot }) => foot)).toEqual([{ x: 2000, y: 2000 }]);
  const between = wallFeet(drawing, { x: 500, y: 3500 }, 2);
  expect(between.map(({ foot }) => foot)).toEqual([
    { x: 500, y: 4000 },
    { x: 0, y: 3500 },
  ]);
});

test("a gap beyond four ticks is a near miss where it reads as a touch with the whole drawing in view", () => {
  const far = (gap: number) => {
    const first = addDisk(EMPTY_SKETCH, [0, 0], 1024, 2).sketch;
    return addDisk(first, [2048 + gap, 0], 1024, 2).sketch;
  };
  // The drawing is 4096 ticks wide: 10 ticks are a pixel of a window, and 20 are two.
  expect(nearMisses(far(10), 9)).toHaveLength(1);
  expect(nearMisses(far(4), 9)).toHaveLength(0);
  expect(nearMisses(far(40), 9)).toHaveLength(0);
});

test("a sample of many disks over one another has no near misses", () => {
  let sketch: Sketch = EMPTY_SKETCH;
  for (let at = 0; at < 64; at++)
    sketch = addDisk(sketch, [101 * (at % 8), 101 * Math.floor(at / 8)], 100, 0).sketch;
  expect(nearMisses(sketch, 9)).toEqual([]);
});
