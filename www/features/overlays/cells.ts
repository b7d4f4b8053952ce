/** Cells of a quotient: found by a worker once for each board on which they are shown. */
import { withQuotient } from "../../engine/features.ts";
import { WorkerClient } from "../../engine/worker-client.ts";
import { cellsSlice, lacksCells } from "../../model/cells.ts";
import type { GameController } from "../../model/game-controller.ts";
import { takeCellPart } from "../../view/cell-part.ts";
import { cellWords } from "../../words/cells.ts";
import { nearestCell, paintCells } from "./cell-marks.ts";

/** Finds and shows them from now on. */
export function followCells(controller: GameController): void {
  takeCellPart({ nearest: nearestCell, words: cellWords, paint: paintCells });
  const { store } = controller;
  const worker = new WorkerClient();
  const look = () => {
    const board = lacksCells(store.state) ? withQuotient(controller.document().board) : null;
    if (board === null) return;
    store.dispatch(cellsSlice.with({ kind: "working" }));
    const { start: _, ...bare } = board;
    worker.send({ kind: "cells", board: bare }, (message) => {
      if (message.kind === "cells")
        store.dispatch(cellsSlice.with({ kind: "ready", cells: message.cells }));
      if (message.kind === "failed") store.dispatch(cellsSlice.with(message));
    });
  };
  look();
  store.subscribe((state, before) => {
    if (state.board !== before.board) worker.cancel();
    look();
  });
}
