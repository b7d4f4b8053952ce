/** Measures of points: their box, and the distance of each to the nearest other. */
import type { Box, Spot } from "./camera.ts";
import type { PointIndex } from "./hit.ts";

export const NONE = new Float64Array();

export function largest(radii: Float64Array): number {
  return radii.reduce((most, radius) => Math.max(most, radius), 0);
}

export function boxOf(lists: readonly Float64Array[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const list of lists) {
    for (let i = 0; i < list.length; i += 2) {
      const [x = 0, y = 0] = [list[i], list[i + 1]];
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return x0 > x1 ? { x0: 0, y0: 0, x1: 0, y1: 0 } : { x0, y0, x1, y1 };
}

/** Per point the distance to the nearest other; 0 where there is no other. */
export function nearestDistances(index: PointIndex): Float64Array {
  const distances = index.distancesToNearest();
  return distances.length === 1 ? distances.fill(0) : distances;
}

export function pair(list: Float64Array, index: number): Spot {
  return { x: list[2 * index] ?? 0, y: list[2 * index + 1] ?? 0 };
}

/** Median of the distances that are not 0. */
export function usual(distances: Float64Array): number | null {
  const sorted = distances.filter((distance) => distance > 0).sort();
  return sorted[sorted.length >> 1] ?? null;
}
