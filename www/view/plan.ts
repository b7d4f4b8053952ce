/** What can be known of a board's drawing before anything is drawn: its extent, the room that each
 *  stone has, the index of its points. In board units; made once for each board. */
import type { Drawing } from "../engine/types";
import type { PlacementId } from "../model/state";
import type { Box } from "./camera";
import { PointIndex } from "./hit";

/** A stone's radius over the distance to its nearest neighbour: stones almost touch. */
const SNUG = 0.47;
/** With arcs, heads must show between two stones. */
const ROOMY = 0.36;
/** A radius where points coincide, over the board's usual one. */
const LEAST = 0.12;
/** How far a single crowded pair may shrink every stone of the board. */
const UNIFORM = 0.6;

export interface Plan {
  readonly drawing: Drawing;
  readonly index: PointIndex;
  /** Points, stubs and seams. */
  readonly box: Box;
  /** The usual distance of a point to its nearest neighbour. */
  readonly spacing: number;
  /** Per placement; no two stones overlap unless their points coincide. */
  readonly radii: Float64Array;
  readonly largestRadius: number;
}

export function makePlan(drawing: Drawing): Plan {
  const points = boxOf([drawing.xy]);
  const index = new PointIndex(drawing.xy, points);
  const near = nearestDistances(drawing.xy, index);
  const spacing = usual(near) ?? 1;
  const radii = stoneRadii(near, spacing, drawing.arcs.length > 0 ? ROOMY : SNUG);
  return {
    drawing,
    index,
    box: boxOf([drawing.xy, stubEnds(drawing.stubs), drawing.seams]),
    spacing,
    radii,
    largestRadius: radii.reduce((most, radius) => Math.max(most, radius), 0),
  };
}

export function pointOf(plan: Plan, at: PlacementId): { x: number; y: number } {
  return { x: plan.drawing.xy[2 * at] ?? 0, y: plan.drawing.xy[2 * at + 1] ?? 0 };
}

/** The placement whose click this is: the nearest, unless the spot lies far from every point. */
export function placementAt(plan: Plan, x: number, y: number, reach: number): PlacementId | null {
  const at = plan.index.nearest(x, y);
  if (at === null) return null;
  const point = pointOf(plan, at);
  return Math.hypot(point.x - x, point.y - y) <= Math.max(0.75 * plan.spacing, reach) ? at : null;
}

function boxOf(lists: readonly Float64Array[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const list of lists) {
    for (let i = 0; i + 1 < list.length; i += 2) {
      x0 = Math.min(x0, list[i]!);
      x1 = Math.max(x1, list[i]!);
      y0 = Math.min(y0, list[i + 1]!);
      y1 = Math.max(y1, list[i + 1]!);
    }
  }
  return x0 > x1 ? { x0: 0, y0: 0, x1: 0, y1: 0 } : { x0, y0, x1, y1 };
}

function stubEnds(stubs: Float64Array): Float64Array {
  const ends = new Float64Array(stubs.length / 2);
  for (let i = 0; i < ends.length / 2; i++) {
    ends[2 * i] = stubs[4 * i]! + stubs[4 * i + 2]!;
    ends[2 * i + 1] = stubs[4 * i + 1]! + stubs[4 * i + 3]!;
  }
  return ends;
}

function nearestDistances(xy: Float64Array, index: PointIndex): Float64Array {
  const distances = new Float64Array(xy.length / 2);
  for (let i = 0; i < distances.length; i++) {
    const [x, y] = [xy[2 * i]!, xy[2 * i + 1]!];
    const other = index.nearest(x, y, i);
    distances[i] = other === null ? 0 : Math.hypot(xy[2 * other]! - x, xy[2 * other + 1]! - y);
  }
  return distances;
}

/** The median of those that are not 0. */
function usual(distances: Float64Array): number | null {
  const sorted = distances.filter((distance) => distance > 0).sort();
  return sorted[sorted.length >> 1] ?? null;
}

/** One size for the whole board where that is possible, smaller only where it is crowded. */
function stoneRadii(near: Float64Array, spacing: number, share: number): Float64Array {
  const least = near.reduce((min, distance) => Math.min(min, distance), Infinity);
  const uniform = Math.max(least, UNIFORM * spacing);
  return near.map((distance) => Math.max(share * Math.min(distance || spacing, uniform), LEAST * spacing));
}
