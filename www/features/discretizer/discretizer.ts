/** Discretizer dialog: a plane becomes a board of finitely many disks. A sample for the chosen numbers is
 *  shown at once, drawn by the page's own layers, with its report; a worker computes it. */

import { Game, GospaceError } from "gospace/play";
import { live } from "lit-html/directives/live.js";
import { Dices } from "lucide";
import { has } from "../../engine/features.ts";
import type { Sample } from "../../engine/protocol.ts";
import type {
  Board,
  Discretization,
  DisksBoard,
  Drawing,
  PlaneBoard,
  Rules,
  Scoring,
} from "../../engine/types.ts";
import { layOutBoard } from "../../kinds/kinds.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { JobController } from "../../model/job-controller.ts";
import {
  PITCHES,
  pitchInTicks,
  radiusOfPlane,
  type SampleDraft,
  type Sampler,
  samplerSlice,
} from "../../model/jobs.ts";
import type { Room } from "../../model/saved.ts";
import { BLACK, EMPTY, WHITE } from "../../model/state.ts";
import { type OnField, radios, textOf } from "../../panels/field.ts";
import {
  button,
  dialogHead,
  html,
  iconButton,
  type Markup,
  mountDialog,
  nothing,
  painted,
  row,
} from "../../panels/template.ts";
import { sampleDrawing } from "../../view/sample.ts";
import { readPalette } from "../../view/theme.ts";
import { paintThumbnail } from "../../view/thumbnail.ts";
import {
  cannotSampleWords,
  carriedWords,
  changedScoringWords,
  LATTICE_WORDS,
  otherPitchWords,
  pitchWords,
  reportLines,
  SAMPLE_WORDS,
  sampleWarning,
  seedWords,
  TOUCH_WORDS,
} from "../../words/sample.ts";
import { convergenceCharts } from "./convergence.ts";

/** Mounts the dialog; `use` takes a sample as the board to go on with. */
export function mountDiscretizer(
  controller: GameController,
  bench: JobController,
  use: (board: DisksBoard) => void,
): void {
  const { store } = controller;
  const close = () => bench.closeSampler();
  mountDialog(
    store,
    "discretizer",
    [samplerSlice, "room"],
    (state) => {
      const { room } = state;
      const sampler = samplerSlice.of(state);
      if (sampler === null) return null;
      const { progress, found } = sampler;
      const take = button(
        room === "draw" ? SAMPLE_WORDS.drawOn : SAMPLE_WORDS.playOn,
        () => found !== null && use(withStones(found)),
        "btn primary",
        { disabled: progress.kind !== "done" || found === null },
      );
      return html`
      ${dialogHead("discretizer-heading", SAMPLE_WORDS.heading, close)}
      <div class="sampler">
        ${preview(sampler, (found) => scoringWords(controller, found, sampler, room))}
        <div class="asked">${controls(sampler, bench)}</div>
      </div>
      <div class="foot">
        ${progressOf(sampler, bench)}
        ${row(take, button(SAMPLE_WORDS.keepBoard, close))}
      </div>`;
    },
    close,
  );
}

export function openSampler(controller: GameController, bench: JobController): void {
  const { board } = controller.document();
  const { board: shown, game } = controller.store.state;
  if (has(board, "centres")) bench.openSampler(board, shown.drawing, game.stones);
}

/** The board of a sample, with the stones that were carried over. */
function withStones({ board, carried }: Sample): DisksBoard {
  return carried === null ? board : { ...board, start: carried.start };
}

/** Last finished sample, paler while the next one is made. */
function preview(
  { plane, drawing, found, progress }: Sampler,
  scoring: (found: Sample) => string | null,
): Markup {
  const lines = found === null ? [] : linesOf(found, plane, scoring(found));
  const warning = found === null ? null : sampleWarning(found.report);
  const paint = (canvas: HTMLCanvasElement) => {
    if (found === null) canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
    else paintSample(canvas, drawing, found);
  };
  return html`<div class=${progress.kind === "working" ? "preview stale" : "preview"}>
    <canvas role="img" aria-label=${SAMPLE_WORDS.sample} ${painted(found, paint)}></canvas>
    <ul class="report" aria-live="polite">
      ${lines.map((words) => html`<li>${words}</li>`)}
      ${warning === null ? nothing : html`<li class="objection">${warning}</li>`}
    </ul>
  </div>`;
}

function linesOf(found: Sample, plane: PlaneBoard, scoring: string | null): string[] {
  const { report, carried } = found;
  return [
    ...reportLines(report, reachOf(found), radiusOfPlane(plane)),
    ...(carried === null ? [] : [carriedWords(carried)]),
    ...(scoring === null ? [] : [scoring]),
  ];
}

