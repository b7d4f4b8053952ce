/** The game that a link or a file has brought: what of it is new. */
import type { Actor, Turn } from "../engine/types.ts";
import type { Action } from "./actions.ts";
import type { Invitation } from "./opponent.ts";
import { Slice } from "./slice.ts";
import type { Divergence } from "./tree/merged-game.ts";

/** A past turn with its captures. */
export interface RecentMove {
  readonly turn: Turn;
  readonly player: Actor;
  /** Number of captured stones. */
  readonly taken: number;
}

/** Report on a game opened from a link or a file. */
export interface ReceivedGame {
  readonly invitation: Invitation | null;
  /** True if it was compared with a saved game; otherwise only its last turn counts as new. */
  readonly known: boolean;
  /** Number of new turns. */
  readonly count: number;
  /** The last new turns. */
  readonly recentMoves: readonly RecentMove[];
  readonly divergence: Divergence | null;
}

/** Until a turn is taken; null for a game that began here. */
export const receivedSlice = new Slice<ReceivedGame | null, Action>(null, (received, action) => {
  const isPlayed = action.kind === "changed" && action.change.kind === "played";
  return isPlayed || action.kind === "opened" ? null : received;
});
