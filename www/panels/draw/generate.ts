/** Boards from generators: what is asked for is shown at once, drawn by the page's own layers, and drawn on
 *  at a press. The work is done beside the page. */
import { Dices, X } from "lucide";
import { full } from "../../engine/full-module.ts";
import type { Made } from "../../engine/protocol.ts";
import { layOutBoard } from "../../kinds/kinds.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { GeneratorController } from "../../sketch/generator-controller.ts";
import {
  chosenValue,
  familyChoice,
  type Generation,
  type GeneratorDraft,
  isSeeded,
  LEFT_OUT,
  ONE_WAY,
  SEEDS,
  withValue,
} from "../../sketch/generator-form.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import { previewFraming } from "../../view/framing.ts";
import { readPalette } from "../../view/theme.ts";
import { paintThumbnail } from "../../view/thumbnail.ts";
import { DRAWN_CHOICES, madeWords, makingWords, UNSEEN } from "../../words/generate.ts";
import { button, byId, dialogById, element, iconButton } from "../dom.ts";
import { families, focusChosen } from "./generator-list.ts";
import { exactField, type NumberRow, numberRow, parameterRow } from "./parameters.ts";

/** In all placements of a go-space together: more would keep the page busy for seconds. */
const MOST_IN_HULLS = 4000;

/** Gives back what opens the dialog, which is put together when it is first asked for. */
export function mountGenerate(editor: EditorController): () => void {
  let generating: GeneratorController | null = null;
  return () => {
    generating ??= mounted(editor);
    generating.open();
  };
}

