/** Discretizer dialog: a plane becomes a board of finitely many disks, and disks a go-space of finitely many points.
 *  The board to be made is shown at once, drawn by the page's own layers, with a report; a worker computes it. */

import type { Board, DisksBoard, GoSpaceBoard } from "../../engine/types.ts";
import {
  type Discretizer,
  discretizerSlice,
  type QuotientedDisks,
  type SampledPlane,
} from "../../model/discretizer.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { Scores } from "../../model/sample-sentences.ts";
import { button, dialogHead, html, mountDialog, row } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { SAMPLE_WORDS } from "../../words/sample.ts";
import { DiscretizerController } from "./discretizer-controller.ts";
import { quotientBody, quotientProgress } from "./quotient.ts";
import { sampleBody, sampleProgress, withStones } from "./sample.ts";
import { scoresOf } from "./scoring.ts";
import { drawOn, playOn } from "./use-board.ts";

/** Mounts the dialog and returns a way to open it; the board that is made goes into the editor, or without one is played
 *  on. */
export function mountDiscretizer(
  controller: GameController,
): (source: SampledPlane | QuotientedDisks, editor: EditorController | null) => void {
  const making = new DiscretizerController(controller);
  let editor: EditorController | null = null;
  const close = () => making.close();
  const use = (board: DisksBoard | GoSpaceBoard) => {
    if (editor === null) return playOn(board, controller);
    close();
    drawOn(board, editor);
  };
  mountDialog(
    controller.store,
    "discretizer",
    [discretizerSlice],
    (state) => {
      const discretizer = discretizerSlice.of(state);
      if (discretizer === null) return null;
      const made = madeOf(discretizer);
      const take = button(
        editor === null ? SAMPLE_WORDS.playOn : SAMPLE_WORDS.drawOn,
        () => made !== null && use(made),
        "btn primary",
        { disabled: discretizer.progress.kind !== "done" || made === null },
      );
      const scores = (from: Board, board: Board) =>
        knownScores(controller, from, board, editor !== null);
      const [body, progress] =
        discretizer.kind === "quotient"
          ? [
              quotientBody(discretizer, ({ board }) => scores(discretizer.disks, board)),
              quotientProgress(discretizer),
            ]
          : [
              sampleBody(discretizer, making, ({ board }) => scores(discretizer.plane, board)),
              sampleProgress(discretizer, making),
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
  return (source, from) => {
    editor = from;
    making.open(source);
  };
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
  isDrawn: boolean,
): Scores {
  const scores = known.get(from) ?? scoresOf(controller, from, made, isDrawn);
  known.set(from, scores);
  return scores;
}