const scorings = new WeakMap<PlaneBoard, string | null>();

/** Words of a score that changes; found once for each opening of the dialog. */
function scoringWords(
  controller: GameController,
  { board }: Sample,
  { plane }: Sampler,
  room: Room,
): string | null {
  const known = scorings.get(plane);
  if (known !== undefined) return known;
  const { rules } = controller.document();
  const score = scoringOf(plane, rules);
  // In play the sample keeps the scoring of the plane, a drawing has that of its kind. One disk is scored as all.
  const one = { ...board, disks: board.disks.slice(0, 1) };
  const after = room === "draw" ? scoringOf(one, rules) : score;
  const words = changedScoringWords(
    { score, kind: plane.kind },
    { score: after, kind: board.kind },
  );
  scorings.set(plane, words);
  return words;
}

/** Scoring by the rules, or by those that are usual on a board if they do not apply to it. */
function scoringOf(board: Board, rules: Rules | undefined): Scoring {
  const scored = (by: Rules | undefined) => {
    const game = new Game({ gospace: 1, board, ...(by && { rules: by }) });
    const { score } = game.rules();
    game.free();
    return score;
  };
  try {
    return scored(rules);
  } catch (error) {
    if (error instanceof GospaceError && error.code !== "trap") return scored(undefined);
    throw error;
  }
}

/** Reach of a sample's disks, which are all alike. */
function reachOf({ board }: Discretization): number {
  const [, , core, reach = core] = board.disks[0] ?? [0, 0, 0];
  return reach;
}

function paintSample(canvas: HTMLCanvasElement, drawing: Drawing, found: Sample): void {
  const { disks } = found.board;
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  const layout = layOutBoard(sampleDrawing(drawing, disks));
  const colours = new Uint8Array(disks.length).fill(EMPTY);
  for (const disk of found.carried?.start.black ?? []) colours[disk] = BLACK;
  for (const disk of found.carried?.start.white ?? []) colours[disk] = WHITE;
  const colouring = { colours, points: colours, stones: [] };
  paintThumbnail(canvas, size, devicePixelRatio, layout, colouring, readPalette());
}

function controls(sampler: Sampler, bench: JobController): Markup {
  const { draft, plane } = sampler;
  const change = (next: Partial<SampleDraft>) => bench.draft({ ...draft, ...next });
  const { least, most, step } = PITCHES;
  const words = pitchWords(draft.pitch, pitchInTicks(plane, draft.pitch));
  return html`
    ${radios(SAMPLE_WORDS.lattice, "sample-lattice", LATTICE_WORDS, draft.lattice, (lattice) =>
      change({ lattice }),
    )}
    <div class="pitch">
      <label for="sample-pitch" class="legend">${SAMPLE_WORDS.pitch}</label>
      <input type="range" id="sample-pitch" min=${least} max=${most} step=${step} aria-valuetext=${words}
        .value=${live(String(draft.pitch))}
        @input=${(event: OnField) => change({ pitch: Number(textOf(event)) })}>
      <output for="sample-pitch">${words}</output>
      ${convergenceCharts(sampler)}
    </div>
    <div class="seed" ?hidden=${draft.lattice !== "blue-noise"}>
      <span>${seedWords(draft.seed)}</span>
      ${iconButton(Dices, SAMPLE_WORDS.anotherSeed, () => change({ seed: draft.seed + 1 }))}
    </div>
    ${radios(SAMPLE_WORDS.touching, "sample-touch", TOUCH_WORDS, draft.touch, (touch) => change({ touch }))}`;
}

function progressOf({ progress, draft, plane }: Sampler, bench: JobController): Markup {
  const hidden = progress.kind !== "working";
  const pitch = progress.kind === "failed" ? progress.pitch : null;
  const { name, tip } = otherPitchWords(pitch ?? 0, pitchInTicks(plane, pitch ?? 0));
  const other = button(
    name,
    () => pitch !== null && bench.draft({ ...draft, pitch }),
    "btn small",
    {
      tip,
      hidden: pitch === null,
    },
  );
  return html`<div class="progress">
    <progress max="1" aria-label=${SAMPLE_WORDS.makingSample}
      .value=${progress.kind === "working" ? progress.share : 0} ?hidden=${hidden}></progress>
    <span class="soft" role="status">${progressWords(progress)}</span>
    ${button(SAMPLE_WORDS.cancel, () => bench.cancel(), "btn small", { hidden })}
    ${other}
  </div>`;
}

function progressWords(progress: Sampler["progress"]): string {
  if (progress.kind === "cancelled") return SAMPLE_WORDS.cancelled;
  return progress.kind === "failed" ? cannotSampleWords(progress.message) : "";
}
