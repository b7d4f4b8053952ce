/** Discretizer dialog: a plane becomes a board of finitely many disks, and disks a go-space of finitely many points.
 *  The board to be made is shown at once, drawn by the page's own layers, with a report; a worker computes it. */

import { has, withQuotient } from "../../engine/features.ts";
import type { Board, DisksBoard, GoSpaceBoard, Start } from "../../engine/types.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { JobController } from "../../model/job-controller.ts";
import { type Discretizer, discretizerSlice } from "../../model/jobs.ts";
import { BLACK, type State, WHITE } from "../../model/state.ts";
import { button, dialogHead, html, mountDialog, row } from "../../panels/template.ts";
import { SAMPLE_WORDS, type Scored } from "../../words/sample.ts";
import { quotientBody, quotientProgress } from "./quotient.ts";
import { sampleBody, sampleProgress, withStones } from "./sample.ts";
import { scoresOf } from "./scoring.ts";

/** Mounts the dialog; `use` takes what was made as the board to go on with. */
export function mountDiscretizer(
  controller: GameController,
  bench: JobController,
  use: (board: DisksBoard | GoSpaceBoard) => void,
): void {
  const { store } = controller;
  const close = () => bench.closeDiscretizer();
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

/** Opens the dialog for the board of the open game, with its stones. */
export function openDiscretizer(controller: GameController, bench: JobController): void {
  const { board } = controller.document();
  const { board: shown, game } = controller.store.state;
  if (has(board, "centres")) return bench.openSampler(board, shown.drawing, game.stones);
  const disks = withQuotient(board);
  if (disks !== null) bench.openQuotient({ ...disks, start: startOf(game.colours) });
}

function startOf(colours: Uint8Array): Start {
  const of = (wanted: number) =>
    Array.from(colours).flatMap((colour, placement) => (colour === wanted ? [placement] : []));
  return { black: of(BLACK), white: of(WHITE) };
}

/** The board with the stones that were carried over. */
function madeOf({ kind, found }: Discretizer): DisksBoard | GoSpaceBoard | null {
  if (found === null) return null;
  return kind === "sample" ? withStones(found) : found.board;
}

interface Scores {
  readonly before: Scored;
  readonly after: Scored;
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
