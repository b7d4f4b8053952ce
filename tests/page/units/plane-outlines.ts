/** Outlines of planes. */
import type { Pair } from "../../../www/engine/types.ts";

export function box(x0: number, y0: number, x1: number, y1: number): Pair[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** Two rooms of 2000 by 2000, and a corridor of this width between them. */
export function dumbbell(width: number): Pair[] {
  const [high, low] = [1000 - width / 2, 1000 + width / 2];
  return [
    [0, 0],
    [2000, 0],
    [2000, high],
    [3000, high],
    [3000, 0],
    [5000, 0],
    [5000, 2000],
    [3000, 2000],
    [3000, low],
    [2000, low],
    [2000, 2000],
    [0, 2000],
  ];
}
