/** Tests of the contacts of drawn disks, and of the walls that a stone touches. */
import { expect, test } from "vitest";
import type { Drawing } from "../../../www/engine/types.ts";
import { wallFeet } from "../../../www/kinds/plane/nearest-walls.ts";
import { contactOf, nearMisses, touchingReach } from "../../../www/sketch/contacts.ts";
import { addDisk } from "../../../www/sketch/ground.ts";
import { EMPTY_SKETCH, itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { fractions } from "../../chance.ts";

const disk = (x: number, y: number, core: number, slack = 2) => ({
  x,
  y,
  core,
  reach: core + slack,
});

test("disks overlap by their cores, touch by their reaches, and miss by up to their tolerance", () => {
  const first = disk(0, 0, 100);
  expect(contactOf(first, disk(199, 0, 100))).toBe("overlap");
  expect(contactOf(first, disk(200, 0, 100))).toBe("touch");
  expect(contactOf(first, disk(204, 0, 100))).toBe("touch");
  expect(contactOf(first, disk(205, 0, 100))).toBe("miss");
  expect(contactOf(first, disk(208, 0, 100))).toBe("miss");
  expect(contactOf(first, disk(209, 0, 100))).toBeNull();
  expect(contactOf(first, disk(10, 10, 20))).toBe("overlap");
});

test("a disk that all but touches is made to touch, and no farther", () => {
  const [first, second] = [disk(0, 0, 100), disk(150, 144, 100)];
  expect(contactOf(first, second)).toBe("miss");
  const reach = touchingReach(second, first);
  expect(contactOf(first, { ...second, reach })).toBe("touch");
  expect(contactOf(first, { ...second, reach: reach - 1 })).toBe("miss");
});

test("the near misses are those that a search of all pairs finds", () => {
  const next = fractions(5);
  let sketch: Sketch = EMPTY_SKETCH;
  for (let made = 0; made < 300; made++) {
    const at = [Math.floor(900 * next()), Math.floor(900 * next())] as const;
    sketch = addDisk(sketch, at, 1 + Math.floor(40 * next()), Math.floor(4 * next())).sketch;
  }
  const all = [...sketch.disks];
  const pairs = all.flatMap(([id, one], i) =>
    all
      .slice(0, i)
      .flatMap(([other, two]) => (contactOf(one, two) === "miss" ? [[id, other]] : [])),
  );
  expect(pairs.length).toBeGreaterThan(20);
  expect(nearMisses(sketch, 1e6).sort()).toEqual(pairs.sort());
  expect(nearMisses(sketch, 3)).toHaveLength(3);
  expect(sketch.disks.has(itemId(0))).toBe(true);
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
