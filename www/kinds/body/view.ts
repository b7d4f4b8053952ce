/** A body as it is seen: its corners turned and projected, what is hidden behind it, and the light on its
 *  faces. Straight down the z axis, x to the right, y down. */
import type { Mesh } from "./mesh.ts";
import type { Turn } from "./turn.ts";

/** Cells of the depth buffer along a side. */
const CELLS = 180;
/** Half the side of the square that it covers. */
const REACH = 1.2;
/** Depth by which something has to be nearer to hide a spot: more than a face that is seen from aside is
 *  deep within a cell. */
const BIAS = { closed: 0.16, sheet: 0.09, frame: 0 } as const;
/** Distance of the eye from a frame, and in the fourth dimension, in radii. */
const EYE = { frame: 4.5, fourth: 2.6 } as const;

export interface BodyView {
  /** x, y, z of each corner. */
  readonly xyz: Float64Array;
  /** x, y, z of each face's direction; for a closed body outward. */
  readonly normals: Float64Array;
  /** Enlargement of each corner by its nearness. */
  readonly scales: Float64Array;
  /** True if something nearer hides a spot. */
  isBehind(x: number, y: number, z: number): boolean;
}

/** View of a mesh after a turn; `unrolled` is 0 on the body and 1 in the flat drawing. */
export function viewOf(mesh: Mesh, turn: Turn, unrolled: number): BodyView {
  const { xyz, scales } = projected(mesh, turn, unrolled);
  const normals = normalsOf(mesh, xyz);
  const depth = mesh.skin === "frame" ? null : depthOf(mesh, xyz);
  return {
    xyz,
    normals,
    scales,
    isBehind: (x, y, z) =>
      depth !== null && (depth[cellOf(x, y)] ?? -Infinity) > z + BIAS[mesh.skin],
  };
}

function projected(
  { axes, body, flat, skin }: Mesh,
  turn: Turn,
  unrolled: number,
): Pick<BodyView, "xyz" | "scales"> {
  const count = body.length / axes;
  const [xyz, scales] = [new Float64Array(3 * count), new Float64Array(count)];
  const place = new Float64Array(4);
  for (let i = 0; i < count; i++) {
    for (let row = 0; row < axes; row++) {
      const line = turn[row];
      let sum = 0;
      for (let k = 0; k < axes; k++) sum += (line?.[k] ?? 0) * (body[axes * i + k] ?? 0);
      place[row] = sum;
    }
    const far = axes === 4 ? EYE.fourth / (EYE.fourth - (place[3] ?? 0)) : 1;
    const z = far * (place[2] ?? 0);
    const near = far * (skin === "frame" ? EYE.frame / (EYE.frame - z) : 1);
    const left = 1 - unrolled;
    xyz[3 * i] = left * near * (place[0] ?? 0) + unrolled * (flat[2 * i] ?? 0);
    xyz[3 * i + 1] = left * near * (place[1] ?? 0) + unrolled * (flat[2 * i + 1] ?? 0);
    xyz[3 * i + 2] = left * z;
    scales[i] = left * near + unrolled;
  }
  return { xyz, scales };
}

/** Directions of faces by the sum of the areas over each side (Newell), outward where the body is closed. */
export function normalsOf(
  { faces, skin }: Pick<Mesh, "faces" | "skin">,
  xyz: Float64Array,
): Float64Array {
  const normals = new Float64Array(3 * faces.length);
  let volume = 0;
  faces.forEach((face, i) => {
    let [nx, ny, nz] = [0, 0, 0];
    for (let k = 0; k < face.length; k++) {
      const [a, b] = [3 * (face[k] ?? 0), 3 * (face[(k + 1) % face.length] ?? 0)];
      const [ax, ay, az] = [xyz[a] ?? 0, xyz[a + 1] ?? 0, xyz[a + 2] ?? 0];
      const [bx, by, bz] = [xyz[b] ?? 0, xyz[b + 1] ?? 0, xyz[b + 2] ?? 0];
      nx += (ay - by) * (az + bz);
      ny += (az - bz) * (ax + bx);
      nz += (ax - bx) * (ay + by);
    }
    const first = 3 * (face[0] ?? 0);
    volume += nx * (xyz[first] ?? 0) + ny * (xyz[first + 1] ?? 0) + nz * (xyz[first + 2] ?? 0);
    const length = Math.hypot(nx, ny, nz) || 1;
    normals.set([nx / length, ny / length, nz / length], 3 * i);
  });
  return skin === "closed" && volume < 0 ? normals.map((x) => -x) : normals;
}

function cellOf(x: number, y: number): number {
  const cell = (at: number) =>
    Math.min(CELLS - 1, Math.max(0, Math.floor(((at + REACH) / (2 * REACH)) * CELLS)));
  return cell(y) * CELLS + cell(x);
}

/** Nearest z in each cell. */
function depthOf({ faces }: Mesh, xyz: Float64Array): Float64Array {
  const depth = new Float64Array(CELLS * CELLS).fill(-Infinity);
  for (const face of faces)
    for (let k = 1; k + 1 < face.length; k++)
      fillTriangle(depth, xyz, face[0] ?? 0, face[k] ?? 0, face[k + 1] ?? 0);
  return depth;
}

function fillTriangle(
  depth: Float64Array,
  xyz: Float64Array,
  p: number,
  q: number,
  r: number,
): void {
  const scale = CELLS / (2 * REACH);
  const x = (i: number) => ((xyz[3 * i] ?? 0) + REACH) * scale - 0.5;
  const y = (i: number) => ((xyz[3 * i + 1] ?? 0) + REACH) * scale - 0.5;
  const [ax, ay, bx, by, cx, cy] = [x(p), y(p), x(q), y(q), x(r), y(r)];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-9) return;
  const [az, bz, cz] = [xyz[3 * p + 2] ?? 0, xyz[3 * q + 2] ?? 0, xyz[3 * r + 2] ?? 0];
  const [top, bottom] = [Math.ceil(Math.min(ay, by, cy)), Math.floor(Math.max(ay, by, cy))];
  const [left, right] = [Math.ceil(Math.min(ax, bx, cx)), Math.floor(Math.max(ax, bx, cx))];
  for (let j = Math.max(top, 0); j <= Math.min(bottom, CELLS - 1); j++)
    for (let i = Math.max(left, 0); i <= Math.min(right, CELLS - 1); i++) {
      const v = ((i - ax) * (cy - ay) - (j - ay) * (cx - ax)) / area;
      const w = ((bx - ax) * (j - ay) - (by - ay) * (i - ax)) / area;
      if (v < 0 || w < 0 || v + w > 1) continue;
      const z = az + v * (bz - az) + w * (cz - az);
      const cell = j * CELLS + i;
      if (z > (depth[cell] ?? 0)) depth[cell] = z;
    }
}
