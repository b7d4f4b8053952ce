/** Tests of the room in a region, and of the first stones that are drawn for it. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Pair } from "../../../www/engine/types.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { documentOf } from "../../../www/sketch/document.ts";
import { addRing, addRound } from "../../../www/sketch/ground.ts";
import { roomiest, stonesAcross, withFittingStones } from "../../../www/sketch/room.ts";
import { EMPTY_SKETCH, type RegionItem, type Sketch } from "../../../www/sketch/sketch.ts";
import { acrossWords } from "../../../www/words/draw-commands.ts";

beforeAll(() => load());

const SQUARE: Pair[] = [
  [0, 0],
  [2400, 0],
  [2400, 2400],
  [0, 2400],
];
const L_SHAPE: Pair[] = [
  [0, 0],
  [3000, 0],
  [3000, 1000],
  [1000, 1000],
  [1000, 3000],
  [0, 3000],
];

function regionOf({ region }: Sketch): RegionItem {
  if (region === null) throw new Error("a region was drawn");
  return region;
}

test("the largest stone lies in the middle of a square, and of a circle", () => {
  const square = regionOf(addRing(EMPTY_SKETCH, SQUARE, "outline"));
  expect(roomiest(square)).toEqual({ at: [1200, 1200], radius: 1200 });
  const round = regionOf(addRound(EMPTY_SKETCH, [7, 9], 500));
  expect(roomiest(round)).toEqual({ at: [7, 9], radius: 500 });
});

test("the largest stone of an L lies in its bend, and avoids a hole", () => {
  const bent = addRing(EMPTY_SKETCH, L_SHAPE, "outline");
  // A circle of radius r about (r, r) reaches the reflex corner where √2 (1000 − r) = r: r = 585.8.
  expect(roomiest(regionOf(bent)).radius).toBeGreaterThan(584);
  expect(roomiest(regionOf(bent)).radius).toBeLessThanOrEqual(586);
  const hole: Pair[] = [
    [300, 300],
    [700, 300],
    [700, 700],
    [300, 700],
  ];
  expect(roomiest(regionOf(addRing(bent, hole, "hole"))).radius).toBe(500);
});

test("the first region takes 12 stones across, and a later one keeps their size", () => {
  const first = withFittingStones(EMPTY_SKETCH, addRing(EMPTY_SKETCH, SQUARE, "outline"));
  expect(first.stone.radius).toBe(100);
  expect(stonesAcross(regionOf(first), first.stone.radius)).toBeCloseTo(12);
  const wider = SQUARE.map(([x, y]): Pair => [2 * x, 2 * y]);
  expect(withFittingStones(first, addRing(first, wider, "outline")).stone.radius).toBe(100);
});

test("a board is as many stones across in play as where it was drawn", () => {
  const oblong = SQUARE.map(([x, y]): Pair => [3 * x, y]);
  const odd = SQUARE.map(([x, y]): Pair => [x && 2390, y && 2390]);
  for (const drawn of [
    addRing(EMPTY_SKETCH, SQUARE, "outline"),
    addRing(EMPTY_SKETCH, odd, "outline"),
    addRing(EMPTY_SKETCH, oblong, "outline"),
    addRing(EMPTY_SKETCH, L_SHAPE, "outline"),
    addRound(EMPTY_SKETCH, [7, 9], 5000),
  ]) {
    const sketch = withFittingStones(EMPTY_SKETCH, drawn);
    const across = stonesAcross(regionOf(sketch), sketch.stone.radius);
    expect(acrossWords(across)).toBe("About 12 stones across.");
    const { board } = new GameController(documentOf(sketch)).store.state;
    expect(board.title).toBe("A board without lines, 12 stones across");
  }
});
