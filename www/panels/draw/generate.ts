/** Generator dialog: a preview of the chosen board is shown at once, drawn by the page's own layers; a
 *  press opens it for drawing. A worker computes it. */

import { Dices } from "lucide";
import { has } from "../../engine/features.ts";
import { full } from "../../engine/full-module.ts";
import type { GeneratedBoard } from "../../engine/protocol.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { GeneratorController } from "../../sketch/generator-controller.ts";
import {
  chosenValue,
  familyChoice,
  type GeneratorChoice,
  type GeneratorDialog,
  type GeneratorDraft,
  isSeeded,
  LEFT_OUT,
  ONE_WAY,
  SEEDS,
  withValue,
} from "../../sketch/generator-form.ts";
import {
  DRAWN_CHOICES,
  GENERATE_WORDS,
  generatorStatusWords,
  OTHER_NAMES,
} from "../../words/generate.ts";
import { generatorInWords } from "../../words/generators.ts";
import { generatedWords } from "../../words/kinds.ts";
import { byId } from "../dom.ts";
import {
  button,
  dialogHead,
  html,
  iconButton,
  line,
  type Markup,
  mountDialog,
  painted,
  row,
} from "../template.ts";
import { families, focusChosen } from "./generator-list.ts";
import { exactField, numberRow, parameterRow } from "./parameters.ts";
import { mountPlates, type Plates } from "./plates.ts";
import { Previews } from "./preview.ts";

/** Returns a function that opens the dialog, which is put together on first use. */
export function mountGenerate(editor: EditorController): () => void {
  let generating: GeneratorController | null = null;
  return () => {
    generating ??= mounted(editor);
    generating.open();
  };
}

function mounted(editor: EditorController): GeneratorController {
  const known = full()
    .generators()
    .map((entry) => familyChoice(generatorInWords(entry), OTHER_NAMES[entry.id]));
  const [first] = known;
  if (first === undefined) throw new Error("there are no generators");
  const previews = new Previews(() => byId("generate").querySelector(".preview canvas"));
  const generating = new GeneratorController(editor, first, previews);
  const choices = [...known, ...DRAWN_CHOICES];
  const plates = mountPlates(byId("generate"), editor);
  let wanted = "";
  const search = (text: string) => {
    wanted = text;
    refresh();
  };
  const view = (state: GeneratorDialog | null) => {
    if (state !== null)
      return dialogOf(generating, previews, plates, state, choices, wanted, search);
    wanted = "";
    return null;
  };
  const close = () => generating.close();
  const refresh = mountDialog(generating.store, "generate", "all", view, close, (dialog) => {
    plates.repaint();
    focusChosen(dialog);
  });
  return generating;
}

function dialogOf(
  generating: GeneratorController,
  previews: Previews,
  plates: Plates,
  state: GeneratorDialog,
  choices: readonly GeneratorChoice[],
  wanted: string,
  search: (text: string) => void,
): Markup {
  const { status } = state;
  const close = () => generating.close();
  const draw = () => {
    generating.draw();
    byId("drawing").focus({ preventScroll: true });
  };
  const hidden = status.kind !== "working";
  return html`
    ${dialogHead("generate-heading", GENERATE_WORDS.generateBoard, close)}
    <div class="generator">
      ${preview(state, previews)}
      <div class="asked">
        ${families(generating, plates, state, choices, wanted, search)}
        <div class="set">${numbers(state, (draft) => generating.draft(draft))}</div>
      </div>
    </div>
    <div class="foot">
      <div class="progress">
        <progress aria-label=${GENERATE_WORDS.makingBoard} ?hidden=${hidden}></progress>
        <span role="status" class=${status.kind === "failed" ? "objection" : "soft"}>
          ${generatorStatusWords(status)}
        </span>
        ${button(GENERATE_WORDS.stop, () => generating.stop(), "btn small", { hidden })}
      </div>
      ${row(
        button(GENERATE_WORDS.drawOn, draw, "btn primary", { disabled: status.kind !== "done" }),
        button(GENERATE_WORDS.cancel, close),
      )}
    </div>`;
}

/** Last finished board, paler while the next one is made. */
function preview({ status, board: made, draft }: GeneratorDialog, previews: Previews): Markup {
  return html`<div class=${status.kind === "done" ? "preview" : "preview stale"}>
    <canvas role="img" aria-label=${GENERATE_WORDS.picture} ${painted(made, (canvas) => paintMade(canvas, made, previews))}></canvas>
    <div class="report" aria-live="polite">
      <p class="counts">${made && generatedWords(made.document.board.kind, made.survey)}</p>
      ${line(draft.choice.note)}
    </div>
  </div>`;
}

function paintMade(
  canvas: HTMLCanvasElement,
  made: GeneratedBoard | null,
  previews: Previews,
): void {
  if (made === null) canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
  else previews.show(canvas, made);
}

/** Parameters of the chosen board, the treatment of a graph's links, and the seed of random boards. */
function numbers(
  { draft, board: made }: GeneratorDialog,
  change: (draft: GeneratorDraft) => void,
): Markup {
  const { choice, leftOut, oneWay, seed } = draft;
  const parameters = choice.parameters.map((parameter) =>
    parameterRow(parameter, chosenValue(draft, parameter), (value) =>
      change(withValue(draft, parameter.id, value)),
    ),
  );
  const hasLinks = made === null || has(made.document.board, "links");
  const another = () => change({ ...draft, seed: (seed + 1) % SEEDS.most });
  return html`
    <div class="parameters" role="group" aria-label=${choice.name} ?hidden=${parameters.length === 0}>
      ${parameters}</div>
    <fieldset class="parameters" ?hidden=${!hasLinks}>
      <legend>${GENERATE_WORDS.links}</legend>
      ${numberRow("generate-left-out", GENERATE_WORDS.leftOut, LEFT_OUT, " %", leftOut, (value) =>
        change({ ...draft, leftOut: value }),
      )}
      ${numberRow("generate-one-way", GENERATE_WORDS.oneWay, ONE_WAY, " %", oneWay, (value) =>
        change({ ...draft, oneWay: value }),
      )}
    </fieldset>
    <div class="seed" ?hidden=${!isSeeded(draft)}>
      <span>${GENERATE_WORDS.seed}</span>
      ${exactField(GENERATE_WORDS.seed, SEEDS, seed, (value) => change({ ...draft, seed: value }))}
      ${iconButton(Dices, GENERATE_WORDS.anotherSeed, another)}
    </div>`;
}
