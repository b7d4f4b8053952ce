/** Claims that turns repeat for ever, with the winner by each. */
import { Game } from "gospace/play";
import type { GameResult, Refusal } from "../engine/types.ts";
import { sliceOfPosition } from "./actions.ts";
import type { GameController } from "./game-controller.ts";

/** A possible start of an endless cycle. */
export interface Claim {
  readonly from: number;
  readonly refusal: Refusal | null;
  /** Winner of the game if the other player agrees; null where it cannot be claimed. */
  readonly winner: GameResult["winner"] | null;
}

/** Possible starts of the cycle, while one is being chosen. */
export const claimsSlice = sliceOfPosition<readonly Claim[] | null>(null);

/** Offers the claims. */
export function chooseClaim(controller: GameController): void {
  controller.ask((game) => controller.store.dispatch(claimsSlice.with(readClaims(game))));
}

/** Every earlier moment, the latest first, and who would win by "and so on for ever" since then, or why it cannot be
 *  said. */
export function readClaims(game: Game): Claim[] {
  const moments = Array.from({ length: game.turnCount }, (_, from) => from).reverse();
  const refusals = moments.map((from) => ({ from, refusal: game.refusal({ forever: from }) }));
  if (refusals.every(({ refusal }) => refusal !== null))
    return refusals.map((each) => ({ ...each, winner: null }));
  // The game itself would forget the turns that can be played again.
  const copy = new Game(game.document());
  while (copy.turnCount > game.turnCount && copy.undo());
  const claims = refusals.map(({ from, refusal }) => {
    return { from, refusal, winner: refusal === null ? winnerByClaim(copy, from) : null };
  });
  copy.free();
  return claims;
}

function winnerByClaim(game: Game, from: number): Claim["winner"] {
  game.play({ forever: from });
  game.play("agree");
  const winner = game.result()?.winner ?? null;
  game.undo();
  game.undo();
  return winner;
}
