/** Tests of the survey of boards under construction, in Node. */

import { beforeAll, describe, expect, test } from "vitest";
import {
  asGraph,
  board,
  closureOf,
  type DisksBoard,
  type Finding,
  type GameDocument,
  type GoSpaceBoard,
  galleryDocument,
  leastOpen,
  load,
  piecesOf,
  survey,
  tangentRadii,
  tangentSpots,
} from "../../pkg/gospace.js";
import { findingWords } from "../../www/words/findings.ts";
import { errorOf } from "./thrown.ts";

function found(board: GameDocument["board"]): Finding[] {
  return survey({ gospace: 1, board }).findings;
}

beforeAll(() => load());

describe("a survey", () => {
  test("says everything that is wrong with a graph at once, in words", () => {
    const findings = found({
      kind: "graph",
      points: [
        [0, 0],
        [1, 0],
        [1, 0],
      ],
      edges: [[0, 7]],
      arcs: [
        [0, 1],
        [0, 1],
      ],
      labels: ["a"],
      start: { black: [5] },
    });
    const heads = findings.map((finding) => findingWords(finding, String)[0]);
    expect(heads.sort()).toEqual([
      "Arc 1 is there already.",
      "Black's stone 1 has no place.",
      "Edge 0 leads nowhere.",
      "Point 1 reaches nothing.",
      "Point 2 lies on 1.",
      "Point 2 stands alone.",
      "Points and labels do not match.",
    ]);
    const deadEnd = findings.find(({ kind }) => kind === "dead-end");
    expect(deadEnd).toEqual({ severity: "advice", kind: "dead-end", point: 1 });
  });

  test("counts links, pieces and placements", () => {
    const { findings, ...counts } = survey(galleryDocument("grid-9"));
    expect(findings).toEqual([]);
    expect(counts).toEqual({
      points: 81,
      edges: 144,
      arcs: 0,
      pieces: 1,
      placements: 81,
      conflicts: 0,
      touches: 0,
      directed: "no",
      more: [],
    });
  });

  test("offers the least open set around a placement that is not open", () => {
    const space: GoSpaceBoard = {
      kind: "gospace",
      points: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      open: [[0, 1], [2]],
      placements: [[0], [2], []],
    };
    const findings = found(space).filter(({ severity }) => severity === "error");
    expect(findings).toEqual([
      { severity: "error", kind: "empty-placement", placement: 2 },
      { severity: "error", kind: "not-open", placement: 0, least: [0, 1] },
    ]);
    expect(leastOpen(space, [0])).toEqual(Uint32Array.of(0, 1));
    expect(closureOf(space, [1])).toEqual(Uint32Array.of(0, 1));
    expect(piecesOf(space, [2, 1, 0])).toEqual([Uint32Array.of(0, 1), Uint32Array.of(2)]);
  });

  test("names the sides of a region that cross", () => {
    const outer: [number, number][] = [
      [0, 0],
      [90, 90],
      [90, 0],
      [0, 90],
    ];
    const [finding] = found({ kind: "plane", region: { outer } });
    expect(finding).toMatchObject({ kind: "sides-meet", ring: 0, corner: 2, otherCorner: 0 });
  });

  test("refuses only what is no document", () => {
    expect(errorOf(() => survey("{")).code).toBe("json");
    expect(errorOf(() => survey('{"gospace":1}')).path).toBe("board");
  });
});

test("a grid becomes a graph that keeps its stones", () => {
  const grid: GameDocument = {
    gospace: 1,
    board: { kind: "grid", columns: 5, rows: 4, wrap: "torus", start: { white: [7] } },
  };
  const graph = asGraph(grid);
  expect(graph.board).toMatchObject({ kind: "graph", start: { white: [7] } });
  expect({ ...board(graph), kind: "grid" }).toEqual(board(grid));
});

describe("a disk that is drawn", () => {
  /** A floor at y = 0 below, and two disks of radius 25 that stand 78 apart on it. */
  const disks: DisksBoard = {
    kind: "disks",
    region: {
      outer: [
        [0, -200],
        [200, -200],
        [200, 0],
        [0, 0],
      ],
    },
    disks: [
      [50, -25, 25],
      [128, -25, 25],
    ],
  };

  test("snaps to touch two others: 39² + 52² = 65²", () => {
    const [nearest] = tangentSpots(disks, { core: 40, reach: 40 }, [91, -75], 6);
    expect(nearest).toEqual({ x: 89, y: -77, disks: [0, 1], walls: 0 });
  });

  test("snaps its radius to another, or to the region", () => {
    const radii = tangentRadii(disks, [89, -77], 50, 40);
    expect(radii).toEqual([
      { radius: 40, disks: [0, 1], walls: 0 },
      { radius: 77, disks: [], walls: 1 },
    ]);
  });

  test("without touching any is lonely", () => {
    const touching: DisksBoard = { ...disks, disks: [...disks.disks, [89, -77, 40]] };
    expect(found(touching)).toEqual([]);
    expect(found({ ...disks, disks: [...touching.disks, [50, -180, 9]] })).toEqual([
      { severity: "advice", kind: "lonely", disk: 3 },
    ]);
  });
});
