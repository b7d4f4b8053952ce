/** Long work beside the page: samples and quotients. Answers one request after another. */
import { cells, discretize, Game, load } from "gospace";
import { type Cells, cellsOf } from "./cells.ts";
import type { Message, Request } from "./protocol.ts";
import type { Discretization, DisksBoard } from "./types.ts";

addEventListener("message", async ({ data }: MessageEvent<Request>) => {
  try {
    await load();
    tell(answer(data));
  } catch (error) {
    tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});

function tell(message: Message): void {
  postMessage(message);
}

function answer(request: Request): Message {
  return request.kind === "sample"
    ? { kind: "sampled", found: sample(request) }
    : { kind: "cells", cells: drawnCells(request.board) };
}

function sample({ plane, sampling, touch }: Extract<Request, { kind: "sample" }>): Discretization {
  const runs = touch === "least" ? 2 : 1;
  const run = (index: number, how: typeof sampling) =>
    discretize(plane, how, (share) => tell({ kind: "progress", share: (index + share) / runs }));
  const found = run(0, sampling);
  return touch === "plane" ? found : run(1, { ...sampling, reach: found.report.reach });
}

function drawnCells(board: DisksBoard): Cells {
  const { board: space, kinds } = cells(board);
  const game = new Game({ gospace: 1, board: space, rules: { preset: "stone" } });
  const found = cellsOf(space.points, kinds, game.drawing().relations);
  game.free();
  return found;
}
