/** What can be known of a board's drawing before anything is drawn: its extent, the room that each
 *  stone has, the index of its points. In board units; made once for each board. */
import type { Drawing } from "../engine/types.ts";
import type { PlacementId } from "../model/state.ts";
import type { Box, Spot } from "./camera.ts";
import { coverageOf } from "./disks.ts";
import { PointIndex } from "./hit.ts";
import { makeRegion, type Region } from "./region.ts";
import { makeSpace, type Space } from "./space.ts";

/** A stone's radius over the distance to its nearest neighbour: on a grid stones almost touch. */
const SNUG = 0.47;
/** On a board that is no grid the lines should show between stones. */
const LOOSE = 0.43;
/** With arcs, heads must show between two stones. */
const ROOMY = 0.36;
/** A board of few points is drawn large, and its stones are not. */
const SPARSE = 0.3;
const FEW = 24;
/** A radius where points coincide, over the board's usual one. */
const LEAST = 0.12;
/** How far a single crowded pair may shrink every stone of the board. */
const UNIFORM = 0.6;

/** Of the largest stone's radius: how much of a glued board is seen again beyond its sides. */
const BAND = 2;

const NONE = new Float64Array();

export interface BoardLayout {
  readonly kind: "graph" | "space" | "disks" | "plane";
  readonly drawing: Drawing;
  readonly index: PointIndex;
  /** Points, stubs and seams. */
  readonly box: Box;
  /** The usual distance of a point to its nearest neighbour. */
  readonly spacing: number;
  /** Per disk of a board of disks the distance to the nearest other centre; else empty. */
  readonly near: Float64Array;
  /** Per placement; on a graph no two stones overlap unless their points coincide. */
  readonly radii: Float64Array;
  readonly largestRadius: number;
  /** Null but for a go-space. */
  readonly space: Space | null;
  /** The ground of a continuous board; null where it has no bounds. */
  readonly region: Region | null;
  /** Over how many disks a spot lies, on average; 0 but for a board of disks. */
  readonly coverage: number;
  /** Whether the board is drawn on wood, and not on the page itself. */
  readonly wood: boolean;
}

export function layOutBoard(drawing: Drawing): BoardLayout {
  if (drawing.stone > 0) return planePlan(drawing);
  if (drawing.radii.length > 0) return disksPlan(drawing);
  return drawing.points.length > 0 ? spacePlan(drawing) : graphPlan(drawing);
}

function planePlan(drawing: Drawing): BoardLayout {
  const region = makeRegion(drawing, BAND * drawing.stone);
  const box = region?.seen ?? boxOf([]);
  return {
    kind: "plane",
    drawing,
    index: new PointIndex(drawing.xy),
    box,
    spacing: 2 * drawing.stone,
    near: NONE,
    radii: drawing.radii,
    largestRadius: drawing.stone,
    space: null,
    region,
    coverage: 0,
    wood: true,
  };
}

function disksPlan(drawing: Drawing): BoardLayout {
  const largestRadius = largest(drawing.radii);
  const region = makeRegion(drawing, BAND * largestRadius);
  const box = region?.seen ?? diskBox(drawing);
  const index = new PointIndex(drawing.xy);
  const near = nearestDistances(drawing.xy, index);
  return {
    kind: "disks",
    drawing,
    index,
    box,
    spacing: usual(near) ?? 2 * largestRadius,
    near,
    radii: drawing.radii,
    largestRadius,
    space: null,
    region,
    coverage: coverageOf(drawing, region?.box ?? box),
    wood: true,
  };
}

function diskBox({ xy, radii }: Drawing): Box {
  const corners = new Float64Array(4 * radii.length);
  radii.forEach((radius, at) => {
    const { x, y } = pair(xy, at);
    corners.set([x - radius, y - radius, x + radius, y + radius], 4 * at);
  });
  return boxOf([corners]);
}

function spacePlan(drawing: Drawing): BoardLayout {
  const space = makeSpace(drawing);
  const radii = Float64Array.from(space.hulls, (hull) => hull.pad);
  return {
    kind: "space",
    drawing,
    index: new PointIndex(drawing.xy),
    box: boxOf([drawing.points]),
    spacing: space.spacing,
    near: NONE,
    radii,
    largestRadius: largest(radii),
    space,
    region: null,
    coverage: 0,
    wood: false,
  };
}

function graphPlan(drawing: Drawing): BoardLayout {
  const index = new PointIndex(drawing.xy);
  const near = nearestDistances(drawing.xy, index);
  const spacing = usual(near) ?? 1;
  const radii = stoneRadii(near, spacing, share(drawing));
  return {
    kind: "graph",
    drawing,
    index,
    box: boxOf([drawing.xy, stubEnds(drawing.stubs), drawing.seams]),
    spacing,
    near: NONE,
    radii,
    largestRadius: largest(radii),
    space: null,
    region: null,
    coverage: 0,
    wood: drawing.grid,
  };
}

function largest(radii: Float64Array): number {
  return radii.reduce((most, radius) => Math.max(most, radius), 0);
}

function share(drawing: Drawing): number {
  if (drawing.grid) return SNUG;
  if (drawing.xy.length <= 2 * FEW) return SPARSE;
  return drawing.arcs.length > 0 ? ROOMY : LOOSE;
}

export function pointOf(layout: BoardLayout, at: PlacementId): Spot {
  return pair(layout.drawing.xy, at);
}

/** In board units. */
export function radiusOf(layout: BoardLayout, at: number): number {
  return layout.radii[at] ?? 0;
}

/** The placement whose click this is: the nearest, unless the spot lies far from every point. */
export function placementAt(
  layout: BoardLayout,
  x: number,
  y: number,
  reach: number,
): PlacementId | null {
  const at = layout.index.nearest(x, y);
  if (at === null) return null;
  const point = pointOf(layout, at);
  return Math.hypot(point.x - x, point.y - y) <= Math.max(0.75 * layout.spacing, reach) ? at : null;
}

function boxOf(lists: readonly Float64Array[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const list of lists) {
    for (let i = 0; 2 * i < list.length; i++) {
      const { x, y } = pair(list, i);
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return x0 > x1 ? { x0: 0, y0: 0, x1: 0, y1: 0 } : { x0, y0, x1, y1 };
}

function stubEnds(stubs: Float64Array): Float64Array {
  const ends = new Float64Array(stubs.length / 2);
  for (let i = 0; 2 * i < ends.length; i++) {
    const [from, along] = [pair(stubs, 2 * i), pair(stubs, 2 * i + 1)];
    ends.set([from.x + along.x, from.y + along.y], 2 * i);
  }
  return ends;
}

function nearestDistances(xy: Float64Array, index: PointIndex): Float64Array {
  return Float64Array.from({ length: xy.length / 2 }, (_, point) => {
    const distance = index.distanceToNearest(point);
    return distance === Infinity ? 0 : distance;
  });
}

function pair(list: Float64Array, index: number): Spot {
  return { x: list[2 * index] ?? 0, y: list[2 * index + 1] ?? 0 };
}

/** The median of those that are not 0. */
function usual(distances: Float64Array): number | null {
  const sorted = distances.filter((distance) => distance > 0).sort();
  return sorted[sorted.length >> 1] ?? null;
}

/** One size for the whole board where that is possible, smaller only where it is crowded. */
function stoneRadii(near: Float64Array, spacing: number, part: number): Float64Array {
  const least = near.reduce((min, distance) => Math.min(min, distance), Infinity);
  const uniform = Math.max(least, UNIFORM * spacing);
  return near.map((distance) =>
    Math.max(part * Math.min(distance || spacing, uniform), LEAST * spacing),
  );
}
