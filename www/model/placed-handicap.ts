/** A handicap while it is placed, before the game begins. */
import type { Rules } from "../engine/types.ts";
import { sliceOfGame } from "./actions.ts";
import type { Place } from "./state.ts";

/** The board's start has its stones. */
export interface Handicap {
  /** Stones to place in all. */
  readonly count: number;
  readonly placed: readonly Place[];
  /** Of the game that begins with them. */
  readonly rules: Rules;
  /** The reason that the last place was not taken: all stones stand, or no game can begin so. */
  readonly objection: "full" | "refused" | null;
}

export const handicapSlice = sliceOfGame<Handicap | null>(null);
