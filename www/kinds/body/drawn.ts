/** Bodies of graphs, by the places of their points: solids whose faces are found by going round them, and
 *  frames, which have none. */
import type { Drawing } from "../../engine/types.ts";
import { type Mesh, meshOf } from "./mesh.ts";

type Faces = readonly (readonly number[])[];

/** Mesh of a graph whose points have places on a body. */
export function drawnMesh(drawing: Drawing): Mesh {
  const { xy, body, edges, arcs } = drawing;
  const count = xy.length / 2;
  const axes = body.length === 4 * count ? 4 : 3;
  const links = Uint32Array.from([...edges, ...arcs]);
  const faces = axes === 3 ? facesOf(body, links, count) : null;
  const lines = Array.from({ length: links.length / 2 }, (_, i) => [
    links[2 * i] ?? 0,
    links[2 * i + 1] ?? 0,
  ]);
  const mesh = {
    skin: faces === null ? ("frame" as const) : ("closed" as const),
    curved: false,
    axes: axes as 3 | 4,
    flat: xy,
    body,
    faces: faces ?? [],
    lines,
    rims: [],
    points: Array.from({ length: count }, (_, point) => point),
  };
  return meshOf(mesh, links);
}

/** Faces of a body that encloses its middle and is seen whole from there; null if it is none. At each point
 *  the links are put in order round the direction from the middle; a face goes on by the next link. */
export function facesOf(body: Float64Array, links: Uint32Array, count: number): Faces | null {
  const around = inOrder(body, links, count);
  if (around.some((row) => row.length < 3)) return null;
  const done = new Set<number>();
  const faces: number[][] = [];
  for (let from = 0; from < count; from++)
    for (const to of around[from] ?? []) {
      const face = walk(around, from, to, count, done);
      if (face.length === 0) continue;
      if (new Set(face).size < Math.max(3, face.length)) return null;
      faces.push(face);
    }
  // Euler's formula: on any other surface there are fewer faces.
  return count - links.length / 2 + faces.length === 2 ? faces : null;
}

/** Corners of the face to one side of a link, unless it is done. */
function walk(
  around: readonly (readonly number[])[],
  from: number,
  to: number,
  count: number,
  done: Set<number>,
): number[] {
  const face: number[] = [];
  let [a, b] = [from, to];
  while (!done.has(a * count + b)) {
    done.add(a * count + b);
    face.push(a);
    const row = around[b] ?? [];
    const next = row[(row.indexOf(a) + 1) % row.length] ?? a;
    [a, b] = [b, next];
  }
  return face;
}

function inOrder(body: Float64Array, links: Uint32Array, count: number): number[][] {
  const rows = Array.from({ length: count }, (): number[] => []);
  for (let i = 0; i + 1 < links.length; i += 2) {
    const [a, b] = [links[i] ?? 0, links[i + 1] ?? 0];
    rows[a]?.push(b);
    rows[b]?.push(a);
  }
  const place = (point: number) => body.subarray(3 * point, 3 * point + 3);
  const middle = [0, 1, 2].map(
    (axis) => rows.reduce((sum, _, point) => sum + (place(point)[axis] ?? 0), 0) / count,
  );
  return rows.map((row, point) => {
    const away = [0, 1, 2].map((axis) => (place(point)[axis] ?? 0) - (middle[axis] ?? 0));
    const angle = angleAround(away, place(point));
    const angles = new Map(row.map((to) => [to, angle(place(to))]));
    return [...row].sort((a, b) => (angles.get(a) ?? 0) - (angles.get(b) ?? 0));
  });
}

/** Angle of a place round an axis through another one. */
function angleAround(axis: readonly number[], from: Float64Array): (to: Float64Array) => number {
  const [x = 0, y = 0, z = 0] = axis;
  const least = Math.min(Math.abs(x), Math.abs(y), Math.abs(z));
  const aside = Math.abs(x) === least ? [1, 0, 0] : Math.abs(y) === least ? [0, 1, 0] : [0, 0, 1];
  const u = cross(axis, aside);
  const v = cross(axis, u);
  const length = Math.hypot(x, y, z) || 1;
  return (to) => {
    const way = [0, 1, 2].map((i) => (to[i] ?? 0) - (from[i] ?? 0));
    return Math.atan2(dot(way, v) / length, dot(way, u));
  };
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
}

function cross(a: readonly number[], b: readonly number[]): number[] {
  const at = (list: readonly number[], i: number) => list[i % 3] ?? 0;
  return [0, 1, 2].map((i) => at(a, i + 1) * at(b, i + 2) - at(a, i + 2) * at(b, i + 1));
}
