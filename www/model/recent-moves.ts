/** Recent moves: the last turns of a game with their captures, found by replay in a separate game
 *  of the core. */
import { Game, GospaceError } from "gospace/play";
import type { GameDocument } from "../engine/types.ts";
import type { RecentMove } from "./received.ts";

/** Number of moves in the summary. */
const MAX_MOVES = 3;

/** The last few turns after the first `seen`; empty if the core fails. */
export function recentMovesSince(document: GameDocument, seen: number): RecentMove[] {
  try {
    const game = new Game(document);
    const recentMoves = movesIn(game, Math.max(seen, game.turnCount - MAX_MOVES));
    game.free();
    return recentMoves;
  } catch (error) {
    if (error instanceof GospaceError) return [];
    throw error;
  }
}

function movesIn(game: Game, from: number): RecentMove[] {
  const turns = Array.from({ length: game.turnCount }, (_, index) => game.turn(index));
  while (game.turnCount > from && game.undo());
  return turns.slice(from).map((turn) => {
    const before = captures(game);
    game.redo();
    const taken = Math.max(captures(game) - before, 0);
    return { turn, player: game.state().mover ?? "black", taken };
  });
}

function captures(game: Game): number {
  const { black, white } = game.captures();
  return black + white;
}
