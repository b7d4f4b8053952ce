/** Tests of findings on the walls of a drawn plane: those through which stones join, and passages too narrow for them. */
import { Game, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { full, loadFull } from "../../../www/engine/full-module.ts";
import type { GameDocument, Pair } from "../../../www/engine/types.ts";
import { boardOf, documentOf, sketchOf } from "../../../www/sketch/document.ts";
import { withPicture } from "../../../www/sketch/picture-findings.ts";
import type { Sketch } from "../../../www/sketch/sketch.ts";
import { thickened, thinWalls } from "../../../www/sketch/thin-walls.ts";
import { box, dumbbell } from "./plane-outlines.ts";

beforeAll(() => Promise.all([load(), loadFull()]));

function plane(
  outer: Pair[],
  holes: Pair[][],
  size: { radius?: number; tolerance?: number; reach?: number; wrap?: "cylinder" } = {},
): GameDocument {
  const { wrap, ...rest } = size;
  const region = { outer, holes, ...(wrap && { wrap }) };
  return { gospace: 1, board: { kind: "plane", region, radius: 300, tolerance: 4, ...rest } };
}

function kindsOf(document: GameDocument): string[] {
  const sketch = sketchOf(document);
  return withPicture(full().survey(documentOf(sketch)), sketch).findings.map(({ kind }) => kind);
}

/** A wall of this thickness in the middle of a board of 4000 by 4000. */
const walled = (width: number, size = {}) =>
  plane(box(0, 0, 4000, 4000), [box(2000, 500, 2000 + width, 3500)], size);

/** True if two black stones as near as they can be to a wall, one on each side of it, are one chain. */
function joinThrough(document: GameDocument, width: number, away: number): boolean {
  const game = new Game(document);
  game.play({ play: [2000 - away, 2000] });
  game.play("pass");
  game.play({ play: [2000 + width + away, 2000] });
  const joined = game.chain(0).length === 2;
  game.free();
  return joined;
}

test("a wall is thin exactly where stones join through it, with a tolerance and with a larger reach", () => {
  for (const width of [1, 2, 7, 8, 9, 20]) {
    const isThin = kindsOf(walled(width)).includes("thin-wall");
    expect(isThin, `${width}`).toBe(joinThrough(walled(width), width, 298));
  }
  for (const width of [100, 203, 204, 205, 300]) {
    const board = walled(width, { reach: 400 });
    expect(kindsOf(board).includes("thin-wall"), `${width}`).toBe(joinThrough(board, width, 298));
  }
});

test("a thin wall is thickened by a button, and no two stones join through it then", () => {
  const sketch = sketchOf(walled(2));
  const [wall] = thinWalls(regionOf(sketch), sketch.stone);
  if (wall === undefined) throw new Error("the wall is thin");
  expect(wall).toMatchObject({ ring: 1, otherRing: 1, width: 2 });
  const mended = thickened(sketch, wall);
  expect(thinWalls(regionOf(mended), mended.stone)).toEqual([]);
  const { board } = walled(2);
  expect(boardOf(mended)).toMatchObject({ kind: board.kind });
  const [hole = []] = regionOf(mended).rings.slice(1);
  const xs = hole.map(({ x }) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(10);
});

test("a slanting wall is thickened too", () => {
  const slanting: Pair[] = [
    [1000, 1000],
    [3000, 2501],
    [2998, 2504],
    [998, 1003],
  ];
  const sketch = sketchOf(plane(box(0, 0, 4000, 4000), [slanting]));
  const [wall] = thinWalls(regionOf(sketch), sketch.stone);
  if (wall === undefined) throw new Error("the wall is thin");
  expect(thinWalls(regionOf(thickened(sketch, wall)), sketch.stone)).toEqual([]);
});

test("a narrow passage is no wall, nor is a glued side", () => {
  const slit = plane(box(0, 0, 4000, 4000), [box(0 + 2, 500, 1000, 3500)]);
  expect(kindsOf(slit)).not.toContain("thin-wall");
  expect(kindsOf(plane(box(0, 0, 4000, 4000), [], { wrap: "cylinder" }))).toEqual([]);
});

test("a passage of 590 ticks for stones 600 wide parts the board, and one of 600 or 602 does not", () => {
  const parted = (width: number) => kindsOf(plane(dumbbell(width), [])).includes("parted");
  expect([590, 600, 602].map(parted)).toEqual([true, false, false]);
});

function regionOf({ region }: Sketch) {
  if (region?.kind !== "rings") throw new Error("a region of rings is drawn");
  return region;
}
