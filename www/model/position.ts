/** Position as the start of a new game. */
import { Game, GospaceError } from "gospace/play";
import { has } from "../engine/features.ts";
import type { Board, GameDocument } from "../engine/types.ts";
import { BLACK, type Colouring, type GameView, type StoneColour, WHITE } from "./state.ts";

/** The document without turns, except Black's pass where White is to play; null where the rules
 *  allow no such start. */
export function positionDocument(document: GameDocument, position: GameView): GameDocument | null {
  if (position.phase !== "turn" || position.turnCount === 0) return null;
  // The handicap is that of another start, and White's first turn is behind.
  const { handicap: _, first: __, ...rules } = document.rules ?? {};
  const board = withStart(document.board, position);
  const begun: GameDocument = { ...document, board, ...(document.rules && { rules }) };
  if (position.actor === "white") begun.turns = ["pass"];
  return isSamePosition(begun, position) ? begun : null;
}

function withStart(board: Board, { colours, stones }: Colouring): Board {
  if (has(board, "centres")) {
    const centres = (colour: StoneColour) =>
      stones.filter((stone) => stone.colour === colour).map(({ x, y }): [number, number] => [x, y]);
    return { ...board, start: { black: centres(BLACK), white: centres(WHITE) } };
  }
  const placements = (colour: StoneColour) =>
    [...colours.keys()].filter((at) => colours[at] === colour);
  return { ...board, start: { black: placements(BLACK), white: placements(WHITE) } };
}

/** True if the document is a game with the same position and player to act. */
function isSamePosition(document: GameDocument, { actor, points, stones }: GameView): boolean {
  try {
    const game = new Game(document);
    const same =
      game.actor === actor &&
      game.phase === "turn" &&
      game.pointColours().every((colour, point) => colour === points[point]) &&
      (stones.length === 0 || game.stones().length === stones.length);
    game.free();
    return same;
  } catch (error) {
    if (!(error instanceof GospaceError) || error.code === "trap") throw error;
    return false;
  }
}
