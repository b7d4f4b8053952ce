/** Bodies of glued grids: surfaces with a place for each spot of the rectangle. */
import type { Drawing } from "../../engine/types.ts";
import { type Mesh, meshOf, type Skin } from "./mesh.ts";

/** Ways in which two sides are glued. */
export type Gluing = "open" | "straight" | "twisted";
type Place = readonly [x: number, y: number, z: number];

/** Surface over the unit square; u runs along the rows, v down the columns. */
interface Surface {
  readonly skin: Skin;
  at(u: number, v: number): Place;
}

const TURN = 2 * Math.PI;
/** Corners beyond which a step of the grid is one piece of the mesh. */
const MANY = 3000;

/** Mesh of a grid with glued sides. */
export function gluedMesh(drawing: Drawing): Mesh {
  const [columns, rows] = sizeOf(drawing);
  const parts = columns * rows > MANY / 16 ? (columns * rows > MANY / 4 ? 1 : 2) : 4;
  const [across, down] = [stepsOf(columns, parts), stepsOf(rows, parts)];
  const surface = surfaceOf(drawing, columns, rows);
  const flat: number[] = [];
  const body: number[] = [];
  for (const y of down)
    for (const x of across) {
      flat.push(x, y);
      body.push(...surface.at((x + 0.5) / columns, (y + 0.5) / rows));
    }
  const corner = (i: number, j: number) => j * across.length + i;
  const at = (x: number, y: number) => corner(across.indexOf(x), down.indexOf(y));
  const mesh = {
    skin: surface.skin,
    curved: true,
    axes: 3 as const,
    flat: Float64Array.from(flat),
    body: Float64Array.from(body),
    faces: facesOf(across.length, down.length, corner),
    ...linesOf(drawing, across, down, corner),
    points: Array.from({ length: columns * rows }, (_, point) =>
      at(point % columns, Math.floor(point / columns)),
    ),
  };
  return meshOf(mesh, drawing.edges);
}

export function sizeOf({ xy }: Drawing): [columns: number, rows: number] {
  return [(xy.at(-2) ?? 0) + 1, (xy.at(-1) ?? 0) + 1];
}

/** Coordinates from half a step before the first line to half a step after the last. */
function stepsOf(count: number, parts: number): number[] {
  const steps = Array.from({ length: (count - 1) * parts + 1 }, (_, i) => i / parts);
  const before = Array.from({ length: Math.max(1, parts >> 1) }, (_, i) => i / parts - 0.5);
  return [...before, ...steps, ...before.map((x) => count - 1 - x).reverse()];
}

function facesOf(width: number, height: number, corner: (i: number, j: number) => number) {
  const faces: number[][] = [];
  for (let j = 0; j + 1 < height; j++)
    for (let i = 0; i + 1 < width; i++)
      faces.push([corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]);
  return faces;
}

/** Lines of the grid, over glued sides as well, and the rims of a disk whose rim is glued. */
function linesOf(
  drawing: Drawing,
  across: readonly number[],
  down: readonly number[],
  corner: (i: number, j: number) => number,
): Pick<Mesh, "lines" | "rims"> {
  const [sideways, upright] = gluingsOf(drawing);
  const within = (steps: readonly number[], gluing: Gluing) => {
    const last = steps.findLast(Number.isInteger) ?? 0;
    const shown = (x: number) => gluing !== "open" || (x >= 0 && x <= last);
    return steps.flatMap((x, i) => (shown(x) ? [i] : []));
  };
  const [columns, rows] = [within(across, sideways), within(down, upright)];
  const whole = (steps: readonly number[], i: number) => Number.isInteger(steps[i]);
  const lines = [
    ...down.flatMap((_, j) => (whole(down, j) ? [columns.map((i) => corner(i, j))] : [])),
    ...across.flatMap((_, i) => (whole(across, i) ? [rows.map((j) => corner(i, j))] : [])),
  ];
  if (sideways !== "twisted" || upright !== "twisted") return { lines, rims: [] };
  const [right, bottom] = [across.length - 1, down.length - 1];
  const row = (j: number) => across.map((_, i) => corner(i, j));
  const column = (i: number) => down.map((_, j) => corner(i, j));
  return { lines, rims: [row(0), row(bottom), column(0), column(right)] };
}

