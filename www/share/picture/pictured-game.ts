/** A game as it stands after the turns of a document, to be pictured. */
import { Game } from "gospace/play";
import type { GameDocument } from "../../engine/types.ts";
import { readBoard, readGame } from "../../model/view-model.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Pictured } from "./types.ts";

/** The core's game, which the caller frees, and its view. Throws GospaceError. */
export function picturedGame(
  document: GameDocument,
  body: BoardLayout | null = null,
): {
  readonly game: Game;
  readonly pictured: Pictured;
} {
  const game = new Game(document);
  game.normalise();
  const board = readBoard(game, null, document);
  return { game, pictured: { board, game: readGame(game), document, body } };
}
