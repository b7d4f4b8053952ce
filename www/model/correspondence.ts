/** Correspondence: the state of a game by link on this side. A turn for the remote side is held
 *  back only at the end of a line, where the game waits for it; anywhere else it is a variation. */
import type { Turn } from "../engine/types.ts";
import { type Action, sliceOfGame, sliceUntil } from "./actions.ts";
import { type Opponent, otherSide, sideOf, sideOfTurn, sideToAct } from "./opponent.ts";
import { Slice } from "./slice.ts";
import type { State } from "./state.ts";
import { type NodeId, nodeOf, pathTo, START } from "./tree/tree.ts";

type Correspondence =
  /** No game by link, or a walk through the record. */
  | "none"
  /** The link to the latest turn is still to be sent. */
  | "send"
  | "mine"
  /** The other side is to act, and its page is connected with this one, which may only watch. */
  | "live"
  /** The local player tries out replies of the remote side. */
  | "trying"
  /** Over, and no link is to be sent. */
  | "over";

/** True while the page of the other side is connected with this one. */
export const liveSlice = sliceUntil<boolean>(false);

/** True while this page watches the game of two others. */
export const watchingSlice = sliceUntil<boolean>(false);

/** True while this page is connected with those of a live game. */
export function isConnected(state: Pick<State, "slices">): boolean {
  return liveSlice.of(state) || watchingSlice.of(state);
}

/** Node at which trying of turns for the other side began. */
export const tryingSlice = sliceUntil<NodeId | null>(null, "opened", "opponent");

/** A turn for the other side that waits for confirmation. */
export const pendingSlice = new Slice<Turn | null, Action>(null, (turn, action) => {
  const isTried = tryingSlice.writtenBy(action) !== undefined;
  return isTried || ["opened", "changed", "opponent"].includes(action.kind) ? null : turn;
});

/** Nodes of turns that the reader took for the computer. */
export const triedSlice = sliceOfGame<ReadonlySet<NodeId>>(new Set());

type CorrespondenceState = Pick<State, "opponent" | "game" | "branch" | "slices">;

export function correspondenceOf(state: CorrespondenceState): Correspondence {
  const { opponent, game, branch } = state;
  const trying = tryingSlice.of(state);
  const watches = watchingSlice.of(state);
  const live = isConnected(state);
  if (opponent.kind !== "link") return "none";
  const { tree, node } = branch;
  if (node !== trying && isTrying(state)) return "trying";
  // Live, the game may stand before turns that were taken back.
  if (node !== trying && !live && nodeOf(tree, node).children.length > 0) return "none";
  const acting = sideToAct(game);
  const waits = live ? "live" : "send";
  if (acting !== null) return acting === opponent.mine && !watches ? "mine" : waits;
  return !live && sideOf(game.mover ?? "black", game.standing) === opponent.mine ? "send" : "over";
}

/** True while the other side is to act, and its turn has not come. */
export function isAwaited(state: CorrespondenceState): boolean {
  const now = correspondenceOf(state);
  return now === "send" || now === "live";
}

/** True for a turn of a remote side, which has to be confirmed. */
export function needsConfirmation(state: CorrespondenceState, turn: Turn): boolean {
  return correspondenceOf(state) !== "none" && !isTrying(state) && isRemoteTurn(state, turn);
}

function isRemoteTurn(state: CorrespondenceState, turn: Turn): boolean {
  const { opponent, game } = state;
  if (opponent.kind !== "link") return false;
  return watchingSlice.of(state) || sideOfTurn(turn, game) === otherSide(opponent.mine);
}

/** True at the node where trying began and after it. */
function isTrying(state: CorrespondenceState): boolean {
  const trying = tryingSlice.of(state);
  const { tree, node } = state.branch;
  return trying === START || (trying !== null && pathTo(tree, node).includes(trying));
}

/** The invitation for the recipient of the link; null where nothing is played by link. */
export function invitationOf(opponent: Opponent) {
  return opponent.kind === "link" ? { side: otherSide(opponent.mine), game: opponent.game } : null;
}
