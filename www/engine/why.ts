/** Explanations of a position: captures, refused plays, the parts of a score, and all chains at
 *  once. */
import type {
  AllChains,
  Bar,
  Reached,
  TakenStone,
  Tally,
} from "../../build/wasm/full/gospace_wasm.js";
import type { CircleArc, Site } from "./types.ts";

export type { Bar, Reached, Tally };

/** A capture. */
export interface Taken extends Omit<TakenStone, "arcs"> {
  /** The free arcs that were the chain's liberties, on a plane. */
  arcs: CircleArc[];
}

/** All chains of a board; on a plane, stones are numbered as in `stones()`. */
export interface Chains extends Omit<AllChains, "arcs"> {
  /** Free arcs beside every stone, on a plane. */
  arcs: CircleArc[];
}

/** Questions about the current position; none changes it. */
export interface Why {
  /** The capture of the stone that last stood there; null if none was captured. */
  taken(at: Site): Taken | null;
  /** Sites of the stones that the turn with this number captured. Turns count from 1 here, and from 0 in `Game.turn`; from
   *  the next major version on, both from 1. */
  takenBy(turn: number): Site[];
  /** The obstacle to a play there; null if the play is allowed, or refused for another reason than
   *  the board. */
  refused(at: Site): Bar | null;
  /** The parts of the score; null where nothing is scored. */
  score(): Tally | null;
  /** The stones that decide the owner of an open placement; null where no stone can be placed, and
   *  on a plane. */
  owned(placement: number): Reached | null;
  /** All chains and their liberties. */
  chains(): Chains;
}
