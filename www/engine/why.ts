/** Why a game stands as it does: what took a stone, what bars a play, what a score is made of, and all
 *  chains of the board at once. */
import type {
  AllChains,
  Bar,
  Reached,
  Session,
  TakenStone,
  Tally,
} from "../../build/wasm/full/gospace_wasm.js";
import { circleArcs } from "./decode.ts";
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

/** `ask` runs a question where the game is. */
export function whyOf(ask: <T>(question: (session: Session) => T) => T): Why {
  return {
    taken(at) {
      const why = ask((session) => session.whyTaken(...coordinates(at)));
      return why === undefined ? null : { ...why, arcs: circleArcs(why.arcs) };
    },
    takenBy: (turn) => ask((session) => session.takenBy(turn)),
    refused: (at) => ask((session) => session.whyRefused(...coordinates(at))) ?? null,
    score: () => ask((session) => session.tally()) ?? null,
    owned: (placement) => ask((session) => session.region(placement)) ?? null,
    chains() {
      const all = ask((session) => session.chains());
      return { ...all, arcs: circleArcs(all.arcs) };
    },
  };
}

function coordinates(at: Site): [number, number?] {
  return typeof at === "number" ? [at] : [at[0], at[1]];
}
