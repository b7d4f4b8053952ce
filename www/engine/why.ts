/** Why a game stands as it does: what took a stone, what bars a play, what a score is made of, and all
 *  chains of the board at once, as the core tells it. */
import type { CircleArc, PlayerName, Site } from "./types.ts";

/** The turn that took a stone. */
export interface Taken {
  /** Its number, from 1. */
  turn: number;
  /** Who played it, and where; null of a reset, which has no liberties either. */
  by: PlayerName | null;
  at: Site | null;
  /** Whose stone it was. */
  owner: PlayerName;
  how: "capture" | "suicide" | "reset";
  /** What went with it: the chain just before the clearing; on a directed graph what the stone reached. */
  chain: Site[];
  /** The liberties that they had before the turn, all of them closed by it; none of a plane. */
  liberties: Uint32Array;
  /** The same on a plane. */
  arcs: CircleArc[];
  /** Whether the play filled one of them; else it only closed them, by overlapping. */
  fills: boolean;
}

/** Why a play is refused for what the board is. */
export type Bar =
  | { code: "occupied"; stone: Site }
  | { code: "overlap"; stones: Site[] }
  | { code: "outside" }
  | {
      code: "repetition";
      /** The very board that stood after so many turns. */
      sinceTurn: number;
      /** What the play would take: the opponent's, and the player's own with the stone just played. */
      captured: Site[];
      suicide: Site[];
      /** Whether it would be the board that stands now. */
      unchanged: boolean;
    };

/** Exact parts that add up to the score, White's with komi. */
export interface Tally {
  stones: Record<PlayerName, string>;
  /** What is empty and counts all the same. */
  territory: Record<PlayerName, string>;
  /** By bids. */
  gained: Record<PlayerName, string>;
  komi: string;
  /** How much is empty and nobody's; null where no area is scored, and on a plane. */
  neutral: number | null;
}

/** What decides whose an open placement is, by area. */
export interface Reached {
  /** The open placements that it reaches, itself included. */
  open: Uint32Array;
  /** The stones that they reach. */
  black: Uint32Array;
  white: Uint32Array;
}

/** All chains of a board; on a plane by the order of `stones()`. */
export interface Chains {
  /** Per placement the number of its chain, from 1; 0 where no stone is. On a directed graph those of a
   *  chain reach each other. */
  chains: Uint32Array;
  /** Pairs of stones of one chain that are next to each other. */
  joins: Uint32Array;
  /** Per placement, of whose chains it is a liberty: 1 Black's, 2 White's, 3 of both; 0 on a plane. */
  beside: Uint8Array;
  /** Per chain, from the first, how many liberties it has; empty on directed graphs and planes. */
  liberties: Uint32Array;
  /** On a plane: the free arcs beside every stone, and whose each is. */
  arcs: CircleArc[];
  owners: Uint8Array;
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
