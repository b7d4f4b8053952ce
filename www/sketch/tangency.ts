/** Tangency of disks, as the tools ask for it; the core computes it. */
import type { Pair } from "../engine/types.ts";
import type { ItemId, Sketch } from "./sketch.ts";

export interface Disk {
  readonly core: number;
  readonly reach: number;
}

/** A centre at which a disk overlaps no other, and what it touches there. */
export interface TangentSpot {
  readonly at: Pair;
  readonly touched: readonly ItemId[];
  /** Sides of the region that it touches: 2 in a corner. */
  readonly walls: number;
}

export interface Tangency {
  /** Tangent centres near a place, the nearest first. */
  spots(
    sketch: Sketch,
    disk: Disk,
    near: Pair,
    within: number,
    skip: ItemId | null,
  ): readonly TangentSpot[];
  /** Radii at which a disk with this centre touches something, the nearest first. */
  radii(sketch: Sketch, centre: Pair, near: number, within: number): readonly number[];
}

/** Of tangent centres, nearest first, the one with the most touches, two being enough. */
export function bestSpot(spots: readonly TangentSpot[]): TangentSpot | null {
  const touches = ({ touched, walls }: TangentSpot) => Math.min(touched.length + walls, 2);
  return spots.reduce<TangentSpot | null>(
    (best, spot) => (best === null || touches(spot) > touches(best) ? spot : best),
    null,
  );
}
