/** Tests of bodies: their gluing, their faces, what they hide and how they turn. */
import { readFileSync } from "node:fs";
import { Game, load } from "gospace/play";
import { describe, expect, test } from "vitest";
import type { Drawing, GameDocument, Wrap } from "../../../www/engine/types.ts";
import { BodyBoard, bodyMesh } from "../../../www/kinds/body/board.ts";
import type { Mesh } from "../../../www/kinds/body/mesh.ts";
import { composed, inPlane, noTurn, type Turn, towards } from "../../../www/kinds/body/turn.ts";
import { hasBody } from "../../../www/view/turning.ts";

const GALLERY: { id: string; document: GameDocument }[] = JSON.parse(
  readFileSync("build/gallery.json", "utf8"),
);

await load();

function drawingOf(board: GameDocument["board"]): Drawing {
  return new Game({ gospace: 1, board }).drawing();
}

function ofGallery(id: string): Drawing {
  const found = GALLERY.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no board ${id}`);
  return drawingOf(found.document.board);
}

const [COLUMNS, ROWS] = [6, 5];

function glued(wrap: Wrap): Drawing {
  return drawingOf({ kind: "grid", columns: COLUMNS, rows: ROWS, wrap });
}

/** Corners of a grid's mesh by their coordinates on the grid, which the flat drawing gives up to its scale. */
function onGrid(mesh: Mesh): (x: number, y: number) => number[] {
  const far = Math.hypot(COLUMNS / 2, ROWS / 2);
  const middle = [(COLUMNS - 1) / 2, (ROWS - 1) / 2] as const;
  return (x, y) => {
    const [u, v] = [(x - middle[0]) / far, (y - middle[1]) / far];
    for (let i = 0; 2 * i < mesh.flat.length; i++) {
      const away = Math.hypot((mesh.flat[2 * i] ?? 0) - u, (mesh.flat[2 * i + 1] ?? 0) - v);
      if (away < 1e-9) return [...mesh.body.subarray(3 * i, 3 * i + 3)];
    }
    throw new Error(`no corner at ${x}, ${y}`);
  };
}

function apart(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((x, i) => x - (b[i] ?? 0)));
}

describe("glued sides meet on the body as the format glues them", () => {
  // The gluings of API.md, from half a step before the first line to half a step after the last.
  const [left, right, top, bottom] = [-0.5, COLUMNS - 0.5, -0.5, ROWS - 0.5];
  const mirrored = (y: number) => ROWS - 1 - y;
  const cases: [Wrap, "straight" | "twisted", "open" | "straight"][] = [
    ["cylinder", "straight", "open"],
    ["torus", "straight", "straight"],
    ["mobius", "twisted", "open"],
    ["klein", "twisted", "straight"],
  ];
  test.each(cases)("%s", (wrap, sideways, upright) => {
    const at = onGrid(bodyMesh(glued(wrap)));
    for (let y = 0; y < ROWS; y++) {
      const other = sideways === "straight" ? y : mirrored(y);
      expect(apart(at(left, y), at(right, other))).toBeLessThan(1e-9);
    }
    for (let x = 0; x < COLUMNS; x++) {
      const gap = apart(at(x, top), at(x, bottom));
      if (upright === "straight") expect(gap).toBeLessThan(1e-9);
      else expect(gap).toBeGreaterThan(0.1);
    }
  });

  test("projective: places of the rim that are one lie opposite one another", () => {
    const at = onGrid(bodyMesh(glued("projective")));
    for (let y = 0; y < ROWS; y++) {
      const [x1 = 0, y1 = 0, z1 = 0] = at(left, y);
      const [x2 = 0, y2 = 0, z2 = 0] = at(right, mirrored(y));
      // On the rim the height is the root of a rounding error.
      expect(apart([x1, y1, z1], [-x2, -y2, z2])).toBeLessThan(1e-7);
    }
  });
});

test("no two points of a glued grid lie in one place", () => {
  for (const wrap of ["cylinder", "torus", "mobius", "klein", "projective"] as const) {
    const mesh = bodyMesh(glued(wrap));
    const places = mesh.points.map((i) => [...mesh.body.subarray(3 * i, 3 * i + 3)]);
    for (const [i, a] of places.entries())
      for (const b of places.slice(0, i)) expect(apart(a, b)).toBeGreaterThan(0.01);
  }
});

test("solids have the faces of the tables, and lattices and bodies of four dimensions none", () => {
  const faces = (id: string) => {
    const counts: Record<number, number> = {};
    for (const { length } of bodyMesh(ofGallery(id)).faces)
      counts[length] = (counts[length] ?? 0) + 1;
    return counts;
  };
  expect(faces("tetrahedron")).toEqual({ 3: 4 });
  expect(faces("cube")).toEqual({ 4: 6 });
  expect(faces("octahedron")).toEqual({ 3: 8 });
  expect(faces("dodecahedron")).toEqual({ 5: 12 });
  expect(faces("icosahedron")).toEqual({ 3: 20 });
  expect(faces("football")).toEqual({ 5: 12, 6: 20 });
  expect(faces("cube-sphere")).toEqual({ 4: 6 * 9 });
  for (const id of ["hypercube", "twenty-four-cell", "cubic-lattice", "diamond"])
    expect(faces(id)).toEqual({});
});

test("a tree with a body is a frame", () => {
  const body: [number, number, number][] = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const points = body.map(([x, y]): [number, number] => [x, y]);
  const tree = drawingOf({ kind: "graph", points, edges: [[0, 1], [0, 2], [0, 3]], body }); // biome-ignore format: one line
  expect(bodyMesh(tree).skin).toBe("frame");
});

test("only boards with a body or glued sides can be bodies", () => {
  expect(hasBody(ofGallery("torus"))).toBe(true);
  expect(hasBody(ofGallery("football"))).toBe(true);
  expect(hasBody(ofGallery("grid-9"))).toBe(false);
  expect(hasBody(ofGallery("honeycomb"))).toBe(false);
  expect(hasBody(ofGallery("plane-torus"))).toBe(false);
});

function shown(id: string, turn: Turn): BodyBoard {
  const drawing = ofGallery(id);
  return new BodyBoard(drawing, bodyMesh(drawing), turn, 0);
}

test("what lies behind is not hit, and is after half a turn", () => {
  // Two points of an octahedron lie on the line of sight, the others on the outline.
  for (const turn of [noTurn(3), inPlane(3, 0, 2, Math.PI)]) {
    const board = shown("octahedron", turn);
    const mesh = bodyMesh(ofGallery("octahedron"));
    const depth = mesh.points.map((_, at) => board.sight.lensAt(at).z);
    const front = depth.indexOf(Math.max(...depth));
    const back = depth.indexOf(Math.min(...depth));
    expect(board.hit({ x: 0, y: 0 }, 0.05)).toEqual([front]);
    expect(board.joins(back, back)).toBe(false);
    expect(mesh.points.filter((_, at) => board.joins(at, at))).toHaveLength(5);
  }
});

test("in a frame the nearer of two stones in one spot is hit", () => {
  const board = shown("cubic-lattice", noTurn(3));
  const [at = -1] = board.hit({ x: 0.2, y: 0.2 }, 0.2);
  const lens = board.sight.lensAt(at);
  const near = board.radii.map((_, i) => {
    const other = board.sight.lensAt(i);
    return Math.hypot(other.x - 0.2, other.y - 0.2) < 0.6 * other.radius ? other.z : -Infinity;
  });
  expect(lens.z).toBeGreaterThanOrEqual(Math.max(...near));
});

test("a stone in front is round, and one at the outline half as thick as wide", () => {
  const board = shown("octahedron", noTurn(3));
  const lenses = [...board.radii.keys()].map((at) => board.sight.lensAt(at));
  for (const { x, y, xx, xy, yy } of lenses) {
    const area = xx * yy - xy * xy;
    expect(area).toBeCloseTo(Math.hypot(x, y) < 0.1 ? 1 : 0.5, 6);
  }
});

test("turns are rotations, and the shortest turn takes one direction to the other", () => {
  const turns = [inPlane(4, 0, 3, 0.4), inPlane(4, 1, 2, -1.1), inPlane(4, 2, 3, 2)];
  const turn = turns.reduce((first, second) => composed(first, second));
  for (const [i, a] of turn.entries())
    for (const [j, b] of turn.entries()) {
      const product = a.reduce((sum, x, k) => sum + x * (b[k] ?? 0), 0);
      expect(product).toBeCloseTo(i === j ? 1 : 0, 12);
    }
  const taken = towards(3, [0.6, 0, 0.8], [0, 0.8, 0.6], 1).map(
    ([x = 0, y = 0, z = 0]) => 0.6 * x + 0 * y + 0.8 * z,
  );
  for (const [i, x] of [0, 0.8, 0.6].entries()) expect(taken[i]).toBeCloseTo(x, 12);
});
