/** Tests of documents in the drawing room: what is opened there and not changed comes back as it was, by the definition
 *  of the document, and a drawing in the making is written as far as it goes. */
import { asGraph, load } from "gospace";
import { beforeAll, expect, test } from "vitest";
import type { Board, GameDocument, Pair } from "../../../www/engine/types.ts";
import { BLACK, WHITE } from "../../../www/model/state.ts";
import {
  boardOf,
  documentOf,
  drawnSketch,
  placementItems,
  planeOf,
  playableOf,
  sketchOf,
} from "../../../www/sketch/document.ts";
import { EMPTY_SKETCH, itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { arrangementOf, restoredSketch, storedDrawing } from "../../../www/sketch/stored.ts";

beforeAll(() => load());

const SQUARE: Pair[] = [
  [0, 0],
  [9000, 0],
  [9000, 9000],
  [0, 9000],
];
const HOLE: Pair[] = [
  [3000, 3000],
  [4000, 3000],
  [4000, 4000],
];

const POINTS: Pair[] = [
  [0, 0],
  [40, 0],
  [20, 35.5],
];

/** Each kind, with and without what may be left out. */
const BOARDS: readonly Board[] = [
  { kind: "graph", points: [] },
  { kind: "graph", points: POINTS, edges: [[0, 1]] },
  { kind: "graph", points: POINTS, arcs: [[2, 0]], labels: ["a", "", "c"] },
  {
    kind: "graph",
    points: POINTS,
    edges: [
      [0, 1],
      [1, 0],
    ],
    arcs: [[1, 2]],
    bends: [
      [0, 20, 9],
      [2, 33, 20.5],
    ],
    start: { black: [0, 2], white: [1] },
  },
  {
    kind: "graph",
    points: POINTS,
    body: [
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ],
    start: { white: [2] },
  },
  { kind: "gospace", points: [], open: [], placements: [] },
  {
    kind: "gospace",
    points: POINTS,
    open: [[0], [0, 1, 2], [2]],
    placements: [[0], [2], [0, 2]],
    start: { black: [1] },
  },
  { kind: "disks", disks: [] },
  {
    kind: "disks",
    disks: [
      [0, 0, 5],
      [9, 9, 5, 7],
    ],
    start: { black: [1], white: [0] },
  },
  { kind: "disks", region: { circle: [1, 2, 30] }, disks: [[0, 0, 5]] },
  { kind: "disks", region: { outer: SQUARE }, disks: [[1000, 1000, 500]] },
  { kind: "plane", region: { outer: SQUARE }, radius: 1024, tolerance: 4 },
  { kind: "plane", region: { outer: SQUARE, holes: [HOLE] }, radius: 300, tolerance: 0 },
  { kind: "plane", region: { outer: SQUARE, wrap: "klein" }, radius: 300, tolerance: 1 },
  {
    kind: "plane",
    region: { circle: [0, 0, 9000] },
    radius: 300,
    tolerance: 4,
    reach: 400,
    start: { black: [[5, 6]], white: [[2000, 0]] },
  },
];

test.each(BOARDS.map((board) => [JSON.stringify(board), board] as const))(
  "%s comes back from the drawing room as it was",
  (_, board) => {
    const document: GameDocument = { gospace: 1, board };
    for (const first of [0, 7]) {
      expect(documentOf(sketchOf(document, first))).toEqual(document);
      expect(storedDrawing(restoredSketch(document, first))).toEqual(document);
    }
  },
);

test("title, author and comment are kept, and an empty one is not written", () => {
  const board: Board = { kind: "graph", points: [] };
  const headings = [
    {},
    { title: "Rabbity six" },
    { author: "Eli" },
    { comment: "On a torus." },
    { title: "a", author: "b", comment: "c" },
  ];
  for (const heading of headings) {
    const document: GameDocument = { gospace: 1, ...heading, board };
    expect(documentOf(sketchOf(document))).toEqual(document);
  }
  const empty: GameDocument = { gospace: 1, title: "", author: "", comment: "", board };
  expect(documentOf(sketchOf(empty))).toEqual({ gospace: 1, board });
});

test("what a document leaves out is what it is by definition", () => {
  const plane = sketchOf({ gospace: 1, board: { kind: "plane", region: { outer: SQUARE } } });
  expect(plane.stone).toEqual({ radius: 1024, tolerance: 4, reach: null });
  expect(plane.region).toMatchObject({ kind: "rings", wrap: "none" });
  const disks = sketchOf({ gospace: 1, board: { kind: "disks", disks: [[1, 2, 5]] } });
  expect([...disks.disks.values()]).toEqual([{ x: 1, y: 2, core: 5, reach: 5 }]);
  expect(disks.region).toBeNull();
  const space: Board = { kind: "gospace", points: POINTS, open: [], placements: [] };
  const labels = [...sketchOf({ gospace: 1, board: space }).points.values()].map((p) => p.label);
  expect(labels).toEqual(["", "", ""]);
  const reachOfNull: Board = { kind: "plane", region: { outer: SQUARE }, reach: null };
  expect(boardOf(sketchOf({ gospace: 1, board: reachOfNull }))).not.toHaveProperty("reach");
});

test("no items of a sketch have one number, and the next one is free", () => {
  for (const board of BOARDS) {
    const sketch = sketchOf({ gospace: 1, board }, 5);
    const { region } = sketch;
    const corners = region?.kind === "rings" ? region.rings.flat().map(({ id }) => id) : [];
    const { points, links, opens, placements, disks, centres } = sketch;
    const items = [points, links, opens, placements, disks, centres].flatMap((map) => [
      ...map.keys(),
    ]);
    const numbers = [...items, ...corners].sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => 5 + index));
    expect(sketch.next).toBe(5 + numbers.length);
    expect(sketch.paper).toBe(5);
  }
});

