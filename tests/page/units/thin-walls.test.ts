/** Tests of findings on walls: those through which stones join, on a plane and on disks, and passages too narrow for them. */
import { Game, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { full, loadFull } from "../../../www/engine/full-module.ts";
import type { GameDocument, Pair } from "../../../www/engine/types.ts";
import { boardOf, documentOf, sketchOf } from "../../../www/sketch/document.ts";
import { movedApart } from "../../../www/sketch/moved-apart.ts";
import { type SketchFinding, withPicture } from "../../../www/sketch/picture-findings.ts";
import { itemId, type Sketch } from "../../../www/sketch/sketch.ts";
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

function findingsOf(document: GameDocument): readonly SketchFinding[] {
  const sketch = sketchOf(document);
  return withPicture(full().survey(documentOf(sketch)), sketch).findings;
}

function kindsOf(document: GameDocument): string[] {
  return findingsOf(document).map(({ kind }) => kind);
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

type Disk = [x: number, y: number, core: number, reach: number];

/** A board of 4000 by 4000 with a wall of this thickness in its middle. */
function disks(width: number, all: Disk[], wrap?: "torus"): GameDocument {
  const holes = [box(2000, 500, 2000 + width, 3500)];
  const region = { outer: box(0, 0, 4000, 4000), holes, ...(wrap && { wrap }) };
  return { gospace: 1, board: { kind: "disks", region, disks: all } };
}

/** Two disks, one on each side of the wall, as near to it as they can be. */
const beside = (width: number, core: number, reach: number): Disk[] => [
  [2000 - core, 2000, core, reach],
  [2000 + width + core, 2000, core, reach],
];

function areJoined(document: GameDocument): boolean {
  const game = new Game(document);
  game.play({ play: 0 });
  game.play("pass");
  game.play({ play: 1 });
  const joined = game.chain(0).length === 2;
  game.free();
  return joined;
}

/** A third disk touches both, so that a stone on either has a liberty. */
const ABOVE: Disk = [2000, 250, 200, 1600];

test("disks on two sides of a wall are a finding exactly where their stones join", () => {
  for (const [width, reach] of [
    [1, 302],
    [3, 302],
    [4, 302],
    [4, 303],
    [5, 302],
    [203, 400],
    [204, 400],
    [205, 400],
  ] as const) {
    const board = disks(width, [...beside(width, 298, reach), ABOVE]);
    const isFound = findingsOf(board).some(
      (each) => each.kind === "joined-through-wall" && each.first === 0 && each.disk === 1,
    );
    expect(isFound, `${width} ${reach}`).toBe(areJoined(board));
  }
  // By distance alone they would touch across a wall of 2 · (reach − core) ticks, and no thicker.
  expect(
    [1, 8, 9].map((width) => areJoined(disks(width, [...beside(width, 298, 302), ABOVE]))),
  ).toEqual([true, true, false]);
});

test("disks that reach no farther than they cover, and touches beside a wall, are no finding", () => {
  const kinds = (all: Disk[], wrap?: "torus") => kindsOf(disks(2, all, wrap));
  expect(kinds(beside(2, 298, 298))).not.toContain("joined-through-wall");
  // One above the other on one side; over a glued side, with no wall between; past the end of the wall.
  const column: Disk[] = [
    [1700, 1000, 298, 302],
    [1700, 1600, 298, 302],
  ];
  const overSeam: Disk[] = [
    [300, 2000, 298, 302],
    [3700, 2000, 298, 302],
  ];
  const past: Disk[] = [
    [1800, 200, 190, 220],
    [2200, 200, 190, 220],
  ];
  expect(kinds([...column, ...overSeam, ...past], "torus")).not.toContain("joined-through-wall");
});

test("a button moves disks apart that join through a wall, and they keep what else they touch", () => {
  const [left, right] = beside(2, 298, 302) as [Disk, Disk];
  const below: Disk = [left[0], left[1] + 600, 298, 302];
  const board = disks(2, [left, right, below]);
  const sketch = sketchOf(board);
  const [first = 0, second = 0] = [...sketch.disks.keys()];
  const mended = movedApart(sketch, itemId(second), itemId(first));
  const after = { ...board, board: boardOf(mended) };
  expect(findingsOf(after).filter(({ severity }) => severity === "error")).toEqual([]);
  // Nor does anything ask to make them touch again.
  expect(kindsOf(after).filter((kind) => /wall|miss/.test(kind))).toEqual([]);
  const touchesOf = (document: GameDocument) => {
    const { touches } = full().survey(document);
    return touches;
  };
  expect([touchesOf(board), touchesOf(after)]).toEqual([2, 1]);
  expect([...mended.disks.values()].map(({ reach }) => reach)).toEqual([302, 302, 302]);
});

test("where neither disk has room to move, they reach less far", () => {
  const [left, right] = beside(2, 298, 302) as [Disk, Disk];
  // Disks behind both leave them no tick.
  const behind: Disk[] = [
    [left[0] - 596, 2000, 298, 298],
    [right[0] + 596, 2000, 298, 298],
  ];
  const sketch = sketchOf(disks(2, [left, right, ...behind]));
  const [first = 0, second = 0] = [...sketch.disks.keys()];
  const mended = movedApart(sketch, itemId(second), itemId(first));
  const places = ({ disks: all }: Sketch) => [...all.values()].map(({ x, y }) => [x, y]);
  expect(places(mended)).toEqual(places(sketch));
  // The centres are 598 apart.
  const [a = 0, b = 0] = [...mended.disks.values()].map(({ reach }) => reach);
  expect(a + b).toBe(597);
  expect(Math.min(a, b)).toBeGreaterThanOrEqual(298);
});

function regionOf({ region }: Sketch) {
  if (region?.kind !== "rings") throw new Error("a region of rings is drawn");
  return region;
}