function mounted(editor: EditorController): GeneratorController {
  const known = full().generators().map(familyChoice);
  const [first] = known;
  if (first === undefined) throw new Error("there are no generators");
  const generating = new GeneratorController(editor, first);
  const dialog = dialogById("generate");
  const finder = families(generating, [...DRAWN_CHOICES, ...known]);
  const close = () => generating.close();
  dialog.append(
    element("h2", { id: "generate-heading" }, "Generate a board"),
    iconButton(X, "Close", close, "dismiss"),
    element("div", { class: "generator" }, preview(generating), asked(generating, finder)),
    element("div", { class: "foot" }, progress(generating), foot(generating, close)),
  );
  dialog.addEventListener("close", () => {
    if (generating.store.state !== null) close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  generating.store.subscribe((state) => {
    if (state === null) return dialog.close();
    if (dialog.open) return;
    dialog.showModal();
    focusChosen(finder);
  });
  return generating;
}

/** The last board that was made, paler while the next one is. */
function preview(generating: GeneratorController): HTMLElement {
  const canvas = element("canvas", { role: "img", "aria-label": "The board" });
  const counts = element("p", { class: "counts" });
  const note = element("p", { class: "soft" });
  const report = element("div", { class: "report", "aria-live": "polite" }, counts, note);
  const place = element("div", { class: "preview" }, canvas, report);
  let painted: { readonly made: Made; readonly layout: BoardLayout } | null = null;
  const paint = (made: Made | null) => {
    const shown = made !== null && painted?.made === made ? painted : planned(made);
    painted = shown;
    if (shown === null) canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
    else paintMade(canvas, shown.made, shown.layout);
  };
  generating.store.subscribe((state, before) => {
    place.classList.toggle("stale", state !== null && state.making.kind !== "done");
    if (state === null) return;
    if (state.made !== before?.made) {
      paint(state.made);
      counts.textContent = state.made === null ? "" : madeWords(state.made);
    }
    const unseen = state.made !== null && !isSeen(state.made);
    note.textContent = unseen ? UNSEEN : state.draft.choice.note;
  });
  new ResizeObserver(() => paint(generating.store.state?.made ?? null)).observe(canvas);
  return place;
}

function planned(made: Made | null): { readonly made: Made; readonly layout: BoardLayout } | null {
  return made === null || !isSeen(made)
    ? null
    : { made, layout: layOutBoard(made.picture.drawing) };
}

function isSeen({ picture }: Made): boolean {
  return picture.drawing.hullPoints.length <= MOST_IN_HULLS;
}

function paintMade(canvas: HTMLCanvasElement, { picture }: Made, layout: BoardLayout): void {
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  const framing = previewFraming(layout);
  paintThumbnail(canvas, size, devicePixelRatio, layout, picture, readPalette(), framing);
}

function asked(generating: GeneratorController, finder: HTMLElement): HTMLElement {
  const change = (next: (draft: GeneratorDraft) => GeneratorDraft) => {
    const { state } = generating.store;
    if (state !== null) generating.draft(next(state.draft));
  };
  const parts = [parameters, links, seed].map((part) => part(generating, change));
  return element("div", { class: "asked" }, finder, element("div", { class: "set" }, ...parts));
}

type Change = (next: (draft: GeneratorDraft) => GeneratorDraft) => void;

/** Those of the chosen board. */
function parameters(generating: GeneratorController, change: Change): HTMLElement {
  const place = element("div", { class: "parameters", role: "group" });
  let rows: readonly NumberRow[] = [];
  generating.store.subscribe((state, before) => {
    if (state === null || state.draft === before?.draft) return;
    const { choice } = state.draft;
    if (choice !== before?.draft.choice) {
      rows = choice.parameters.map((parameter) =>
        parameterRow(parameter, (value) =>
          change((draft) => withValue(draft, parameter.id, value)),
        ),
      );
      place.replaceChildren(...rows.map(({ row }) => row));
      place.setAttribute("aria-label", choice.name);
      place.hidden = rows.length === 0;
    }
    choice.parameters.forEach((parameter, i) => {
      rows[i]?.show(chosenValue(state.draft, parameter));
    });
  });
  return place;
}

/** What becomes of the links of a graph; of other boards it is not asked. */
function links(generating: GeneratorController, change: Change): HTMLElement {
  const leftOut = numberRow("generate-left-out", "Left out", LEFT_OUT, " %", (value) =>
    change((draft) => ({ ...draft, leftOut: value })),
  );
  const oneWay = numberRow("generate-one-way", "One-way", ONE_WAY, " %", (value) =>
    change((draft) => ({ ...draft, oneWay: value })),
  );
  const legend = element("legend", {}, "Links");
  const place = element("fieldset", { class: "parameters" }, legend, leftOut.row, oneWay.row);
  generating.store.subscribe((state, before) => {
    if (state === null) return;
    place.hidden = !hasLinks(state);
    if (state.draft === before?.draft) return;
    leftOut.show(state.draft.leftOut);
    oneWay.show(state.draft.oneWay);
  });
  return place;
}

function hasLinks({ made }: Generation): boolean {
  return made === null || made.document.board.kind === "graph";
}

function seed(generating: GeneratorController, change: Change): HTMLElement {
  const field = exactField("Seed", SEEDS, (value) =>
    change((draft) => ({ ...draft, seed: value })),
  );
  const another = iconButton(Dices, "Another seed", () =>
    change((draft) => ({ ...draft, seed: (draft.seed + 1) % SEEDS.most })),
  );
  const row = element("div", { class: "seed" }, element("span", {}, "Seed"), field.row, another);
  generating.store.subscribe((state, before) => {
    if (state === null || state.draft === before?.draft) return;
    row.hidden = !isSeeded(state.draft);
    field.show(state.draft.seed);
  });
  return row;
}

function progress(generating: GeneratorController): HTMLElement {
  const bar = element("progress", { "aria-label": "Making the board" });
  const words = element("span", { role: "status" });
  const stop = button("Stop", () => generating.stop(), "btn small");
  generating.store.subscribe((state) => {
    bar.hidden = stop.hidden = state?.making.kind !== "working";
    words.textContent = state === null ? "" : makingWords(state.making);
    words.className = state?.making.kind === "failed" ? "objection" : "soft";
  });
  return element("div", { class: "progress" }, bar, words, stop);
}

function foot(generating: GeneratorController, close: () => void): HTMLElement {
  const draw = () => {
    generating.draw();
    byId("easel").focus({ preventScroll: true });
  };
  const take = button("Draw on it", draw, "btn primary");
  generating.store.subscribe((state) => {
    take.disabled = state?.making.kind !== "done";
  });
  return element("div", { class: "row" }, take, button("Cancel", close));
}