/** Gluing of the left side with the right one, and of the top with the bottom: the sides of a pair are
 *  directed so that gluing lays them on each other. */
export function gluingsOf({ seams, seamPairs }: Drawing): [sideways: Gluing, upright: Gluing] {
  const gluing = (pair: 1 | 2): Gluing => {
    const first = seamPairs.indexOf(pair);
    if (first < 0) return "open";
    const along = (seam: number) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = seams.subarray(4 * seam, 4 * seam + 4);
      return Math.sign(pair === 1 ? y2 - y1 : x2 - x1);
    };
    return along(first) === along(first + 1) ? "straight" : "twisted";
  };
  return [gluing(1), gluing(2)];
}

function surfaceOf(drawing: Drawing, columns: number, rows: number): Surface {
  const [sideways, upright] = gluingsOf(drawing);
  if (sideways === "twisted")
    return upright === "twisted" ? DOME : upright === "straight" ? BOTTLE : mobius(columns, rows);
  return upright === "straight" ? torus(columns, rows) : cylinder(columns, rows);
}

/** The longer way of the grid runs round the hole. */
function torus(columns: number, rows: number): Surface {
  const tube = Math.min(0.62, Math.max(0.34, rows / columns / 1.6));
  return {
    skin: "closed",
    at(u, v) {
      const far = 1 + tube * Math.cos(TURN * v);
      return [far * Math.cos(TURN * u), -tube * Math.sin(TURN * v), far * Math.sin(TURN * u)];
    },
  };
}

function cylinder(columns: number, rows: number): Surface {
  const height = Math.min(3, Math.max(0.8, (TURN * rows) / columns));
  return {
    skin: "sheet",
    at: (u, v) => [Math.cos(TURN * u), height * (v - 0.5), Math.sin(TURN * u)],
  };
}

/** A band that is turned over by half a turn on its way round. */
function mobius(columns: number, rows: number): Surface {
  const width = Math.min(1.1, Math.max(0.5, (TURN * rows) / columns / 4));
  return {
    skin: "sheet",
    at(u, v) {
      const [around, half] = [TURN * u, (TURN * u) / 2];
      const off = width * (v - 0.5);
      const far = 1 + off * Math.cos(half);
      return [far * Math.cos(around), off * Math.sin(half), far * Math.sin(around)];
    },
  };
}

/** The Klein bottle as it is usually immersed: a tube that passes through its own side. */
const BOTTLE: Surface = {
  skin: "sheet",
  at(u, v) {
    const [along, round] = [TURN * u, TURN * v + TURN / 4];
    const radius = 4 * (1 - Math.cos(along) / 2);
    const neck = 6 * Math.cos(along) * (1 + Math.sin(along));
    const rise = 16 * Math.sin(along);
    const z = radius * Math.sin(round);
    if (along >= TURN / 2) return [neck + radius * Math.cos(round + TURN / 2), -rise, z];
    const out = radius * Math.cos(round);
    return [neck + out * Math.cos(along), -rise - out * Math.sin(along), z];
  },
};

/** The projective plane as a dome: each place of its rim is one with the opposite place. */
const DOME: Surface = {
  skin: "sheet",
  at(u, v) {
    const [x, y] = [2 * u - 1, 2 * v - 1];
    const [a, b] = [x * Math.sqrt(1 - (y * y) / 2), y * Math.sqrt(1 - (x * x) / 2)];
    return [a, b, 0.75 * Math.sqrt(Math.max(0, 1 - a * a - b * b))];
  },
};
