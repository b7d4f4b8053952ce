/** A game by link, seen from here: what is to be sent, and which turns wait. A turn for the other side is
 *  held back only where the game waits for it, at the end of a line: everywhere else it is plainly a
 *  variation. */
import type { Turn } from "../engine/types.ts";
import { type Opponent, otherSide, sideOf, sideOfTurn, sideToAct } from "./opponent.ts";
import type { State } from "./state.ts";
import { has, nodeOf, pathTo, START } from "./tree/tree.ts";
import { moversOf } from "./turns.ts";

export type Correspondence =
  /** Nothing to do with links, or a walk through the game. */
  | "none"
  /** The other side has not been told yet, for all that is known here. */
  | "send"
  | "mine"
  /** Somebody tries out here what the other side may do. */
  | "trying"
  /** The other side had the last word. */
  | "over";

type Seen = Pick<State, "opponent" | "game" | "branch" | "trying">;

export function correspondenceOf(state: Seen): Correspondence {
  const { opponent, game, branch, trying } = state;
  if (opponent.kind !== "link") return "none";
  const { tree, node } = branch;
  if (node !== trying && isTrying(state)) return "trying";
  if (node !== trying && nodeOf(tree, node).children.length > 0) return "none";
  const acting = sideToAct(game);
  if (acting !== null) return acting === opponent.mine ? "mine" : "send";
  const mover = moversOf(game.record.slice(0, game.turnCount)).at(-1) ?? "black";
  return sideOf(mover, game.standing) === opponent.mine ? "send" : "over";
}

/** Whether a turn would be the other side's, who has not taken it. */
export function isHeld(state: Seen, turn: Turn): boolean {
  return correspondenceOf(state) !== "none" && !isTrying(state) && isTheirs(state, turn);
}

function isTheirs({ opponent, game }: Seen, turn: Turn): boolean {
  return opponent.kind === "link" && sideOfTurn(turn, game) === otherSide(opponent.mine);
}

/** At the moment that the trying began at, or somewhere after it. */
function isTrying({ trying, branch: { tree, node } }: Seen): boolean {
  if (trying === null || !has(tree, trying)) return false;
  return trying === START || pathTo(tree, node).includes(trying);
}

/** Who is to open the link; null where nothing is played by link. */
export function invitationOf(opponent: Opponent) {
  return opponent.kind === "link" ? { side: otherSide(opponent.mine), game: opponent.game } : null;
}
