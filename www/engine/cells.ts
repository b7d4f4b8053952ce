/** The points of a disk board's quotient, as the page draws them: where they lie, what they are, and
 *  which lie in the closure of which. Knows nothing of how the quotient is made. */

/** By how many circles run through it: a face, an arc of a circle, a crossing. */
export const FACE = 0;
export const ARC = 1;
export const CROSSING = 2;

export interface Cells {
  /** x, y of each point. */
  readonly points: Float64Array;
  /** FACE, ARC or CROSSING of each point. */
  readonly looks: Uint8Array;
  /** In the closure of p lie p, below[i] for starts[p] ≤ i < starts[p + 1], and what lies in theirs. */
  readonly starts: Uint32Array;
  readonly below: Uint32Array;
}

/** A space by its points, its placements, their closures, and pairs of points (RULES.md 5, quotient). */
export interface Quotient {
  readonly points: readonly (readonly [number, number])[];
  readonly placements: readonly (readonly number[])[];
  readonly closures: readonly Iterable<number>[];
  readonly relations: Uint32Array;
}

export function cellsOf({ points, placements, closures, relations }: Quotient): Cells {
  const { starts, below } = rowsOf(relations, points.length);
  return {
    points: Float64Array.from(points.flat()),
    looks: looksOf(points.length, placements, closures),
    starts,
    below,
  };
}

/** A circle runs through the points of its closed disk that are not in its open one. */
function looksOf(
  count: number,
  placements: Quotient["placements"],
  closures: Quotient["closures"],
): Uint8Array {
  const circles = new Int32Array(count);
  const add = (points: Iterable<number>, by: number) => {
    for (const point of points) circles[point] = (circles[point] ?? 0) + by;
  };
  for (const closure of closures) add(closure, 1);
  for (const open of placements) add(open, -1);
  return Uint8Array.from(circles, (through) => Math.min(Math.max(through, FACE), CROSSING));
}

function rowsOf(pairs: Uint32Array, count: number) {
  const starts = new Uint32Array(count + 1);
  for (let i = 0; i < pairs.length; i += 2) {
    const row = (pairs[i] ?? 0) + 1;
    starts[row] = (starts[row] ?? 0) + 1;
  }
  for (let row = 1; row <= count; row++) starts[row] = (starts[row] ?? 0) + (starts[row - 1] ?? 0);
  const below = new Uint32Array(pairs.length / 2);
  const next = starts.slice();
  for (let i = 0; i < pairs.length; i += 2) {
    const row = pairs[i] ?? 0;
    const free = next[row] ?? 0;
    below[free] = pairs[i + 1] ?? 0;
    next[row] = free + 1;
  }
  return { starts, below };
}

/** The closure of a point, itself first. Linear in what lies below it. */
export function closureOf({ starts, below }: Cells, at: number): number[] {
  const found = new Set([at]);
  for (const point of found) {
    for (let i = starts[point] ?? 0; i < (starts[point + 1] ?? 0); i++) found.add(below[i] ?? 0);
  }
  return [...found];
}
