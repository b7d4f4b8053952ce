/** Tests of the room for the centres of a plane's stones. */
import { expect, test } from "vitest";
import { IDENTITY } from "../../../www/engine/glued-images.ts";
import type { Pair } from "../../../www/engine/types.ts";
import { centreRoom, type Walls } from "../../../www/sketch/centre-room.ts";
import { box, dumbbell } from "./plane-outlines.ts";

const FLAT = { circle: null, images: [IDENTITY], glued: { across: false, down: false } };

function walls(...rings: readonly (readonly Pair[])[]): Walls {
  return { ...FLAT, rings: rings.map((ring) => ring.map(([x, y]) => ({ x, y }))) };
}

function areaOf(rings: readonly (readonly { x: number; y: number }[])[]): number {
  const twice = rings.map((ring) =>
    ring.reduce((sum, p, i) => {
      const q = ring[(i + 1) % ring.length] ?? p;
      return sum + p.x * q.y - q.x * p.y;
    }, 0),
  );
  return twice.reduce((sum, each) => sum + each, 0) / 2;
}

test.each([
  ["as it is drawn", (ring: Pair[]) => ring],
  ["the other way round", (ring: Pair[]) => ring.toReversed()],
])(
  "corridors of 590, 600 and 602 ticks for stones 600 wide: the first parts the board, %s",
  (_, way) => {
    const pieces = [590, 595, 596, 600, 602].map(
      (width) => centreRoom(walls(way(dumbbell(width))), 596)?.pieces,
    );
    expect(pieces).toEqual([2, 2, 1, 1, 1]);
  },
);

test("the room of a square is the square less a band, and of a square with a hole the hole's corners are round", () => {
  const square = centreRoom(walls(box(0, 0, 1000, 1000)), 200);
  expect(square?.pieces).toBe(1);
  expect(areaOf(square?.rings ?? [])).toBeCloseTo(800 * 800, -2);
  const holed = centreRoom(walls(box(0, 0, 1000, 1000), box(450, 450, 550, 550)), 200);
  expect(holed?.pieces).toBe(1);
  const hole = 100 * 100 + 4 * 100 * 100 + Math.PI * 100 * 100;
  expect(Math.abs(areaOf(holed?.rings ?? []) - (640000 - hole))).toBeLessThan(200);
});

test("where no stone fits there is no room", () => {
  expect(centreRoom(walls(box(0, 0, 1000, 190)), 200)).toMatchObject({ pieces: 0, rings: [] });
});

test("a wall across the board with no way round parts it, and each piece has a seat of its own", () => {
  const parted = centreRoom(walls(box(0, 0, 4000, 1000), box(1990, 100, 2010, 900)), 300);
  expect(parted?.pieces).toBe(2);
  expect(parted?.seats.map(({ x }) => x < 2000).sort()).toEqual([false, true]);
  const open = centreRoom(walls(box(0, 0, 4000, 1000), box(1990, 400, 2010, 600)), 300);
  expect(open?.pieces).toBe(1);
});

test("glued sides are no walls", () => {
  const across = { across: true, down: false };
  const images = [IDENTITY, { a: 1, b: 1, dx: 1000, dy: 0 }, { a: 1, b: 1, dx: -1000, dy: 0 }];
  const room = centreRoom({ ...walls(box(0, 0, 1000, 1000)), images, glued: across } as Walls, 200);
  expect(room?.pieces).toBe(1);
  // The board and a copy on each side of it, less a band above and below.
  expect(areaOf(room?.rings ?? [])).toBeCloseTo(3000 * 800, -3);
});
