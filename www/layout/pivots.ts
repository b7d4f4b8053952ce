/** Distances over links from a few pivots, and places whose distances resemble them (pivot MDS: Brandes
 *  and Pich, Eigensolver methods for progressive multidimensional scaling of large data, 2007). Knows one
 *  connected component at a time, and nothing of where its points were. */

/** Places of one point after another are no better with more. */
const MOST_PIVOTS = 50;
const POWER_STEPS = 200;
/** Below this part of the matrix's trace an eigenvalue is noise. */
const NOISE = 1e-9;

/** The steps over links from each pivot to every point of a component, in the order of `points`. Each
 *  pivot is as far as can be from those before it. O(pivots · (points + links)). */
export function stepsFromPivots(
  neighbours: readonly number[][],
  points: readonly number[],
): Float64Array[] {
  const columns: Float64Array[] = [];
  const nearest = new Float64Array(points.length).fill(Number.POSITIVE_INFINITY);
  for (let pivot = 0; columns.length < MOST_PIVOTS && nearest[pivot]! > 0; ) {
    const column = stepsFrom(neighbours, points, points[pivot]!);
    columns.push(column);
    column.forEach((steps, index) => {
      nearest[index] = Math.min(nearest[index]!, steps);
    });
    pivot = nearest.reduce((far, steps, index) => (steps > nearest[far]! ? index : far), 0);
  }
  return columns;
}

function stepsFrom(
  neighbours: readonly number[][],
  points: readonly number[],
  root: number,
): Float64Array {
  const steps = new Map([[root, 0]]);
  // A map is walked in the order in which it was filled, and what is added on the way comes too.
  for (const [point, step] of steps)
    for (const next of neighbours[point]!) if (!steps.has(next)) steps.set(next, step + 1);
  return Float64Array.from(points, (point) => steps.get(point)!);
}

/** x and y of one point after another, up to scale and turn; all on a line or a spot where no more can be
 *  said. O(points · pivots²). */
export function scaledPlaces(columns: readonly Float64Array[]): Float64Array {
  const centred = doublyCentred(columns);
  const products = centred.map((a) => Float64Array.from(centred, (b) => dot(a, b)));
  const first = dominant(products, []);
  const second = dominant(products, [first]);
  const places = new Float64Array(2 * columns[0]!.length);
  centred.forEach((column, pivot) => {
    column.forEach((entry, point) => {
      places[2 * point]! += entry * first[pivot]!;
      places[2 * point + 1]! += entry * second[pivot]!;
    });
  });
  return places;
}

/** Of the squares, minus a half: with all points as pivots the products of the places. */
function doublyCentred(columns: readonly Float64Array[]): Float64Array[] {
  const squares = columns.map((column) => column.map((steps) => steps * steps));
  const means = squares.map(mean);
  const all = mean(Float64Array.from(means));
  const rows = columns[0]!.map((_, point) =>
    mean(Float64Array.from(squares, (column) => column[point]!)),
  );
  return squares.map((column, pivot) =>
    column.map((square, point) => -(square - rows[point]! - means[pivot]! + all) / 2),
  );
}

/** The eigenvector of the greatest eigenvalue beside the known ones; nothing but 0 if there is none. */
function dominant(products: readonly Float64Array[], known: readonly Float64Array[]): Float64Array {
  const trace = products.reduce((sum, row, index) => sum + row[index]!, 0);
  let vector = Float64Array.from(products, (_, index) => Math.cos(index + 1));
  for (let step = 0; step < POWER_STEPS; step++) {
    const next = Float64Array.from(products, (row) => dot(row, vector));
    for (const other of known) {
      const along = dot(next, other);
      other.forEach((entry, index) => {
        next[index]! -= along * entry;
      });
    }
    const length = Math.sqrt(dot(next, next));
    if (!(length > NOISE * trace)) return next.fill(0);
    vector = next.map((entry) => entry / length);
  }
  return vector;
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, entry, index) => sum + entry * b[index]!, 0);
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
