/** Layered layout with arcs downwards (dagre: network simplex, crossing reduction by sweeps,
 *  coordinates after Brandes and Köpf). Few arcs of cycles point up. Edges need no layer of their
 *  own. Dagre recurses as deep as there are layers and makes a point for every layer that a link
 *  crosses, hence the limits. */
import { Graph, layout } from "@dagrejs/dagre";
import { downwardOrder } from "./feedback-arc-set.ts";
import {
  distance,
  middleOf,
  partition,
  pointsOf,
  type Spot,
  setSpot,
  spotOf,
  withPinned,
} from "./positions.ts";
import type { LayoutRequest, Places } from "./types.ts";

const MAX_POINTS = 2_000;
export const MAX_LAYERS = 500;
/** Points, plus layers crossed by links: about 6 seconds of work. */
const MAX_PIECES = 10_000;
/** Up to this size, layers minimise the total link length. */
const SHORTEST_PIECES = 400;

/** Error for a board that is too large for layers. */
export class TooLarge extends Error {
  override readonly name = "TooLarge";
}

/** Neighbours and layers are `spacing` apart; a point that would coincide with a pinned one moves
 *  aside. The centre stays, or that of the pinned points if there are any. Throws `TooLarge`. */
export function layered(request: LayoutRequest): Places {
  if (request.xy.length / 2 > MAX_POINTS)
    throw new TooLarge(`Layers can be made of up to ${MAX_POINTS} points.`);
  const down = downwardLinks(request);
  const pieces = checkedPieces(request, down);
  const graph = graphOf(request, down, pieces);
  layout(graph);
  return avoidPinned(request, withPinned(request, placesOfGraph(request, graph)));
}

type Link = readonly [from: number, to: number];

/** All links directed from the earlier to the later end, without cycles, and sorted by their ends. */
function downwardLinks(request: LayoutRequest): Link[] {
  const order = downwardOrder(request);
  const links: Link[] = [];
  for (let at = 0; at < request.links.length; at += 2) {
    const [a, b] = [request.links[at]!, request.links[at + 1]!];
    if (a !== b) links.push(order[a]! < order[b]! ? [a, b] : [b, a]);
  }
  return links.sort(([a, p], [b, q]) => order[a]! - order[b]! || order[p]! - order[q]!);
}

/** Number of pieces if every point is as low as its outgoing links allow. Throws `TooLarge`. */
function checkedPieces({ xy }: LayoutRequest, down: readonly Link[]): number {
  const above = new Uint32Array(xy.length / 2);
  for (const [from, to] of down.toReversed()) above[from] = Math.max(above[from]!, above[to]! + 1);
  const depth = above.reduce((most, height) => Math.max(most, height), 0) + 1;
  if (depth > MAX_LAYERS)
    throw new TooLarge(`There would be ${depth} layers; up to ${MAX_LAYERS} can be made.`);
  const pieces = down.reduce((sum, [from, to]) => sum + above[from]! - above[to]!, above.length);
  if (pieces > MAX_PIECES)
    throw new TooLarge("Too many links would cross too many layers: layers cannot be made of it.");
  return pieces;
}

/** In dagre's units, layers are 1 apart. */
function graphOf(request: LayoutRequest, down: readonly Link[], pieces: number): Graph {
  const graph = new Graph({ multigraph: true });
  const ranker = pieces <= SHORTEST_PIECES ? "network-simplex" : "longest-path";
  graph.setGraph({ ranksep: 1, nodesep: 1, edgesep: 0.5, ranker });
  for (const point of pointsOf(request)) graph.setNode(`${point}`, { width: 0, height: 0 });
  down.forEach(([from, to], link) => {
    graph.setEdge(`${from}`, `${to}`, {}, `${link}`);
  });
  return graph;
}

/** Dagre's places in board units, around the previous centre. */
function placesOfGraph(request: LayoutRequest, graph: Graph): Places {
  const { xy, spacing } = request;
  const places = new Float64Array(xy.length);
  const points = pointsOf(request);
  for (const point of points) {
    const { x, y } = graph.node(`${point}`);
    setSpot(places, point, { x: x * spacing, y: y * spacing });
  }
  const { pinned } = partition(request);
  const kept = pinned.length > 0 ? pinned : points;
  const [now, laid] = [middleOf(xy, kept), middleOf(places, kept)];
  return places.map((value, at) => value + (at % 2 === 0 ? now.x - laid.x : now.y - laid.y));
}

/** Two points closer than this share of the spacing count as coincident. */
const COINCIDENT = 0.25;

/** Moves points on pinned ones along their layer, to the nearest free half step. */
function avoidPinned(request: LayoutRequest, places: Places): Places {
  const { free, pinned } = partition(request);
  const near = COINCIDENT * request.spacing;
  const isFree = (at: Spot, point: number, others: readonly number[]) =>
    others.every((other) => other === point || distance(at, spotOf(places, other)) >= near);
  const all = pointsOf(request);
  for (const point of free) {
    const from = spotOf(places, point);
    if (isFree(from, point, pinned)) continue;
    let at = from;
    for (let step = 1; !isFree(at, point, all); step++) {
      const side = step % 2 === 0 ? -1 : 1;
      at = { x: from.x + (side * Math.ceil(step / 2) * request.spacing) / 2, y: from.y };
    }
    setSpot(places, point, at);
  }
  return places;
}
