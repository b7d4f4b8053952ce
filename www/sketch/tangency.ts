/** Where disks touch: a question that only the core can answer, as the tools ask it. */
import type { Pair } from "../engine/types.ts";
import type { ItemId, Sketch } from "./sketch.ts";

export interface Disk {
  readonly core: number;
  readonly reach: number;
}

export interface Tangency {
  /** Where a disk goes that is let go near there; `near` itself, where it would touch nothing. */
  spot(sketch: Sketch, disk: Disk, near: Pair, within: number, skip: ItemId | null): Pair;
  /** The radius at which a disk with this centre touches something. */
  radius(sketch: Sketch, centre: Pair, near: number, within: number): number;
}
