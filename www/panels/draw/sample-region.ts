/** Discretizer of a drawn region. */
import { Game } from "gospace/play";
import type { JobController } from "../../model/job-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";

export function openFill(editor: EditorController, bench: JobController): void {
  const plane = editor.plane();
  if (plane === null) return;
  editor.attempt(() => {
    const game = new Game({ gospace: 1, board: plane });
    bench.openSampler(plane, game.drawing(), [...editor.sketch.centres.values()]);
    game.free();
  });
}
