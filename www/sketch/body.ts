/** Bodies of drawings: the places of points in space, which are kept with the points. */
import { has } from "../engine/features.ts";
import type { BodyPlaces } from "../engine/types.ts";
import type { PointItem, Sketch } from "./sketch.ts";

/** Fewest points that enclose something. */
const FEWEST = 4;
/** Share of the way from the front to the back of the sphere that the outermost point goes. */
const ROUND = 0.85;

/** The body of the points; null if one has no place, or another number of coordinates. */
export function bodyOf(points: readonly PointItem[]): BodyPlaces | null {
  if (!haveBody(points)) return null;
  const places = points.map(({ body: [x = 0, y = 0, z = 0] = [] }) => [x, y, z] as const);
  if (points[0]?.body?.length !== 4) return places;
  return places.map((place, i) => [...place, points[i]?.body?.[3] ?? 0] as const);
}

export function hasBody({ points }: Sketch): boolean {
  return haveBody(points.values());
}

/** True if all points have places with as many coordinates; the first without any is the last that is looked at. */
function haveBody(points: Iterable<PointItem>): boolean {
  let axes: number | undefined;
  for (const { body } of points) {
    axes ??= body?.length;
    if (body === undefined || body.length !== axes) return false;
  }
  return axes !== undefined;
}

export function canLift(sketch: Sketch): boolean {
  return has(sketch, "links") && sketch.points.size >= FEWEST && !hasBody(sketch);
}

/** The sketch with its points on a sphere: the middle of the drawing in front, and the rest as far round as it
 *  lies from there, so that the outline of a planar drawing goes round a face at the back. */
export function lifted(sketch: Sketch): Sketch {
  const all = [...sketch.points.values()];
  const middle = (axis: "x" | "y") => {
    const list = all.map((point) => point[axis]);
    return (Math.min(...list) + Math.max(...list)) / 2;
  };
  const [x, y] = [middle("x"), middle("y")];
  const far = Math.max(...all.map((point) => Math.hypot(point.x - x, point.y - y))) || 1;
  const radius = far / Math.PI;
  const round = (length: number) => Math.round(length * 256) / 256;
  return withBodies(sketch, (point) => {
    const [dx, dy] = [point.x - x, point.y - y];
    const away = Math.hypot(dx, dy);
    const angle = (ROUND * Math.PI * away) / far;
    const out = away > 0 ? (radius * Math.sin(angle)) / away : 0;
    return [dx * out, dy * out, radius * Math.cos(angle)].map(round);
  });
}

/** The sketch without its body. */
export function flattened(sketch: Sketch): Sketch {
  return withBodies(sketch, () => undefined);
}

function withBodies(
  sketch: Sketch,
  bodyAt: (point: PointItem) => readonly number[] | undefined,
): Sketch {
  const points = [...sketch.points].map(([id, point]) => {
    const { body: _, ...flat } = point;
    const body = bodyAt(point);
    return [id, body === undefined ? flat : { ...flat, body }] as const;
  });
  return { ...sketch, points: new Map(points) };
}
