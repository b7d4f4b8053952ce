/** Discretizer dialog: a plane becomes a board of finitely many disks, and disks a go-space of finitely many points.
 *  The board to be made is shown at once, drawn by the page's own layers, with a report; a worker computes it. */

import type { Board, DisksBoard, GoSpaceBoard } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { JobController } from "../../model/job-controller.ts";
import { type Discretizer, discretizerSlice } from "../../model/jobs.ts";
import type { Scores } from "../../model/sample-sentences.ts";
import type { State } from "../../model/state.ts";
import { button, dialogHead, html, mountDialog, row } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { SAMPLE_WORDS } from "../../words/sample.ts";
import { quotientBody, quotientProgress } from "./quotient.ts";
import { sampleBody, sampleProgress, withStones } from "./sample.ts";
import { scoresOf } from "./scoring.ts";
import { drawOn, playOn } from "./use-board.ts";

/** Mounts the dialog; `editor` is that of the drawing room once this is there. */
export function mountDiscretizer(
  controller: GameController,
  bench: JobController,
  editor: () => EditorController | null,
): void {
  const { store } = controller;
  const close = () => bench.closeDiscretizer();
  const use = (board: DisksBoard | GoSpaceBoard) => {
    if (store.state.room !== "draw") return playOn(board, controller);
    close();
    const drawing = editor();
    if (drawing !== null) drawOn(board, drawing);
  };
  mountDialog(
    store,
    "discretizer",
    [discretizerSlice, "room"],
    (state) => {
      const { room } = state;
      const discretizer = discretizerSlice.of(state);
      if (discretizer === null) return null;
      const made = madeOf(discretizer);
      const take = button(
        room === "draw" ? SAMPLE_WORDS.drawOn : SAMPLE_WORDS.playOn,
        () => made !== null && use(made),
        "btn primary",
        { disabled: discretizer.progress.kind !== "done" || made === null },
      );
      const scores = (from: Board, board: Board) =>
        knownScores(controller, from, board, store.state);
      const [body, progress] =
        discretizer.kind === "quotient"
          ? [
              quotientBody(discretizer, ({ board }) => scores(discretizer.disks, board)),
              quotientProgress(discretizer),
            ]
          : [
              sampleBody(discretizer, bench, ({ board }) => scores(discretizer.plane, board)),
              sampleProgress(discretizer, bench),
            ];
      return html`
      ${dialogHead("discretizer-heading", SAMPLE_WORDS.heading, close)}
      <div class="sampler">${body}</div>
      <div class="foot">
        ${progress}
        ${row(take, button(SAMPLE_WORDS.keepBoard, close))}
      </div>`;
    },
    close,
  );
}

/** The board with the stones that were carried over. */
function madeOf({ kind, found }: Discretizer): DisksBoard | GoSpaceBoard | null {
  if (found === null) return null;
  return kind === "sample" ? withStones(found) : found.board;
}

const known = new WeakMap<Board, Scores>();

/** Scores on a board and on what is made of it; found once for each opening of the dialog. */
function knownScores(
  controller: GameController,
  from: Board,
  made: Board,
  { room }: State,
): Scores {
  const scores = known.get(from) ?? scoresOf(controller, from, made, room);
  known.set(from, scores);
  return scores;
}
