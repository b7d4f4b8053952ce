/** Sample in the discretizer: its choices, its picture and the report on it. */
import { live } from "lit-html/directives/live.js";
import { Dices } from "lucide";
import type { Sample } from "../../engine/protocol.ts";
import type { Discretization, DisksBoard, Drawing, PlaneBoard } from "../../engine/types.ts";
import { layOutBoard } from "../../kinds/kinds.ts";
import {
  PITCHES,
  pitchInTicks,
  radiusOfPlane,
  type SampleDraft,
  type Sampler,
} from "../../model/discretizer.ts";
import type { Scores } from "../../model/sample-sentences.ts";
import { BLACK, EMPTY, WHITE } from "../../model/state.ts";
import { type OnField, radios, textOf } from "../../panels/field.ts";
import { button, html, iconButton, type Markup } from "../../panels/template.ts";
import { sampleDrawing } from "../../view/sample.ts";
import { readPalette } from "../../view/theme.ts";
import { paintThumbnail } from "../../view/thumbnail.ts";
import {
  cannotSampleWords,
  carriedWords,
  changedScoringWords,
  LATTICE_WORDS,
  NO_QUOTIENT_OF_PLANE,
  otherPitchWords,
  pitchWords,
  reportLines,
  SAMPLE_WORDS,
  sampleWarning,
  seedWords,
  TOUCH_WORDS,
} from "../../words/sample.ts";
import { convergenceCharts } from "./convergence.ts";
import type { DiscretizerController } from "./discretizer-controller.ts";
import { preview } from "./preview.ts";

export function sampleBody(
  sampler: Sampler,
  controller: DiscretizerController,
  scores: (found: Sample) => Scores,
): Markup {
  const { plane, drawing, found, progress } = sampler;
  return html`
    ${preview({
      found,
      isWorking: progress.kind === "working",
      name: SAMPLE_WORDS.sample,
      paint: (canvas, shown) => paintSample(canvas, drawing, shown),
      lines: found === null ? [] : linesOf(found, plane, changedScoringWords(scores(found))),
      warning: found === null ? null : sampleWarning(found.report),
      note: NO_QUOTIENT_OF_PLANE,
    })}
    <div class="asked">${controls(sampler, controller)}</div>`;
}

/** The board of a sample, with the stones that were carried over. */
export function withStones({ board, carried }: Sample): DisksBoard {
  return carried === null ? board : { ...board, start: carried.start };
}

function linesOf(found: Sample, plane: PlaneBoard, scoring: string | null): string[] {
  const { report, carried } = found;
  return [
    ...reportLines(report, reachOf(found), radiusOfPlane(plane)),
    ...(carried === null ? [] : [carriedWords(carried)]),
    ...(scoring === null ? [] : [scoring]),
  ];
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

function controls(sampler: Sampler, controller: DiscretizerController): Markup {
  const { draft, plane } = sampler;
  const change = (next: Partial<SampleDraft>) => controller.draft({ ...draft, ...next });
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

export function sampleProgress(
  { progress, draft, plane }: Sampler,
  controller: DiscretizerController,
): Markup {
  const hidden = progress.kind !== "working";
  const pitch = progress.kind === "failed" ? progress.pitch : null;
  const { name, tip } = otherPitchWords(pitch ?? 0, pitchInTicks(plane, pitch ?? 0));
  const other = button(
    name,
    () => pitch !== null && controller.draft({ ...draft, pitch }),
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
    ${button(SAMPLE_WORDS.cancel, () => controller.cancel(), "btn small", { hidden })}
    ${other}
  </div>`;
}

function progressWords(progress: Sampler["progress"]): string {
  if (progress.kind === "cancelled") return SAMPLE_WORDS.cancelled;
  return progress.kind === "failed" ? cannotSampleWords(progress.message) : "";
}