test("the points of a set are written in their order, in which order they were ever chosen", () => {
  const sketch: Sketch = {
    ...sketchOf({
      gospace: 1,
      board: { kind: "gospace", points: POINTS, open: [], placements: [] },
    }),
    opens: new Map([[itemId(8), new Set([2, 0, 1].map(itemId))]]),
  };
  expect(boardOf(sketch)).toMatchObject({ open: [[0, 1, 2]], placements: [] });
});

test("links are written two-way first, each with its own bend, in which order they were ever drawn", () => {
  const [a, b, c] = [itemId(0), itemId(1), itemId(2)];
  const drawn = sketchOf({ gospace: 1, board: { kind: "graph", points: POINTS } });
  const links = [
    { from: a, to: b, way: "one" as const, bend: [1, 2] as const },
    { from: b, to: c, way: "two" as const },
    { from: c, to: a, way: "two" as const, bend: [3, 4] as const },
  ];
  const sketch: Sketch = {
    ...drawn,
    links: new Map(links.map((link, i) => [itemId(3 + i), link])),
  };
  expect(boardOf(sketch)).toEqual({
    kind: "graph",
    points: POINTS,
    edges: [
      [1, 2],
      [2, 0],
    ],
    arcs: [[0, 1]],
    bends: [
      [1, 3, 4],
      [2, 1, 2],
    ],
  });
});

test("a plane without a region is written as one without corners, and is read again as none", () => {
  const sketch: Sketch = { ...EMPTY_SKETCH, kind: "plane" };
  const document = documentOf(sketch);
  expect(document.board).toEqual({
    kind: "plane",
    region: { outer: [] },
    radius: 1024,
    tolerance: 4,
  });
  expect(restoredSketch(document, 0).region).toBeNull();
  expect(restoredSketch({ gospace: 1, board: { kind: "disks", disks: [] } }, 0).region).toBeNull();
  expect(planeOf(sketch, { radius: 9 })).toBeNull();
});

test("the plane under a board of disks has its region, and stones of any size", () => {
  const board: Board = { kind: "disks", region: { outer: SQUARE, holes: [HOLE] }, disks: [] };
  expect(planeOf(sketchOf({ gospace: 1, board }), { radius: 9, reach: 12 })).toEqual({
    kind: "plane",
    region: { outer: SQUARE, holes: [HOLE] },
    radius: 9,
    reach: 12,
  });
});

