/** The discretizer: a plane becomes a board of finitely many disks. What is asked is shown at once as a
 *  sample, drawn by the page's own layers, with its report; the work is done beside the page. */
import { Dices, X } from "lucide";
import type { Discretization, DisksBoard, Drawing } from "../engine/types.ts";
import { layOutBoard } from "../kinds/kinds.ts";
import type { GameController } from "../model/game-controller.ts";
import type { JobController } from "../model/job-controller.ts";
import {
  PITCHES,
  pitchInTicks,
  radiusOfPlane,
  type SampleDraft,
  type Sampler,
} from "../model/jobs.ts";
import { EMPTY, type State } from "../model/state.ts";
import { sampleDrawing } from "../view/sample.ts";
import { readPalette } from "../view/theme.ts";
import { paintThumbnail } from "../view/thumbnail.ts";
import type { Option } from "../words/rules.ts";
import {
  LATTICE_WORDS,
  pitchWords,
  reportLines,
  sampleWarning,
  TOUCH_WORDS,
} from "../words/sample.ts";
import { button, byId, dialogById, element, iconButton } from "./dom.ts";

/** `use` takes a sample as the board to go on with. */
export function mountDiscretizer(
  controller: GameController,
  bench: JobController,
  use: (board: DisksBoard) => void,
): void {
  mountEntry(controller, bench);
  const dialog = dialogById("discretizer");
  const close = () => bench.closeSampler();
  dialog.append(
    element("h2", { id: "discretizer-heading" }, "A finite board from this one"),
    iconButton(X, "Close", close, "dismiss"),
    element(
      "div",
      { class: "sampler" },
      preview(controller),
      element("div", { class: "asked" }, ...controls(controller, bench)),
    ),
    element("div", { class: "foot" }, progress(controller, bench), foot(controller, close, use)),
  );
  dialog.addEventListener("close", () => {
    if (controller.store.state.sampler !== null) close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  controller.store.subscribe(({ sampler }) => {
    if (sampler === null) dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}

function mountEntry(controller: GameController, bench: JobController): void {
  const sample = () => {
    const { board } = controller.document();
    if (board.kind === "plane") bench.openSampler(board, controller.store.state.board.drawing);
  };
  const open = button("Make it finite…", sample, "btn small");
  byId("board-tools").append(open);
  controller.store.subscribe(({ board }) => {
    open.hidden = board.facts.kind !== "plane";
  });
}

/** The last sample that was made, paler while the next one is. */
function preview(controller: GameController): HTMLElement {
  const canvas = element("canvas", { role: "img", "aria-label": "The sample" });
  const report = element("ul", { class: "report", "aria-live": "polite" });
  const place = element("div", { class: "preview" }, canvas, report);
  let shown: Discretization | null = null;
  const draw = (state: State) => {
    const { sampler } = state;
    place.classList.toggle("stale", sampler?.progress.kind === "working");
    const found = sampler?.found ?? null;
    if (found === shown) return;
    shown = found;
    if (found === null || sampler === null) {
      canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
      report.replaceChildren();
      return;
    }
    paintSample(canvas, sampler.drawing, found);
    const lines = reportLines(found.report, reachOf(found), radiusOfPlane(sampler.plane));
    const warning = sampleWarning(found.report);
    report.replaceChildren(
      ...lines.map((line) => element("li", {}, line)),
      ...(warning === null ? [] : [element("li", { class: "objection" }, warning)]),
    );
  };
  controller.store.subscribe(draw);
  new ResizeObserver(() => {
    shown = null;
    draw(controller.store.state);
  }).observe(canvas);
  return place;
}

/** All disks of a sample are alike. */
function reachOf({ board }: Discretization): number {
  const [, , core, reach = core] = board.disks[0] ?? [0, 0, 0];
  return reach;
}

function paintSample(canvas: HTMLCanvasElement, drawing: Drawing, found: Discretization): void {
  const { disks } = found.board;
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  const layout = layOutBoard(sampleDrawing(drawing, disks));
  const colours = new Uint8Array(disks.length).fill(EMPTY);
  const colouring = { colours, points: colours, stones: [] };
  paintThumbnail(canvas, size, devicePixelRatio, layout, colouring, readPalette());
}

function controls(controller: GameController, bench: JobController): HTMLElement[] {
  const change = (next: Partial<SampleDraft>) => {
    const { sampler } = controller.store.state;
    if (sampler !== null) bench.draft({ ...sampler.draft, ...next });
  };
  return [
    choice(controller, "Lattice", LATTICE_WORDS, "lattice", (lattice) => change({ lattice })),
    pitch(controller, (hundredths) => change({ pitch: hundredths })),
    seed(controller, (next) => change({ seed: next })),
    choice(controller, "Touching", TOUCH_WORDS, "touch", (touch) => change({ touch })),
  ];
}

function choice<Name extends "lattice" | "touch">(
  controller: GameController,
  title: string,
  options: readonly Option<SampleDraft[Name]>[],
  name: Name,
  choose: (value: SampleDraft[Name]) => void,
): HTMLFieldSetElement {
  const set = element("fieldset", {}, element("legend", {}, title));
  for (const { value, name: words, line } of options) {
    const radio = element("input", { type: "radio", name: `sample-${name}`, value });
    radio.addEventListener("change", () => choose(value));
    controller.store.subscribe(({ sampler }) => {
      radio.checked = sampler?.draft[name] === value;
    });
    const small = element("small", { class: "soft" }, line);
    set.append(element("label", {}, radio, element("span", {}, words), small));
  }
  return set;
}

function pitch(controller: GameController, choose: (hundredths: number) => void): HTMLElement {
  const { least, most, step } = PITCHES;
  const slider = element("input", {
    type: "range",
    id: "sample-pitch",
    min: String(least),
    max: String(most),
    step: String(step),
  });
  const words = element("output", { for: "sample-pitch" });
  slider.addEventListener("input", () => choose(Number(slider.value)));
  controller.store.subscribe(({ sampler }) => {
    if (sampler === null) return;
    const { pitch: hundredths } = sampler.draft;
    slider.value = String(hundredths);
    words.textContent = pitchWords(hundredths, pitchInTicks(sampler.plane, hundredths));
    slider.setAttribute("aria-valuetext", words.textContent);
  });
  const legend = element("label", { for: "sample-pitch", class: "legend" }, "Pitch");
  return element("div", { class: "pitch" }, legend, slider, words);
}

function seed(controller: GameController, choose: (seed: number) => void): HTMLElement {
  const words = element("span");
  const another = iconButton(Dices, "Another seed", () => {
    const { sampler } = controller.store.state;
    if (sampler !== null) choose(sampler.draft.seed + 1);
  });
  const row = element("div", { class: "seed" }, words, another);
  controller.store.subscribe(({ sampler }) => {
    row.hidden = sampler?.draft.lattice !== "blue-noise";
    words.textContent = `Seed ${sampler?.draft.seed ?? ""}`;
  });
  return row;
}

function progress(controller: GameController, bench: JobController): HTMLElement {
  const bar = element("progress", { max: "1", "aria-label": "Making the sample" });
  const words = element("span", { class: "soft", role: "status" });
  const cancel = button("Cancel", () => bench.cancel(), "btn small");
  controller.store.subscribe(({ sampler }) => {
    const state = sampler?.progress ?? { kind: "done" };
    const working = state.kind === "working";
    bar.hidden = cancel.hidden = !working;
    if (working) bar.value = state.share;
    words.textContent = progressWords(state);
  });
  return element("div", { class: "progress" }, bar, words, cancel);
}

function progressWords(progress: Sampler["progress"]): string {
  if (progress.kind === "cancelled") return "Cancelled. Change anything to try again.";
  return progress.kind === "failed" ? `This cannot be sampled: ${progress.message}` : "";
}

function foot(
  controller: GameController,
  close: () => void,
  use: (board: DisksBoard) => void,
): HTMLElement {
  const take = button("", () => useSample(controller, use), "btn primary");
  controller.store.subscribe(({ sampler, room }) => {
    take.textContent = room === "draw" ? "Draw on it" : "Play on it";
    take.disabled = sampler?.progress.kind !== "done" || sampler.found === null;
  });
  return element("div", { class: "row" }, take, button("Keep this board", close));
}

function useSample(controller: GameController, use: (board: DisksBoard) => void): void {
  const { sampler } = controller.store.state;
  if (sampler !== null && sampler.found !== null) use(sampler.found.board);
}
