/** Tests of the index of points: against a search of all, for any coordinates. */
import { describe, expect, test } from "vitest";
import { PointIndex } from "../../../www/view/hit.ts";
import { fractions } from "../../chance.ts";

/** Coordinates of n points. */
const CLOUDS: Record<string, (n: number) => Float64Array> = {
  scattered: (n) => filled(n, (next) => 1000 * next()),
  "all in one place": (n) => new Float64Array(2 * n).fill(3),
  "two clusters": (n) => filled(n, (next, i) => (i % 4 < 2 ? 1e-6 * next() : 1e9)),
  "one outlier": (n) => filled(n, (next, i) => (i < 2 ? 1e9 : next())),
  "a level line": (n) => filled(n, (_, i) => (i % 2 === 0 ? i : 7)),
  "a slanted line": (n) => filled(n, (_, i) => i >> 1),
  "a lattice": (n) => filled(n, (_, i) => (i % 2 === 0 ? (i >> 1) % 90 : Math.floor(i / 180))),
  huge: (n) => filled(n, (next) => 2e9 * next() - 1e9),
  denormal: (n) => filled(n, (next) => Math.floor(1000 * next()) * 5e-324),
  "ever nearer to a point": (n) => filled(n, (_, i) => 2 ** -((i >> 1) % 1000)),
};

function filled(n: number, at: (next: () => number, i: number) => number): Float64Array {
  const next = fractions(n);
  return Float64Array.from({ length: 2 * n }, (_, i) => at(next, i));
}

function squareTo(xy: Float64Array, point: number, x: number, y: number): number {
  return ((xy[2 * point] ?? 0) - x) ** 2 + ((xy[2 * point + 1] ?? 0) - y) ** 2;
}

/** Calls `count` at each read of a coordinate. */
function countingReads(xy: Float64Array, count: () => void): Float64Array {
  return new Proxy(xy, {
    get: (list, at) => {
      if (typeof at === "string" && at !== "length") count();
      return Reflect.get(list, at, list);
    },
  });
}

/** By a search of all: the nearest admitted point of the least number. */
function nearestOfAll(xy: Float64Array, x: number, y: number, admits: (point: number) => boolean) {
  const points = Array.from({ length: xy.length / 2 }, (_, point) => point).filter(admits);
  const least = Math.min(...points.map((point) => squareTo(xy, point, x, y)));
  return points.find((point) => squareTo(xy, point, x, y) === least) ?? null;
}

describe.each(Object.entries(CLOUDS))("%s", (_, cloud) => {
  test.each([0, 1, 2, 9, 300])("%i points are found as a search of all finds them", (n) => {
    const xy = cloud(n);
    const index = new PointIndex(xy);
    const next = fractions(n + 1);
    const isEven = (point: number) => point % 2 === 0;
    for (let made = 0; made < 60; made++) {
      const near = Math.floor(next() * n);
      const x = (xy[2 * near] ?? 0) + (made % 3) * (next() - 0.5);
      const y = (xy[2 * near + 1] ?? 0) + (made % 3) * (next() - 0.5);
      expect(index.nearest(x, y)).toBe(nearestOfAll(xy, x, y, () => true));
      expect(index.nearestOf(x, y, isEven)).toBe(nearestOfAll(xy, x, y, isEven));
      const box = { x0: x - 1, y0: y - 1, x1: x + 1, y1: y + 1 };
      const within = (p: number) => {
        const [px = 0, py = 0] = [xy[2 * p], xy[2 * p + 1]];
        return px >= box.x0 && px <= box.x1 && py >= box.y0 && py <= box.y1;
      };
      const found = Array.from({ length: n }, (_, p) => p).some((p) => within(p) && isEven(p));
      expect(index.some(box, isEven)).toBe(found);
    }
    const distances = Array.from({ length: n }, (_, point) => {
      const [x = 0, y = 0] = [xy[2 * point], xy[2 * point + 1]];
      const other = nearestOfAll(xy, x, y, (p) => p !== point);
      return Math.sqrt(other === null ? Infinity : squareTo(xy, other, x, y));
    });
    expect([...new PointIndex(xy).distancesToNearest()]).toEqual(distances);
  });

  // A search of each cell was quadratic where all points lie in one cell: minutes for 65,000.
  test("20,000 points cost no more than a few hundred steps each", () => {
    let read = 0;
    const counted = countingReads(cloud(20_000), () => read++);
    new PointIndex(counted).distancesToNearest();
    expect(read / 20_000).toBeLessThan(400);
  });
});

test("a board is indexed where somebody points, not before: one search of 100,000 points costs a few steps for each", () => {
  const xy = filled(100_000, (next) => 1000 * next());
  let read = 0;
  const counted = countingReads(xy, () => read++);
  const index = new PointIndex(counted);
  expect(read).toBe(0);
  index.nearest(500, 500);
  // Each level divides half as many points as the one above.
  expect(read / 100_000).toBeLessThan(40);
});
