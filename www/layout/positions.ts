/** Helpers of the layouts: centres, free points, and places beside pinned ones. */
import type { LayoutRequest, Places } from "./types.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export function spotOf(xy: Float64Array, point: number): Spot {
  return { x: xy[2 * point]!, y: xy[2 * point + 1]! };
}

export function setSpot(xy: Float64Array, point: number, { x, y }: Spot): void {
  xy[2 * point] = x;
  xy[2 * point + 1] = y;
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The mean of some points; the origin if there are none. */
export function middleOf(xy: Float64Array, points: readonly number[]): Spot {
  const count = Math.max(points.length, 1);
  let [x, y] = [0, 0];
  for (const point of points) {
    x += xy[2 * point]! / count;
    y += xy[2 * point + 1]! / count;
  }
  return { x, y };
}

export function pointsOf({ xy }: LayoutRequest): number[] {
  return Array.from({ length: xy.length / 2 }, (_, point) => point);
}

/** Movable points and pinned points. */
export function partition(request: LayoutRequest): { free: number[]; pinned: number[] } {
  const points = pointsOf(request);
  return {
    free: points.filter((point) => request.pinned[point] !== 1),
    pinned: points.filter((point) => request.pinned[point] === 1),
  };
}

/** Neighbours over all links, regardless of direction; loops are ignored. */
export function neighboursOf({ xy, links }: LayoutRequest): number[][] {
  const neighbours: number[][] = Array.from({ length: xy.length / 2 }, () => []);
  for (let at = 0; at < links.length; at += 2) {
    const [from, to] = [links[at]!, links[at + 1]!];
    if (from === to) continue;
    neighbours[from]!.push(to);
    neighbours[to]!.push(from);
  }
  return neighbours;
}

/** All points breadth first, by component; each component begins with its first point in `roots`. */
export function breadthFirst(request: LayoutRequest, roots: readonly number[]): number[] {
  const neighbours = neighboursOf(request);
  const seen = new Uint8Array(neighbours.length);
  const order: number[] = [];
  const visit = (point: number) => {
    if (seen[point] === 1) return;
    seen[point] = 1;
    order.push(point);
  };
  let next = 0;
  for (const root of roots) {
    visit(root);
    for (; next < order.length; next++) neighbours[order[next]!]!.forEach(visit);
  }
  return order;
}

/** Less than half of `spacing`, so that a pinned point blocks at most one of several places. */
const BLOCKED = 0.499;

/** Test for places that are too close to a pinned point. Cost: O(pinned). */
export function blockedBy(
  request: LayoutRequest,
  pinned: readonly number[],
): (at: Spot) => boolean {
  const { xy, spacing } = request;
  const near = BLOCKED * spacing;
  return ({ x, y }) =>
    pinned.some((point) => Math.hypot(xy[2 * point]! - x, xy[2 * point + 1]! - y) < near);
}

/** The layout with its pinned points restored. */
export function withPinned(request: LayoutRequest, places: Places): Places {
  for (const point of partition(request).pinned) setSpot(places, point, spotOf(request.xy, point));
  return places;
}
