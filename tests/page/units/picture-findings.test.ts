/** Tests of findings on the picture of a sketch, and of their remedies. */
import { describe, expect, test } from "vitest";
import { curveOf } from "../../../www/sketch/curves.ts";
import { boardOf, sketchOf } from "../../../www/sketch/document.ts";
import { merge, splitAt } from "../../../www/sketch/edits.ts";
import { withPicture } from "../../../www/sketch/picture-findings.ts";
import { itemId, type Sketch } from "../../../www/sketch/sketch.ts";
import { onGridAgain, transformed } from "../../../www/sketch/transforms.ts";

type Spot = readonly [number, number];

function graph(
  points: readonly Spot[],
  edges: readonly Spot[],
  arcs: readonly Spot[] = [],
): Sketch {
  const board = { kind: "graph" as const, points: [...points], edges: [...edges], arcs: [...arcs] };
  return sketchOf({ gospace: 1, board: JSON.parse(JSON.stringify(board)) });
}

function findings(sketch: Sketch) {
  const counts = {
    points: 0,
    edges: 0,
    arcs: 0,
    pieces: 3,
    placements: 0,
    conflicts: 0,
    touches: 0,
  };
  const core = { ...counts, directed: "no" as const, more: [] };
  const pieces = { kind: "pieces" as const, severity: "advice" as const, count: 2 };
  return withPicture({ ...core, findings: [pieces] }, sketch).findings;
}

const LINE: readonly Spot[] = [
  [0, 0],
  [40, 0],
  [80, 0],
];

test("a link through a point is a finding, and splitting it joins the point", () => {
  const sketch = graph(LINE, [[0, 1]], [[0, 2]]);
  expect(findings(sketch)).toContainEqual({
    ...{ kind: "through", severity: "advice", list: "arcs", link: 0 },
    ...{ from: 0, to: 2, point: 1 },
  });
  const split = splitAt(sketch, itemId(4), [itemId(1)]);
  expect(boardOf(split)).toMatchObject({ edges: [[0, 1]], arcs: [[1, 2]] });
  expect(findings(split)).toHaveLength(1);
});

test("points that lie at one spot but for rounding are found, and merged", () => {
  const spots: Spot[] = [
    [0, 0],
    [40, 0],
    [2e-17, 0],
  ];
  const sketch = graph(spots, [
    [0, 1],
    [1, 2],
  ]);
  const found = findings(sketch).find(({ kind }) => kind === "coincident");
  expect(found).toMatchObject({ point: 2, first: 0 });
  const merged = merge(sketch, itemId(2), itemId(0));
  expect(boardOf(merged)).toMatchObject({ points: [LINE[0], LINE[1]], edges: [[0, 1]] });
});

test("two points so near that their dots overlap are found, and merged", () => {
  const spots: Spot[] = [
    [0, 0],
    [100, 0],
    [100.4, 0.4],
    [200, 0],
  ];
  const sketch = graph(spots, [
    [0, 1],
    [2, 3],
  ]);
  const found = findings(sketch).find(({ kind }) => kind === "dots-overlap");
  expect(found).toMatchObject({ severity: "advice", point: 2, first: 1 });
  const merged = merge(sketch, itemId(2), itemId(1));
  expect(boardOf(merged)).toMatchObject({
    edges: [
      [0, 1],
      [1, 2],
    ],
  });
  expect(findings(merged).map(({ kind }) => kind)).toEqual(["pieces"]);
});

test("a link bent by hand through a point is a finding, is drawn beside it, and is split there", () => {
  const bent = (x: number, y: number): Sketch => {
    const board = {
      kind: "graph",
      points: [...LINE, [40, 30]],
      edges: [[0, 2]],
      bends: [[0, x, y]],
    };
    return sketchOf({ gospace: 1, board: JSON.parse(JSON.stringify(board)) });
  };
  const through = bent(40, 30);
  expect(findings(through)).toContainEqual(
    expect.objectContaining({ kind: "through", list: "edges", link: 0, point: 3 }),
  );
  const [link] = through.links.values();
  const spots = link === undefined ? [] : (curveOf(through, link) ?? []);
  const away = spots.map(({ x, y }) => Math.hypot(x - 40, y - 30));
  expect(Math.min(...away)).toBeGreaterThan(2);
  expect(boardOf(through)).toMatchObject({ bends: [[0, 40, 30]] });
  const [id] = through.links.keys();
  const split = splitAt(through, id ?? itemId(0), [itemId(3)]);
  expect(boardOf(split)).toMatchObject({
    edges: [
      [0, 3],
      [3, 2],
    ],
  });
  expect(findings(bent(40, 15)).map(({ kind }) => kind)).toEqual(["pieces"]);
});

test("exactly coincident points are left to the core", () => {
  const spots: Spot[] = [
    [7, 7],
    [7, 7],
  ];
  expect(findings(graph(spots, [])).map(({ kind }) => kind)).toEqual(["pieces"]);
});

test("a finding and the panel count the same pieces", () => {
  expect(findings(graph(LINE, []))).toContainEqual(
    expect.objectContaining({ kind: "pieces", count: 3 }),
  );
});

describe.each([1, 2, 3, 4])("%i quarter turns", (quarters) => {
  test.each<readonly Spot[][]>([
    [
      [
        [0, 0],
        [40, 0],
        [40, 80],
      ],
    ],
    [
      [
        [0, 0],
        [120, 0],
        [40, 80],
        [0, 40],
      ],
    ],
  ])("points of the grid are on it again", (spots) => {
    const sketch = graph(spots as readonly Spot[], []);
    const ids = new Set(sketch.points.keys());
    const how = { kind: "rotate", angle: (quarters * Math.PI) / 2 } as const;
    const turned = onGridAgain(sketch, transformed(sketch, ids, how), ids, 40);
    for (const { x, y } of turned.points.values()) {
      expect(x % 40).toBe(0);
      expect(Math.abs(y % 40)).toBe(0);
    }
  });
});

test("a mirror image of points beside the grid stays where it is", () => {
  const sketch = graph(
    [
      [3, 5],
      [44, 0],
    ],
    [],
  );
  const ids = new Set([itemId(0)]);
  const after = transformed(sketch, ids, { kind: "mirror", axis: "across" });
  expect(onGridAgain(sketch, after, ids, 40)).toBe(after);
});
