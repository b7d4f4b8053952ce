/** Cells: the points of a disk board's quotient as the page draws them, with their places, kinds
 *  and closures. Knows nothing of how the quotient is computed. */
import type { CellKind, Pair } from "./types.ts";

export interface Cells {
  /** x, y of each point. */
  readonly points: Float64Array;
  readonly kinds: readonly CellKind[];
  /** In the closure of p lie p, below[i] for starts[p] ≤ i < starts[p + 1], and what lies in theirs. */
  readonly starts: Uint32Array;
  readonly below: Uint32Array;
}

/** Cells from a drawing. Each pair in `relations` is two points, the second in the closure of the
 *  first. */
export function cellsOf(
  points: readonly Pair[],
  kinds: readonly CellKind[],
  relations: Uint32Array,
): Cells {
  return { points: Float64Array.from(points.flat()), kinds, ...rowsOf(relations, points.length) };
}

function rowsOf(pairs: Uint32Array, count: number): Pick<Cells, "starts" | "below"> {
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

/** The closure of a point, itself first. Cost: linear in its size. */
export function closureOf({ starts, below }: Cells, at: number): number[] {
  const found = new Set([at]);
  for (const point of found) {
    for (let i = starts[point] ?? 0; i < (starts[point + 1] ?? 0); i++) found.add(below[i] ?? 0);
  }
  return [...found];
}
