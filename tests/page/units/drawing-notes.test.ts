/** Tests of a document's notes on its drawing: they come back as they were, change no rule and no link, and bad ones are
 *  left out. */
import { Game, load, toLink } from "gospace";
import { beforeAll, expect, test } from "vitest";
import type { DrawingNotes, GameDocument, GraphBoard } from "../../../www/engine/types.ts";
import { isDrawing } from "../../../www/features/saved-games/stored-drawing.ts";
import { layOutBoard } from "../../../www/kinds/kinds.ts";
import { readBoard } from "../../../www/model/view-model.ts";
import { coloured } from "../../../www/sketch/colours.ts";
import { documentOf, playableOf, sketchOf } from "../../../www/sketch/document.ts";
import { withNotes } from "../../../www/sketch/drawing-notes.ts";
import { starred } from "../../../www/sketch/edits.ts";
import { itemId } from "../../../www/sketch/sketch.ts";
import { restoredSketch, storedDrawing } from "../../../www/sketch/stored.ts";
import type { Pen } from "../../../www/view/pen.ts";
import { palette } from "./painted.ts";

beforeAll(() => load());

const ROW: GameDocument = {
  gospace: 1,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
      [80, 0],
    ],
    edges: [[0, 1]],
    arcs: [[2, 1]],
  },
};
const PAIR: GameDocument = {
  gospace: 1,
  board: {
    kind: "disks",
    disks: [
      [0, 0, 500],
      [1000, 0, 500],
    ],
  },
};

const NOTED: readonly GameDocument[] = [
  { ...ROW, drawing: { symmetry: { kind: "mirrors", fold: 5, centre: [40, -1.5] } } },
  { ...ROW, drawing: { midpoints: [[1, 0, 2]], stars: [0, 2] } },
  {
    ...ROW,
    drawing: {
      equal: [
        [
          [0, 1],
          [2, 1],
        ],
      ],
    },
  },
  { ...PAIR, drawing: { tangent: [[0, 1]] } },
  {
    ...ROW,
    drawing: {
      colours: {
        red: { points: [0, 2] },
        blue: {
          points: [1],
          links: [
            [0, 1],
            [2, 1],
          ],
        },
      },
    },
  },
  { ...PAIR, drawing: { colours: { violet: { disks: [1] } } } },
];

test("notes on a drawing come back from the drawing room, the store and the core as they were", () => {
  for (const document of NOTED) {
    const sketch = sketchOf(document, 7);
    expect(documentOf(sketch)).toEqual(document);
    const stored: unknown = JSON.parse(JSON.stringify(storedDrawing(sketch)));
    if (!isDrawing(stored)) throw new Error("a sound drawing");
    expect(documentOf(restoredSketch(stored, 90))).toEqual(document);
    const game = new Game(document);
    expect(game.document()).toEqual(document);
    game.free();
  }
});

test("a link of a drawing with notes is that of the same board without", () => {
  for (const { drawing: _, ...bare } of NOTED)
    expect(toLink({ ...bare, drawing: { stars: [0] } })).toBe(toLink(bare));
});

test("a drawing without anything to note writes no notes", () => {
  expect(documentOf(sketchOf({ ...ROW, drawing: {} }))).toEqual(ROW);
});

test("a grid keeps its notes while only stones change on it", () => {
  const { board: _, ...noted } = NOTED[0] ?? ROW;
  const sketch = sketchOf({ ...noted, board: ROW.board });
  const grid = {
    board: { kind: "grid", columns: 3, rows: 1 } as const,
    points: sketch.points,
    links: sketch.links,
  };
  expect(playableOf({ ...sketch, grid }).drawing).toEqual(noted.drawing);
});

test("a coloured grid stays a grid, with its colours", () => {
  const sketch = sketchOf(ROW);
  const board = { kind: "grid", columns: 3, rows: 1 } as const;
  const grid = { board, points: sketch.points, links: sketch.links };
  const red = coloured({ ...sketch, grid }, new Set(sketch.points.keys()), "red");
  expect(playableOf(red)).toEqual({
    gospace: 1,
    board,
    drawing: { colours: { red: { points: [0, 1, 2] } } },
  });
});

test("of two opposite arcs each has its own colour", () => {
  const document: GameDocument = {
    gospace: 1,
    drawing: { colours: { red: { links: [[1, 0]] }, green: { links: [[0, 1]] } } },
    board: {
      kind: "graph",
      points: [
        [0, 0],
        [40, 0],
      ],
      arcs: [
        [0, 1],
        [1, 0],
      ],
    },
  };
  expect(documentOf(sketchOf(document))).toEqual(document);
});