test("stones of the start on what is not there are left out", () => {
  const board: Board = { kind: "graph", points: POINTS, start: { black: [1, 99], white: [-1] } };
  expect(boardOf(sketchOf({ gospace: 1, board }))).toMatchObject({ start: { black: [1] } });
  const off: Board = { kind: "graph", points: POINTS, start: { white: [99] } };
  expect(boardOf(sketchOf({ gospace: 1, board: off }))).not.toHaveProperty("start");
  expect(sketchOf({ gospace: 1, board: off }).start.size).toBe(0);
});

test("placements are points, sets or disks, and a plane has none to list", () => {
  const counts = BOARDS.map((board) => placementItems(sketchOf({ gospace: 1, board })).length);
  const expected = BOARDS.map((board) => {
    if (board.kind === "graph") return board.points.length;
    if (board.kind === "gospace") return board.placements.length;
    return board.kind === "disks" ? board.disks.length : 0;
  });
  expect(counts).toEqual(expected);
});

test("a grid is no sketch", () => {
  const board: Board = { kind: "grid", columns: 3, rows: 3 };
  expect(() => sketchOf({ gospace: 1, board })).toThrow("a grid is drawn as a graph");
});

test("the places of stones on a plane are those of the document, the black ones first", () => {
  const region = { outer: SQUARE };
  const plane = sketchOf({ gospace: 1, board: { kind: "plane", region } });
  const sketch: Sketch = {
    ...plane,
    centres: new Map([
      [itemId(20), { x: 1, y: 1, colour: WHITE }],
      [itemId(21), { x: 2, y: 2, colour: BLACK }],
    ]),
    locked: new Set([itemId(20), itemId(99)]),
  };
  // The black stone, the white one, then the corners.
  expect(arrangementOf(sketch)).toEqual({ locked: [1], groups: [] });
  const back = restoredSketch(storedDrawing(sketch), 0);
  expect([...back.locked].map((id) => back.centres.get(id))).toEqual([
    { x: 1, y: 1, colour: WHITE },
  ]);
});

test("locks and groups are stored if there are any, and a group of one is none", () => {
  const graph: GameDocument = { gospace: 1, board: { kind: "graph", points: POINTS } };
  expect(arrangementOf(sketchOf(graph))).toBeNull();
  const groups = [[0, 1], [2], [0, 99]];
  const sketch = restoredSketch({ ...graph, arrangement: { locked: [], groups } }, 3);
  expect(sketch.groups).toEqual([new Set([3, 4])]);
  expect(arrangementOf(sketch)).toEqual({ locked: [], groups: [[0, 1]] });
});

test("stones set on a grid leave it a grid, with its wood, star points and names", () => {
  const board = { kind: "grid", columns: 9, rows: 9, wrap: "torus" } as const;
  const stones = { black: [0, 40], white: [80] };
  const sketch = drawnSketch(
    { gospace: 1, title: "Nine", board: { ...board, start: { black: [3] } } },
    asGraph,
  );
  expect(playableOf(sketch).board).toEqual({ ...board, start: { black: [3] } });
  const ids = [...sketch.points.keys()];
  const start = new Map([
    ...stones.black.map((site) => [ids[site] ?? itemId(0), BLACK] as const),
    ...stones.white.map((site) => [ids[site] ?? itemId(0), WHITE] as const),
  ]);
  const set: Sketch = { ...sketch, start };
  expect(playableOf(set)).toEqual({
    gospace: 1,
    title: "Nine",
    board: { ...board, start: stones },
  });
  // The core is asked about a graph, and a board that is drawn otherwise is one.
  expect(documentOf(set).board.kind).toBe("graph");
  expect(playableOf({ ...set, links: new Map() }).board.kind).toBe("graph");
  const [first = itemId(0)] = ids;
  const moved = new Map(sketch.points).set(first, { x: 1, y: 1, label: "", pinned: false });
  expect(playableOf({ ...set, points: moved }).board.kind).toBe("graph");
});
