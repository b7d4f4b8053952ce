/** A sample of a plane as a board to go on with: on the table by the rules of the plane, or on the paper. */
import { Game } from "gospace/play";
import type { DisksBoard } from "../../engine/types.ts";
import type { Table } from "../../model/game-controller.ts";
import type { Workbench } from "../../model/job-controller.ts";
import type { Studio } from "../../sketch/editor-controller.ts";

export function useSample(board: DisksBoard, table: Table, studio: Studio, bench: Workbench): void {
  if (table.store.state.room === "draw") {
    bench.closeSampler();
    return studio.fill(board);
  }
  const { turns: _, board: __, title, ...kept } = table.document();
  const name = `${title ?? table.store.state.board.title}, sampled`;
  table.open({ ...kept, title: name, board });
}

/** Opens the discretizer for the region that is drawn. */
export function openFill(studio: Studio, bench: Workbench): void {
  const plane = studio.plane();
  if (plane === null) return;
  studio.attempt(() => {
    const game = new Game({ gospace: 1, board: plane });
    bench.openSampler(plane, game.drawing());
    game.free();
  });
}
