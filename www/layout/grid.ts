/** Grid layout: points on a square lattice in reading order, row by row from the top left. The
 *  lattice goes through the first pinned point, and places beside pinned points stay empty. */
import {
  blockedBy,
  middleOf,
  partition,
  pointsOf,
  type Spot,
  setSpot,
  spotOf,
} from "./positions.ts";
import type { LayoutRequest, Places } from "./types.ts";

/** Limit of the ratio of width and height. */
const MAX_ASPECT = 2;

/** Cost: O(n log n), and O(n · pinned) with pinned points. */
export function grid(request: LayoutRequest): Places {
  const { free, pinned } = partition(request);
  const places = Float64Array.from(request.xy);
  const columns = columnsFor(request);
  const rows = freeRows(request, columns, free.length, blockedBy(request, pinned));
  const remaining = free.toSorted(
    (a, b) => request.xy[2 * a + 1]! - request.xy[2 * b + 1]! || a - b,
  );
  for (const cells of rows) {
    const row = remaining.splice(0, cells.length);
    row.sort((a, b) => request.xy[2 * a]! - request.xy[2 * b]! || a - b);
    row.forEach((point, index) => {
      setSpot(places, point, cells[index]!);
    });
  }
  return places;
}

/** Number of columns that keeps the proportions of the drawing, so that a rectangular board stays
 *  the same. With c columns and r rows c · r = n and c - 1 = q · (r - 1), where q is the width by
 *  the height. */
function columnsFor({ xy }: LayoutRequest): number {
  const count = xy.length / 2;
  const width = extent(xy, 0);
  const height = extent(xy, 1);
  const aspect = width > 0 || height > 0 ? width / height : 1;
  const q = Math.min(Math.max(aspect, 1 / MAX_ASPECT), MAX_ASPECT);
  const exact = (1 - q + Math.sqrt((1 - q) ** 2 + 4 * q * count)) / 2;
  return Math.max(Math.round(exact), 1);
}

function extent(xy: Float64Array, axis: 0 | 1): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = axis; at < xy.length; at += 2) {
    least = Math.min(least, xy[at]!);
    most = Math.max(most, xy[at]!);
  }
  return Math.max(most - least, 0);
}

/** Rows of free places from the top, until they hold `wanted`. */
function freeRows(
  request: LayoutRequest,
  columns: number,
  wanted: number,
  taken: (at: Spot) => boolean,
): Spot[][] {
  const { spacing } = request;
  const corner = cornerOf(request, columns);
  const rows: Spot[][] = [];
  for (let found = 0; found < wanted; found += rows.at(-1)!.length) {
    const y = corner.y + rows.length * spacing;
    const row = Array.from({ length: columns }, (_, column) => ({
      x: corner.x + column * spacing,
      y,
    }));
    rows.push(row.filter((cell) => !taken(cell)));
  }
  return rows;
}

/** The first place: the lattice is centred on the points, or at most half a step off where it has
 *  to go through a pinned point. */
function cornerOf(request: LayoutRequest, columns: number): Spot {
  const { xy, spacing } = request;
  const points = pointsOf(request);
  const middle = middleOf(xy, points);
  const rows = Math.ceil(points.length / columns);
  const corner = {
    x: middle.x - ((columns - 1) / 2) * spacing,
    y: middle.y - ((rows - 1) / 2) * spacing,
  };
  const anchor = partition(request).pinned[0];
  if (anchor === undefined) return corner;
  const at = spotOf(xy, anchor);
  return {
    x: at.x + spacing * Math.round((corner.x - at.x) / spacing),
    y: at.y + spacing * Math.round((corner.y - at.y) / spacing),
  };
}
