/** Free spot beside a point, for a neighbour linked to it: the direction that is furthest from its links. */
import type { Pair } from "../engine/types.ts";
import type { ItemId, PointItem, Sketch } from "./sketch.ts";

/** Steps of the grid: the four along its lines first, of which the first is preferred. */
const DIRECTIONS: readonly Pair[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/** Spot one pitch away; null where points stand all around. */
export function neighbourSpot(sketch: Sketch, id: ItemId, pitch: number): Pair | null {
  const point = sketch.points.get(id);
  if (point === undefined) return null;
  const linked = linkedSpots(sketch, id);
  const isFree = ([x, y]: Pair) =>
    ![...sketch.points.values()].some((other) => Math.hypot(other.x - x, other.y - y) < pitch / 2);
  let best: Pair | null = null;
  let most = -1;
  for (const [dx, dy] of DIRECTIONS) {
    const spot: Pair = [point.x + dx * pitch, point.y + dy * pitch];
    const gap = Math.min(Math.PI, ...linked.map((other) => angleBetween(point, spot, other)));
    if (gap > most + 1e-9 && isFree(spot)) [best, most] = [spot, gap];
  }
  return best;
}

function linkedSpots({ links, points }: Sketch, id: ItemId): PointItem[] {
  return [...links.values()].flatMap(({ from, to }) => {
    const other = from === id ? to : to === id ? from : null;
    const spot = other === null ? undefined : points.get(other);
    return spot === undefined ? [] : [spot];
  });
}

function angleBetween({ x, y }: PointItem, [ax, ay]: Pair, b: PointItem): number {
  const turn = Math.atan2(ay - y, ax - x) - Math.atan2(b.y - y, b.x - x);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}
