/** Why a game stands as it does: what took a stone, what bars a play, what a score is made of, and all
 *  chains of the board at once. */
import type {
  AllChains,
  Bar,
  Reached,
  TakenStone,
  Tally,
} from "../../build/wasm/full/gospace_wasm.js";
import type { CircleArc, Site } from "./types.ts";

export type { Bar, Reached, Tally };

/** The turn that took a stone. */
export interface Taken extends Omit<TakenStone, "arcs"> {
  /** Its liberties on a plane. */
  arcs: CircleArc[];
}

/** All chains of a board; on a plane by the order of `stones()`. */
export interface Chains extends Omit<AllChains, "arcs"> {
  /** On a plane: the free arcs beside every stone. */
  arcs: CircleArc[];
}

/** Questions of a game as it stands; none changes it. */
export interface Why {
  /** The turn that took the stone which stood there last; null if none did. */
  taken(at: Site): Taken | null;
  /** What the turn of this number, from 1, took. */
  takenBy(turn: number): Site[];
  /** Why a play there is refused; null if it is not, or not for what the board is. */
  refused(at: Site): Bar | null;
  /** The parts of the score; null where nothing is scored. */
  score(): Tally | null;
  /** What decides whose an open placement is; null where no stone can be put, and on a plane. */
  owned(placement: number): Reached | null;
  /** All chains and their liberties at once. */
  chains(): Chains;
}