test("notes that fit no drawing are left out, and the others are kept", () => {
  const wrong: readonly unknown[] = [
    { symmetry: { kind: "spiral", fold: 3, centre: [0, 0] } },
    { symmetry: { kind: "turns", fold: 13, centre: [0, 0] } },
    { symmetry: { kind: "turns", fold: 3, centre: [0, "a"] } },
    { symmetry: [] },
    { midpoints: [[0, 1, 3], [1, 0, 2, 2], [0, 1, 1], [0, 1], "a", 3] },
    { midpoints: 4, equal: "a", tangent: {}, stars: 5 },
    {
      equal: [
        [[0, 1]],
        [
          [0, 2],
          [0, 1],
        ],
        [
          [0, 1],
          [1, 0],
        ],
      ],
    },
    { tangent: [[0, 1]] },
    { stars: [3, -1, 0.5, "0", null] },
    { "of a later day": 1 },
    { colours: { red: { points: [3, -1, 0.5, "0", null], links: [[0, 2], [0], "a", [0, 0]] } } },
    { colours: { red: [0], green: null, blue: { points: 1, links: {}, disks: [0] } } },
    { colours: { puce: { points: [0] }, constructor: { points: [0] } } },
    { colours: [["red", { points: [0] }]] },
  ];
  for (const each of wrong) {
    const document: GameDocument = { ...ROW, drawing: each as DrawingNotes };
    expect(documentOf(sketchOf(document)), JSON.stringify(each)).toEqual(ROW);
    const game = new Game(document);
    expect([...readBoard(game, null).drawing.stars]).toEqual([]);
    game.free();
  }
  const some = {
    ...ROW,
    drawing: {
      midpoints: [
        [0, 1, 3],
        [1, 0, 2],
      ],
      stars: [9, 1],
    },
  };
  expect(documentOf(sketchOf(some as GameDocument)).drawing).toEqual({
    midpoints: [[1, 0, 2]],
    stars: [1],
  });
});

test("star points of a graph are in Play's drawing, and those of a grid stay its own", () => {
  const sketch = starred(sketchOf(ROW), new Set([itemId(2), itemId(0)]), true);
  const game = new Game(documentOf(sketch));
  expect([...readBoard(game, null).drawing.stars]).toEqual([0, 2]);
  game.free();
  const none = starred(sketch, new Set([itemId(0), itemId(2)]), false);
  expect(documentOf(none)).toEqual(ROW);
  const grid = new Game({
    gospace: 1,
    drawing: { stars: [0] },
    board: { kind: "grid", columns: 9, rows: 9 },
  });
  expect([...readBoard(grid, null).drawing.stars]).toEqual([20, 24, 40, 56, 60]);
  grid.free();
});

/** Dots that a board's ground paints, by the names of their shapes. */
function dots(document: GameDocument): Map<string, { x: number; radius: number }[]> {
  const game = new Game(document);
  const layout = layOutBoard(readBoard(game, null).drawing);
  game.free();
  const found = new Map<string, { x: number; radius: number }[]>();
  const pen = {
    camera: { scale: 1, left: 0, top: 0 },
    size: { width: 1e4, height: 1e4 },
    margin: 1e4,
    mostLines: Infinity,
    group: (_: string, draw: () => void) => draw(),
    palette,
    shapes(name: string, _: unknown, draw: (shapes: unknown) => void) {
      const circle = (x: number, _y: number, radius: number) =>
        found.set(name, [...(found.get(name) ?? []), { x, radius }]);
      draw({ circle, line() {}, polyline() {}, polygon() {}, rectangle() {} });
    },
  };
  layout.paintGround(pen as unknown as Pen, false);
  return found;
}

test("Play paints the star points of a graph larger than its other points, and none where there are none", () => {
  const { arcs: _, ...bare } = ROW.board as GraphBoard;
  const board = {
    ...bare,
    edges: [
      [0, 1],
      [1, 2],
    ] as [number, number][],
  };
  const stars = dots({ gospace: 1, drawing: { stars: [2] }, board }).get("stars") ?? [];
  const points = dots({ gospace: 1, board }).get("points") ?? [];
  expect(stars.map(({ x }) => x)).toEqual([80]);
  expect(points.map(({ x }) => x)).toEqual([0, 40, 80]);
  expect(stars[0]?.radius).toBeGreaterThan(1.5 * (points[0]?.radius ?? Infinity));
  expect(dots({ gospace: 1, board }).has("stars")).toBe(false);
});

/** Keys and entries that are walked while so many constraints of a row of links are read. */
function stepsOfNotes(points: number): number {
  const places = Array.from({ length: points }, (_, i): [number, number] => [40 * i, 0]);
  const edges = places.slice(1).map((_, i): [number, number] => [i, i + 1]);
  const plain = sketchOf({ gospace: 1, board: { kind: "graph", points: places, edges } });
  let steps = 0;
  class Walked<K, V> extends Map<K, V> {
    override *[Symbol.iterator](): MapIterator<[K, V]> {
      for (const entry of super.entries()) {
        steps++;
        yield entry;
      }
    }
    override *keys(): MapIterator<K> {
      for (const [key] of this) yield key;
    }
  }
  const walked = { ...plain, points: new Walked(plain.points), links: new Walked(plain.links) };
  steps = 0;
  const equal = edges.slice(1).map((edge, i) => [edges[i] ?? edge, edge]);
  const midpoints = edges.slice(1).map(([a, b]): [number, number, number] => [a, a - 1, b]);
  expect(withNotes(walked, { equal, midpoints }).constraints).toHaveLength(2 * (points - 2));
  return steps;
}

test("notes are read in as many steps for each constraint of a large drawing as of a small one", () => {
  expect(stepsOfNotes(400) / 400).toBeCloseTo(stepsOfNotes(100) / 100, 0);
});
