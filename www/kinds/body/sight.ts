/** Sight of a body: which placements and pieces of lines are seen, and how stones lie. */
import type { Mesh } from "./mesh.ts";
import { type BodyView, normalsOf } from "./view.ts";

/** Least slope towards the reader at which a face is seen. */
const EDGE_ON = 0.015;
/** Least cosine between faces that meet without an edge. */
const ROUND = 0.8;
/** Height of a stone's middle over the body, in radii. */
const RAISED = 0.3;
/** Thickness of a stone over its width. */
const THICK = 0.5;

/** A stone's ellipse: its middle, its radius, and the matrix that makes it of a circle. */
export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

export type Direction = readonly [x: number, y: number, z: number];

/** Faces at each corner, and at each side of a face. */
interface Beside {
  readonly corners: ReadonlyMap<number, readonly number[]>;
  readonly sides: ReadonlyMap<number, readonly number[]>;
  /** Faces round the place of each corner, over glued sides as well, where the body is round; null where its
   *  faces meet at edges. */
  readonly round: readonly (readonly number[])[] | null;
}

const known = new WeakMap<Mesh, Beside>();

export class Sight {
  readonly mesh: Mesh;
  readonly view: BodyView;
  readonly #unrolled: number;
  readonly #beside: Beside;

  constructor(mesh: Mesh, view: BodyView, unrolled: number) {
    this.mesh = mesh;
    this.view = view;
    this.#unrolled = unrolled;
    this.#beside = known.get(mesh) ?? besideOf(mesh);
    known.set(mesh, this.#beside);
  }

  /** True if a face is turned to the reader; both sides of a sheet are faces. */
  faces(face: number): boolean {
    return this.mesh.skin !== "closed" || (this.view.normals[3 * face + 2] ?? 0) > EDGE_ON;
  }

  /** Directions of the body at the corners of a face, on the face's side; null where faces meet at edges. */
  directionsAt(face: number): readonly Direction[] | null {
    const { round } = this.#beside;
    if (round === null) return null;
    const { normals } = this.view;
    const corners = this.mesh.faces[face] ?? [];
    return corners.map((corner) => {
      const sum: [number, number, number] = [0, 0, 0];
      for (const other of round[corner] ?? []) {
        let cosine = 0;
        for (let axis = 0; axis < 3; axis++)
          cosine += (normals[3 * face + axis] ?? 0) * (normals[3 * other + axis] ?? 0);
        // Over a twisted side faces are directed the other way.
        const side = cosine < 0 ? -1 : 1;
        for (const axis of [0, 1, 2] as const) sum[axis] += side * (normals[3 * other + axis] ?? 0);
      }
      const length = Math.hypot(...sum) || 1;
      return [sum[0] / length, sum[1] / length, sum[2] / length];
    });
  }

  seesPoint(point: number): boolean {
    return this.#seesCorner(this.mesh.points[point] ?? 0);
  }

  /** True if the piece of a line between two corners is seen. */
  seesPiece(a: number, b: number): boolean {
    if (this.mesh.skin === "frame") return true;
    const beside = this.#beside.sides.get(sideKey(a, b)) ?? [];
    if (beside.length > 0 && !beside.some((face) => this.faces(face))) return false;
    const { xyz, isBehind } = this.view;
    const middle = (axis: number) => ((xyz[3 * a + axis] ?? 0) + (xyz[3 * b + axis] ?? 0)) / 2;
    return !isBehind(middle(0), middle(1), middle(2));
  }

  #seesCorner(corner: number): boolean {
    if (this.mesh.skin === "frame") return true;
    const beside = this.#beside.corners.get(corner) ?? [];
    if (!beside.some((face) => this.faces(face))) return false;
    const { xyz, isBehind } = this.view;
    const at = 3 * corner;
    return !isBehind(xyz[at] ?? 0, xyz[at + 1] ?? 0, xyz[at + 2] ?? 0);
  }

  /** Direction of the body at a placement; of a sheet, on the side of the reader. */
  normalAt(point: number): readonly [number, number, number] {
    let [x, y, z] = [0, 0, 0];
    for (const face of this.#beside.corners.get(this.mesh.points[point] ?? 0) ?? []) {
      x += this.view.normals[3 * face] ?? 0;
      y += this.view.normals[3 * face + 1] ?? 0;
      z += this.view.normals[3 * face + 2] ?? 0;
    }
    if (this.mesh.skin === "sheet" && z < 0) [x, y, z] = [-x, -y, -z];
    const left = (1 - this.#unrolled) / (Math.hypot(x, y, z) || 1);
    [x, y, z] = [left * x, left * y, left * z + this.#unrolled];
    const length = Math.hypot(x, y, z);
    return length > 0 ? [x / length, y / length, z / length] : [0, 0, 1];
  }

  lensAt(point: number): Lens {
    const corner = this.mesh.points[point] ?? 0;
    const { xyz, scales } = this.view;
    const [x = 0, y = 0, z = 0] = xyz.subarray(3 * corner, 3 * corner + 3);
    const radius = (this.mesh.radii[point] ?? 0) * (scales[corner] ?? 1);
    if (this.mesh.skin === "frame") return { x, y, z, radius, xx: 1, xy: 0, yy: 1 };
    const [nx, ny, nz] = this.normalAt(point);
    const aside = Math.hypot(nx, ny);
    const [u, v] = aside > 0 ? [nx / aside, ny / aside] : [0, 0];
    const flatter = 1 - Math.hypot(nz, THICK * aside);
    return {
      x: x + RAISED * radius * nx,
      y: y + RAISED * radius * ny,
      z,
      radius,
      xx: 1 - flatter * u * u,
      xy: -flatter * u * v,
      yy: 1 - flatter * v * v,
    };
  }
}

function besideOf(mesh: Mesh): Beside {
  const [corners, sides] = [new Map<number, number[]>(), new Map<number, number[]>()];
  const note = (map: Map<number, number[]>, key: number, face: number) => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [face]);
    else list.push(face);
  };
  mesh.faces.forEach((face, i) => {
    face.forEach((corner, k) => {
      note(corners, corner, i);
      note(sides, sideKey(corner, face[(k + 1) % face.length] ?? corner), i);
    });
  });
  return { corners, sides, round: roundOf(mesh, corners, sides) };
}

/** Faces whose light passes into one another. */
function roundOf(mesh: Mesh, corners: Beside["corners"], sides: Beside["sides"]): Beside["round"] {
  if (mesh.axes !== 3) return null;
  const normals = normalsOf(mesh, mesh.body);
  const bend = (a: number, b: number) =>
    [0, 1, 2].reduce(
      (sum, axis) => sum + (normals[3 * a + axis] ?? 0) * (normals[3 * b + axis] ?? 0),
      0,
    );
  const meetsAtEdge = ([a = 0, b = a]: readonly number[]) => bend(a, b) < ROUND;
  if (!mesh.curved && [...sides.values()].some(meetsAtEdge)) return null;
  const places = new Map<string, number[]>();
  const key = (corner: number) =>
    Array.from(mesh.body.subarray(3 * corner, 3 * corner + 3), (x) => x.toFixed(5)).join();
  for (const [corner, faces] of corners)
    places.set(key(corner), [...(places.get(key(corner)) ?? []), ...faces]);
  return Array.from({ length: mesh.body.length / 3 }, (_, corner) => places.get(key(corner)) ?? []);
}

/** No mesh has so many corners that two sides share a number. */
function sideKey(a: number, b: number): number {
  return Math.min(a, b) * 2 ** 24 + Math.max(a, b);
}
