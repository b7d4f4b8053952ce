/** Initial layout for the force layout of a meaningless drawing, such as a list of links without
 *  places: places each component by pivot MDS, side by side. */
import { pivotDistances, scaledPlaces } from "./pivot-mds.ts";
import {
  breadthFirst,
  distance,
  middleOf,
  neighboursOf,
  pointsOf,
  setSpot,
  spotOf,
} from "./positions.ts";
import type { LayoutRequest } from "./types.ts";

/** Relative tolerance for points on a circle. */
const ON_CIRCLE = 1e-6;
/** Factor by which the links of a meaningless drawing exceed the length that its distances suggest.
 *  In a good drawing the factor is about 1, and less than 2 in a lattice with glued sides, drawn
 *  flat. */
const SCATTERED = 2;

/** Offset, in links, that separates coincident points and leads out of a line. */
const OFFSET = 0.02;
/** Gap between components, in links. */
const GAP = 2;
/** No number of rotations by it returns to the same direction. */
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

interface Component {
  readonly points: readonly number[];
  /** Neighbours of each point, as indices of `points`. */
  readonly neighbours: readonly number[][];
  /** Graph distances from each pivot to each point. */
  readonly distances: readonly Float64Array[];
}

/** A component around the origin; `places` are those of `points`. */
interface Block {
  readonly points: readonly number[];
  readonly places: Float64Array;
  readonly box: Box;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Places around the origin with links of about `length`; undefined if the request's places are
 *  meaningful or a point is pinned. Cost: O(50 · (points + links)). */
export function initialLayout(request: LayoutRequest, length: number): Float64Array | undefined {
  if (request.links.length === 0 || request.pinned.includes(1)) return;
  const components = componentsOf(request);
  if (!(isCircular(request) || isScattered(request, components))) return;
  return sideBySide(
    components.map((component) => blockOf(component, length)),
    GAP * length,
  );
}

function componentsOf(request: LayoutRequest): Component[] {
  const neighbours = neighboursOf(request);
  const group = new Int32Array(neighbours.length).fill(-1);
  const components: number[][] = [];
  for (const point of breadthFirst(request, pointsOf(request))) {
    const known = neighbours[point]!.find((next) => group[next]! >= 0);
    const own = known === undefined ? components.length : group[known]!;
    group[point] = own;
    if (own === components.length) components.push([]);
    components[own]!.push(point);
  }
  return components.map((points) => {
    const index = new Map(points.map((point, place) => [point, place]));
    const near = points.map((point) => neighbours[point]!.map((next) => index.get(next)!));
    return { points, neighbours: near, distances: pivotDistances(near) };
  });
}

/** True if all points coincide, or lie on one circle and some link skips a neighbour. */
function isCircular(request: LayoutRequest): boolean {
  const { xy, links } = request;
  if (xy.every((value, at) => value === xy[at % 2])) return true;
  const points = pointsOf(request);
  const middle = middleOf(xy, points);
  const from = points.map((point) => spotOf(xy, point));
  const radii = from.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  const radius = radii.reduce((most, at) => Math.max(most, at), 0);
  if (radii.some((at) => at < (1 - ON_CIRCLE) * radius)) return false;
  const angles = from.map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x));
  const rank = new Int32Array(points.length);
  points
    .toSorted((a, b) => angles[a]! - angles[b]!)
    .forEach((point, index) => {
      rank[point] = index;
    });
  return links.some((to, at) => at % 2 === 1 && skipsNeighbour(rank, links[at - 1]!, to));
}

function skipsNeighbour(rank: Int32Array, from: number, to: number): boolean {
  const between = Math.abs(rank[from]! - rank[to]!);
  return between > 1 && between < rank.length - 1;
}

/** True if the mean link length, times the graph distance of two points, exceeds their distance by
 *  the factor `SCATTERED` on average. */
function isScattered(request: LayoutRequest, components: readonly Component[]): boolean {
  let [steps, apart] = [0, 0];
  for (const component of components)
    for (const column of component.distances) {
      const pivot = spotOf(request.xy, component.points[column.indexOf(0)]!);
      column.forEach((count, index) => {
        steps += count;
        apart += distance(pivot, spotOf(request.xy, component.points[index]!));
      });
    }
  return meanLink(request.xy, request.links) * steps > SCATTERED * apart;
}

function meanLink(xy: Float64Array, links: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < links.length; at += 2)
    sum += distance(spotOf(xy, links[at]!), spotOf(xy, links[at + 1]!));
  return (2 * sum) / Math.max(links.length, 1);
}

/** Places of a component with links of about `length`. A small spiral separates coincident points. */
function blockOf({ points, neighbours, distances }: Component, length: number): Block {
  const scaled = scaledPlaces(distances);
  const links = neighbours.flatMap((others, point) => others.flatMap((next) => [point, next]));
  const scale = length / (meanLink(scaled, links) || length);
  const off = OFFSET * length;
  points.forEach((_, turn) => {
    const { x, y } = spotOf(scaled, turn);
    const angle = turn * GOLDEN_ANGLE;
    setSpot(scaled, turn, {
      x: scale * x + off * Math.cos(angle),
      y: scale * y + off * Math.sin(angle),
    });
  });
  return { points, places: scaled, box: boxOf(scaled) };
}

function boxOf(places: Float64Array): Box {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (let at = 0; at < places.length; at += 2) {
    const { x, y } = spotOf(places, at / 2);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, width: right - left, height: bottom - top };
}

/** The blocks in rows, tallest first, in a rough square around the origin. */
function sideBySide(blocks: readonly Block[], gap: number): Float64Array {
  const count = blocks.reduce((sum, { points }) => sum + points.length, 0);
  const places = new Float64Array(2 * count);
  const area = blocks.reduce((sum, { box }) => sum + (box.width + gap) * (box.height + gap), 0);
  let [x, y, height] = [0, 0, 0];
  for (const { points, places: own, box } of blocks.toSorted(
    (a, b) => b.box.height - a.box.height,
  )) {
    if (x > 0 && x + box.width > Math.sqrt(area)) [x, y, height] = [0, y + height + gap, 0];
    const to = { x: x - box.left, y: y - box.top };
    points.forEach((point, index) => {
      const { x: dx, y: dy } = spotOf(own, index);
      setSpot(places, point, { x: to.x + dx, y: to.y + dy });
    });
    x += box.width + gap;
    height = Math.max(height, box.height);
  }
  return centred(places);
}

function centred(places: Float64Array): Float64Array {
  const { x, y } = middleOf(
    places,
    Array.from({ length: places.length / 2 }, (_, point) => point),
  );
  return places.map((value, at) => value - (at % 2 === 0 ? x : y));
}
