/** Feedback arc set: an order of the points of a digraph in which few arcs point back, and none if
 *  it is acyclic. Takes the next point without arcs from remaining points, or else one with the
 *  greatest surplus of outgoing arcs (after Eades, Lin and Smyth, A fast and effective heuristic
 *  for the feedback arc set problem, 1993). Edges are ignored, except that ties are resolved
 *  breadth first. */
import { breadthFirst, pointsOf } from "./positions.ts";
import type { LayoutRequest } from "./types.ts";

/** Rank of each point in the order. Cost: O(points² + links). */
export function downwardOrder(request: LayoutRequest): Uint32Array {
  const { from, into } = arcsOf(request);
  const incoming = into.map((points) => points.length);
  const outgoing = from.map((points) => points.length);
  const remaining = breadthFirst(request, readingOrder(request));
  const order = new Uint32Array(remaining.length);
  for (let turn = 0; remaining.length > 0; turn++) {
    const [point] = remaining.splice(nextPoint(remaining, incoming, outgoing), 1);
    order[point!] = turn;
    for (const to of from[point!]!) incoming[to]!--;
    for (const back of into[point!]!) outgoing[back]!--;
  }
  return order;
}

/** The first point without predecessors, else the first with the greatest surplus. */
function nextPoint(remaining: readonly number[], incoming: number[], outgoing: number[]): number {
  let best = 0;
  for (const [index, point] of remaining.entries()) {
    if (incoming[point] === 0) return index;
    const chosen = remaining[best]!;
    if (outgoing[point]! - incoming[point]! > outgoing[chosen]! - incoming[chosen]!) best = index;
  }
  return best;
}

function arcsOf({ xy, links, oneWay }: LayoutRequest): { from: number[][]; into: number[][] } {
  const from: number[][] = Array.from({ length: xy.length / 2 }, () => []);
  const into: number[][] = from.map(() => []);
  oneWay.forEach((arc, link) => {
    const [a, b] = [links[2 * link]!, links[2 * link + 1]!];
    if (arc !== 1 || a === b) return;
    from[a]!.push(b);
    into[b]!.push(a);
  });
  return { from, into };
}

/** From top to bottom, then from left to right. */
function readingOrder(request: LayoutRequest): number[] {
  const { xy } = request;
  return pointsOf(request).sort(
    (a, b) => xy[2 * a + 1]! - xy[2 * b + 1]! || xy[2 * a]! - xy[2 * b]! || a - b,
  );
}
