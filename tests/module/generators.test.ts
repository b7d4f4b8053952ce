/** Tests of generators and of graphs from drawn points, in Node. */

import { beforeAll, describe, expect, test } from "vitest";
import {
  board,
  type GraphBoard,
  generate,
  generators,
  load,
  oneWay,
  type Pair,
  PROXIMITIES,
  proximity,
  thin,
} from "../../pkg/gospace.js";
import { errorOf } from "./thrown.ts";

beforeAll(() => load());

function graphOf(id: string, values: Record<string, number>, seed?: number): GraphBoard {
  const made = generate(id, values, seed).board;
  if (made.kind !== "graph") throw new Error(`${id} makes no graph`);
  return made;
}

describe("generators", () => {
  test("all of them make a board at their smallest and usual values", () => {
    for (const { id, parameters } of generators()) {
      for (const pick of ["least", "usual"] as const) {
        const values = Object.fromEntries(parameters.map((p) => [p.id, p[pick]]));
        expect(board(generate(id, values)).placements, id).toBeGreaterThan(0);
      }
    }
  });

  test("they list their parameters", () => {
    const grid = generators().find(({ id }) => id === "grid");
    expect(grid).toMatchObject({ name: "Rectangular grid", group: "Grids", seeded: false });
    const [columns, , wrap] = grid?.parameters ?? [];
    expect(columns).toEqual({
      id: "columns",
      name: "columns",
      least: 1,
      most: 100,
      step: 1,
      usual: 9,
    });
    expect(wrap?.choices?.[2]).toEqual({ value: 2, name: "torus" });
  });

  test("what is not given is usual, and the document has the generator's name", () => {
    const made = generate("grid", { columns: 5, wrap: 2 });
    expect(made.title).toBe("Rectangular grid");
    expect(made.board).toMatchObject({ kind: "grid", columns: 5, rows: 9, wrap: "torus" });
  });

  test("starting stones come along", () => {
    const { board } = generate("rows-of-three", { copies: 2 });
    expect(board.start?.white).toEqual([0, 2, 3, 5]);
  });

  test("a seed decides, and none is 0", () => {
    const points = { points: 30 };
    expect(generate("gabriel", points)).toEqual(generate("gabriel", points, 0));
    expect(generate("gabriel", points, 1)).not.toEqual(generate("gabriel", points, 2));
  });

  test("numbers that are none are refused by name", () => {
    for (const bad of [0, 101, 9.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const error = errorOf(() => generate("grid", { rows: bad }));
      expect(error).toMatchObject({ code: "range", path: "rows" });
      expect(error.message).toContain("from 1 to 100");
    }
    for (const bad of [-1, 0.5, Number.NaN, 2 ** 60]) {
      expect(errorOf(() => generate("gabriel", {}, bad))).toMatchObject({
        code: "range",
        path: "seed",
      });
    }
    expect(errorOf(() => generate("grid", { depth: 3 })).path).toBe("depth");
    expect(errorOf(() => generate("gird", {})).code).toBe("unknown");
    expect(errorOf(() => generate("random-regular", { points: 9, degree: 3 })).code).toBe("range");
  });
});

describe("graphs of drawn points", () => {
  /** A square and a point slightly to the left of its centre. */
  const points: Pair[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [1.5, 2],
  ];

  test("keep the points as they are", () => {
    for (const kind of PROXIMITIES.filter((kind) => kind !== "voronoi")) {
      expect(proximity(points, kind).points).toEqual(points);
    }
  });

  test("Delaunay has every empty circle, Gabriel those of diameters, neighbours fewer", () => {
    const sides = [
      [0, 1],
      [0, 3],
      [1, 2],
      [2, 3],
    ];
    const spokes = [
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4],
    ];
    const sorted = (board: GraphBoard) => [...(board.edges ?? [])].sort();
    expect(sorted(proximity(points, "delaunay"))).toEqual([...sides, ...spokes].sort());
    // The centre point is 2.5 from two corners and 1.5 from the left side: inside that side's
    // circle.
    const gabriel = [...sides.filter(([a, b]) => !(a === 0 && b === 3)), ...spokes].sort();
    expect(sorted(proximity(points, "gabriel"))).toEqual(gabriel);
    // No two corners are nearer than 4, and the centre point is at most 3.2 from each.
    expect(sorted(proximity(points, "relative-neighbours"))).toEqual(spokes);
  });

  test("Voronoi has the middles of the circles", () => {
    const square = points.slice(0, 4);
    expect(proximity(square, "voronoi").points).toEqual([[2, 2]]);
  });

  test("points in one place or nowhere are refused", () => {
    expect(errorOf(() => proximity([...points, [4, 4]], "gabriel"))).toMatchObject({
      code: "board",
      path: "points[5]",
    });
    expect(errorOf(() => proximity([[0, Number.NaN]], "delaunay")).path).toBe("points[0]");
    expect(errorOf(() => proximity(points.slice(0, 2), "voronoi")).code).toBe("board");
  });
});

describe("graphs made from others", () => {
  test("thinning keeps them connected by default", () => {
    const before = graphOf("triangular", { side: 4 });
    const tree = thin(before, { share: 1 });
    expect(tree.edges).toHaveLength(before.points.length - 1);
    expect(board({ gospace: 1, board: tree }).connected).toBe(true);
    expect(thin(before, { share: 1, connected: "any" }).edges ?? []).toHaveLength(0);
    expect(thin(before, { share: 0 })).toEqual(before);
  });

  test("one-way edges can keep every way", () => {
    const before = graphOf("cycle", { points: 12 });
    const turned = oneWay(before, { share: 1, seed: 3, ways: "keep" });
    expect(turned.edges ?? []).toHaveLength(0);
    // A cycle has two such orientations; in both, each point has one arc out.
    expect(new Set(turned.arcs?.map(([from]) => from)).size).toBe(12);
    const some = oneWay(before, { share: 0.5 });
    expect([some.edges?.length, some.arcs?.length]).toEqual([6, 6]);
  });

  test("labels and starting stones stay", () => {
    const labelled: GraphBoard = {
      kind: "graph",
      points: [
        [0, 0],
        [1, 0],
      ],
      edges: [[0, 1]],
      labels: ["a", "b"],
      start: { black: [1] },
    };
    expect(oneWay(labelled, { share: 1 })).toMatchObject({
      labels: ["a", "b"],
      start: { black: [1] },
    });
  });

  test("shares that are none are refused", () => {
    const path = graphOf("path", { points: 3 });
    for (const share of [-0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(errorOf(() => thin(path, { share }))).toMatchObject({ code: "range", path: "share" });
      expect(errorOf(() => oneWay(path, { share })).code).toBe("range");
    }
    expect(errorOf(() => thin(path, { share: 0.5, seed: 1.5 })).path).toBe("seed");
  });
});
