/** Extent of a graph: its points, stubs and seams, and the sizes of its stones. */
import type { Drawing } from "../../engine/types.ts";
import type { Extent } from "../../view/board-layout.ts";
import type { Box } from "../../view/camera.ts";
import { PointIndex } from "../../view/hit.ts";
import { boxOf, largest, NONE, nearestDistances, pair, usual } from "../../view/measure.ts";
import type { GraphCurves } from "./curves.ts";
import { seamRegion } from "./over-seams.ts";

/** Radius of a stone over the distance to its nearest neighbour: on a grid stones almost touch. */
const SNUG = 0.47;
/** Such a share on a board that is no grid, so that lines show between stones. */
const LOOSE = 0.43;
/** Such a share on a board with arcs, so that their heads show between two stones. */
const ROOMY = 0.36;
/** Such a share on a board of few points, which is drawn large while its stones are not. */
const SPARSE = 0.3;
const FEW = 24;
/** Least radius of a stone, where points coincide, as a share of the spacing. */
const LEAST = 0.12;
/** Limit to the shrinking of all stones by a single crowded pair, as a share of the spacing. */
const UNIFORM = 0.6;

/** The part of an extent that does not depend on the stones' sizes and the links' bends. */
type Places = Pick<Extent, "index" | "box" | "spacing" | "region"> & {
  readonly nearest: Float64Array;
};

const known = new WeakMap<Drawing, Places>();

/** Extent of a graph whose stones are at most of the radius `most`. */
export function graphExtent(drawing: Drawing, most: number, curves: GraphCurves): Extent {
  const places = known.get(drawing) ?? placesOf(drawing);
  known.set(drawing, places);
  const { nearest, index, box, spacing, region } = places;
  const radii = stoneRadii(nearest, spacing, share(drawing), most);
  return {
    drawing,
    index,
    box: withCurves(box, curves),
    spacing,
    near: NONE,
    radii,
    largestRadius: largest(radii),
    region,
    wood: drawing.grid,
  };
}

function placesOf(drawing: Drawing): Places {
  const index = new PointIndex(drawing.xy);
  // The points of a grid are a step apart: nobody need measure them, nor index them before somebody points.
  const nearest = drawing.grid ? new Float64Array(index.length).fill(1) : nearestDistances(index);
  const points = boxOf([drawing.xy]);
  const box = boxOf([cornersOf(points), stubEnds(drawing.stubs), drawing.seams]);
  const region = seamRegion(drawing, points);
  return { index, box, spacing: drawing.grid ? 1 : (usual(nearest) ?? 1), nearest, region };
}

function share(drawing: Drawing): number {
  if (drawing.grid) return SNUG;
  if (drawing.xy.length <= 2 * FEW) return SPARSE;
  return drawing.arcs.length > 0 ? ROOMY : LOOSE;
}

function stubEnds(stubs: Float64Array): Float64Array {
  const ends = new Float64Array(stubs.length / 2);
  for (let i = 0; 2 * i < ends.length; i++) {
    const [from, along] = [pair(stubs, 2 * i), pair(stubs, 2 * i + 1)];
    ends.set([from.x + along.x, from.y + along.y], 2 * i);
  }
  return ends;
}

function withCurves(box: Box, { edges, arcs }: GraphCurves): Box {
  const spots = [...edges.values(), ...arcs.values()].flat();
  return boxOf([cornersOf(box), Float64Array.from(spots.flatMap(({ x, y }) => [x, y]))]);
}

function cornersOf({ x0, y0, x1, y1 }: Box): Float64Array {
  return Float64Array.of(x0, y0, x1, y1);
}

/** Radii of the stones: one for the whole board where that is possible, smaller only where it is crowded. */
function stoneRadii(near: Float64Array, spacing: number, part: number, most: number): Float64Array {
  const least = near.reduce((min, distance) => Math.min(min, distance), Infinity);
  const uniform = Math.max(least, UNIFORM * spacing);
  return near.map((distance) =>
    Math.min(Math.max(part * Math.min(distance || spacing, uniform), LEAST * spacing), most),
  );
}
