/** Pivot MDS: places whose distances resemble graph distances from a few pivots (Brandes and Pich,
 *  Eigensolver methods for progressive multidimensional scaling of large data, 2007). Handles one
 *  connected component at a time and ignores previous places. */

/** More pivots do not improve the result. */
const MAX_PIVOTS = 50;
const POWER_STEPS = 200;
/** An eigenvalue below this share of the matrix's trace is noise. */
const NOISE = 1e-9;

/** Graph distances from each pivot to every point, where `neighbours` has those of each point.
 *  Each pivot is as far as possible from the earlier ones. Cost: O(pivots · (points + links)). */
export function pivotDistances(neighbours: readonly (readonly number[])[]): Float64Array[] {
  const columns: Float64Array[] = [];
  const nearest = new Float64Array(neighbours.length).fill(Number.POSITIVE_INFINITY);
  for (let pivot = 0; columns.length < MAX_PIVOTS && nearest[pivot]! > 0; ) {
    const column = distancesFrom(neighbours, pivot);
    columns.push(column);
    column.forEach((steps, point) => {
      nearest[point] = Math.min(nearest[point]!, steps);
    });
    pivot = nearest.reduce((far, steps, point) => (steps > nearest[far]! ? point : far), 0);
  }
  return columns;
}

function distancesFrom(neighbours: readonly (readonly number[])[], root: number): Float64Array {
  const steps = new Float64Array(neighbours.length).fill(-1);
  const order = new Uint32Array(neighbours.length);
  let reached = 0;
  const reach = (point: number, step: number) => {
    steps[point] = step;
    order[reached++] = point;
  };
  reach(root, 0);
  for (let turn = 0; turn < reached; turn++) {
    const point = order[turn]!;
    for (const next of neighbours[point]!) if (steps[next]! < 0) reach(next, steps[point]! + 1);
  }
  return steps;
}

/** x and y of each point in turn, up to scale and rotation; degenerate distances give a line or a
 *  single place. Cost: O(points · pivots²). */
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

/** Doubly centred squares, times -1/2: with all points as pivots, the inner products of the places. */
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

/** The dominant eigenvector orthogonal to the known ones; 0 if there is none. */
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
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
