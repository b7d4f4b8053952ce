/** Pieces in which the stones of a plane can stand, counted once the page has time. */
import { has } from "../../engine/features.ts";
import type { Drawing } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { BoardView } from "../../model/state.ts";
import { whenIdle } from "../../panels/dom.ts";
import { piecesWords } from "../../words/plane.ts";

const known = new WeakMap<Drawing, number | null>();

/** Words on the pieces of a board; null for one piece, or while they are not counted. */
export function wordsOnPieces({ drawing }: BoardView): string | null {
  const pieces = known.get(drawing) ?? 1;
  return pieces > 1 ? piecesWords(pieces) : null;
}

/** Counts the pieces of each board that is opened, and calls when the words on the one shown may have changed. Returns what
 *  counts those of the board that is there already. */
export function countPieces({ store }: GameController, changed: () => void): () => void {
  const count = async (board: BoardView) => {
    if (!has(board.facts, "centres") || known.has(board.drawing)) return;
    const { centrePieces } = await import("../../view/centre-pieces.ts");
    known.set(board.drawing, centrePieces(board.drawing));
    if (store.state.board === board) changed();
  };
  const follow = () => whenIdle(() => void count(store.state.board).catch(() => undefined));
  store.subscribe(({ board }, before) => {
    if (board !== before.board) follow();
  });
  return follow;
}
