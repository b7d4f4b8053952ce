/** Review of a game: what the search found in each position of a line. */
import type { ReviewedPosition } from "../engine/protocol.ts";
import { sliceOfGame } from "./actions.ts";
import { type Branch, type NodeId, START } from "./tree/tree.ts";

/** Trial games for each position. */
export const REVIEW_PLAYOUTS = 500;

export interface Review {
  /** The nodes of the line, the start included; `positions` has what is found so far, in their order. */
  readonly nodes: readonly NodeId[];
  readonly positions: readonly ReviewedPosition[];
  readonly stage: "working" | "stopped" | "done";
}

/** Review of a line of this game. */
export const reviewSlice = sliceOfGame<Review | null>(null);

export function reviewOf({ line }: Branch): Review {
  return { nodes: [START, ...line], positions: [], stage: "working" };
}

export function withPosition(review: Review, position: ReviewedPosition): Review {
  return { ...review, positions: [...review.positions, position] };
}

/** The number of turns of the shown moment in the reviewed line; null off the line. */
export function reviewedTurns({ nodes }: Review, { node }: Branch): number | null {
  const turns = nodes.indexOf(node);
  return turns < 0 ? null : turns;
}

/** The expected owners of the shown moment, by placement, from −100 (White) to 100 (Black). */
export function expectedOwners(review: Review | null, branch: Branch): Int8Array | null {
  const turns = review === null ? null : reviewedTurns(review, branch);
  return turns === null ? null : (review?.positions[turns]?.owners ?? null);
}
