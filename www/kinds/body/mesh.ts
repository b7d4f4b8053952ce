/** Mesh of a body: corners with a place in the flat drawing and one on the body, faces and lines between
 *  them. Both are scaled to the unit ball, so that one unrolls into the other. */

/** Ways in which a body hides what lies behind it. */
export type Skin =
  /** Faces enclose it: those turned away are hidden. */
  | "closed"
  /** Faces are a sheet that is seen from both sides. */
  | "sheet"
  /** Nothing but lines: all of it is seen. */
  | "frame";

export interface Mesh {
  readonly skin: Skin;
  /** True if the faces stand for a curved surface. */
  readonly curved: boolean;
  /** Coordinates of a corner on the body. */
  readonly axes: 3 | 4;
  /** x, y of each corner in the flat drawing. */
  readonly flat: Float64Array;
  /** Coordinates of each corner on the body. */
  readonly body: Float64Array;
  /** Corners of each face, in order. */
  readonly faces: readonly (readonly number[])[];
  /** Corners of each line, from end to end. */
  readonly lines: readonly (readonly number[])[];
  /** Lines that mark glued rims. */
  readonly rims: readonly (readonly number[])[];
  /** Corner of each placement. */
  readonly points: readonly number[];
  /** Radius of each placement's stone on the body. */
  readonly radii: Float64Array;
  /** Room round each placement in which it is meant. */
  readonly rooms: Float64Array;
}

type Parts = Omit<Mesh, "radii" | "rooms">;

/** Radius of a stone over the distance to its nearest neighbour, and the largest radius. In a frame stones
 *  stand before one another. */
const SHARE = { closed: 0.43, sheet: 0.43, frame: 0.3 } as const;
const LARGEST = 0.15;
/** Such a share for the room in which a placement is meant. */
const ROOM = 0.48;

/** Mesh with both pictures in the unit ball, and stones as large as their neighbours leave room. */
export function meshOf(parts: Parts, neighbours: Uint32Array): Mesh {
  const flat = inUnitBall(parts.flat, 2);
  const body = inUnitBall(parts.body, parts.axes);
  const near = nearest({ ...parts, body }, neighbours);
  const radii = near.map((distance) => Math.min(SHARE[parts.skin] * distance, LARGEST));
  // In a frame most of what lies round a point is the room of others.
  const rooms = parts.skin === "frame" ? radii : near.map((distance) => ROOM * distance);
  return { ...parts, flat, body, radii, rooms };
}

function inUnitBall(list: Float64Array, axes: number): Float64Array {
  const middle = Array.from({ length: axes }, (_, axis) => {
    let [least, most] = [Infinity, -Infinity];
    for (let i = axis; i < list.length; i += axes) {
      least = Math.min(least, list[i] ?? 0);
      most = Math.max(most, list[i] ?? 0);
    }
    return (least + most) / 2;
  });
  const moved = list.map((x, i) => x - (middle[i % axes] ?? 0));
  let far = 0;
  for (let i = 0; i < moved.length; i += axes)
    far = Math.max(far, Math.hypot(...moved.subarray(i, i + axes)));
  return far > 0 ? moved.map((x) => x / far) : moved;
}

/** Distance of each placement to its nearest neighbour; the width of the body where it has none. */
function nearest({ body, axes, points }: Parts, neighbours: Uint32Array): Float64Array {
  const near = new Float64Array(points.length).fill(2);
  const at = (point: number, axis: number) => body[axes * (points[point] ?? 0) + axis] ?? 0;
  for (let i = 0; i + 1 < neighbours.length; i += 2) {
    const [a, b] = [neighbours[i] ?? 0, neighbours[i + 1] ?? 0];
    let square = 0;
    for (let axis = 0; axis < axes; axis++) square += (at(a, axis) - at(b, axis)) ** 2;
    const distance = Math.sqrt(square);
    near[a] = Math.min(near[a] ?? distance, distance);
    near[b] = Math.min(near[b] ?? distance, distance);
  }
  return near;
}
