/** Sample of a plane as a board to go on with: on the table by the rules of the plane, or on the paper. */
import { Game } from "gospace/play";
import type { DisksBoard } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { JobController } from "../../model/job-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";

export function useSample(
  board: DisksBoard,
  controller: GameController,
  editor: EditorController,
  bench: JobController,
): void {
  if (controller.store.state.room === "draw") {
    bench.closeSampler();
    return editor.fill(board);
  }
  const { turns: _, board: __, title, ...kept } = controller.document();
  const name = `${title ?? controller.store.state.board.title}, sampled`;
  controller.open({ ...kept, title: name, board });
}

/** Opens the discretizer for the drawn region. */
export function openFill(editor: EditorController, bench: JobController): void {
  const plane = editor.plane();
  if (plane === null) return;
  editor.attempt(() => {
    const game = new Game({ gospace: 1, board: plane });
    bench.openSampler(plane, game.drawing());
    game.free();
  });
}
