/** Tangency of disks, as the tools ask for it; the core computes it. */
import type { Pair } from "../engine/types.ts";
import type { ItemId, Sketch } from "./sketch.ts";

export interface Disk {
  readonly core: number;
  readonly reach: number;
}

export interface Tangency {
  /** The best tangent centre near a place; `near` itself if there is none. */
  spot(sketch: Sketch, disk: Disk, near: Pair, within: number, skip: ItemId | null): Pair;
  /** The radius at which a disk with this centre touches something. */
  radius(sketch: Sketch, centre: Pair, near: number, within: number): number;
}
