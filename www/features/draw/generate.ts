/** Choice of a new board: an empty paper of each kind, or a board made from numbers, which the paper shows faintly
 *  until it is drawn on. A worker computes it. A press on the paper, a tool or Escape puts the choice
 *  away. */
import "./generate.css";
import { Dices } from "lucide";
import { has } from "../../engine/features.ts";
import { full } from "../../engine/full-module.ts";
import type { GeneratedBoard } from "../../engine/protocol.ts";
import { byId } from "../../panels/dom.ts";
import {
  button,
  html,
  iconButton,
  line,
  type Markup,
  mount,
  painted,
  row,
} from "../../panels/template.ts";
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
import { generatedWords } from "../../words/drawing.ts";
import {
  DRAWN_CHOICES,
  GENERATE_WORDS,
  generatorStatusWords,
  OTHER_NAMES,
} from "../../words/generate.ts";
import { generatorInWords } from "../../words/generators.ts";
import { families, focusChosen } from "./generator-list.ts";
import { exactField, numberRow, parameterRow } from "./parameters.ts";
import { mountPlates, type Plates } from "./plates.ts";
import { Previews } from "./preview.ts";
import { papers } from "./start.ts";

/** Returns a function that opens the choice, or puts it away; it is put together on first use. */
export function mountGenerate(editor: EditorController): () => void {
  let generating: GeneratorController | null = null;
  return () => {
    generating ??= mounted(editor);
    if (generating.store.state !== null) return leave(editor);
    editor.store.dispatch({ kind: "choosing", open: true });
    generating.open();
    focusChosen(byId("generate"));
  };
}

function leave(editor: EditorController): void {
  editor.store.dispatch({ kind: "choosing", open: false });
  byId("drawing").focus({ preventScroll: true });
}

function mounted(editor: EditorController): GeneratorController {
  const known = full()
    .generators()
    .map((entry) => familyChoice(generatorInWords(entry), OTHER_NAMES[entry.id]));
  const [first] = known;
  if (first === undefined) throw new Error("there are no generators");
  const [host, paper] = [byId("generate"), byId("drawing-preview")];
  const previews = new Previews(() => paper.querySelector("canvas"));
  const generating = new GeneratorController(editor, first, previews);
  const choices = [...known, ...DRAWN_CHOICES];
  const plates = mountPlates(host, editor);
  let wanted = "";
  const search = (text: string) => {
    wanted = text;
    refresh();
  };
  mount(generating.store, paper, "all", (state) => state && preview(state, previews));
  const view = (state: GeneratorDialog | null) =>
    state && choiceOf(editor, generating, plates, state, choices, wanted, search);
  const refresh = mount(generating.store, host, "all", view, {
    after: (state, before) => {
      if (state !== null && before === null) plates.repaint();
    },
  });
  editor.store.subscribe(({ choosing }) => {
    if (choosing || generating.store.state === null) return;
    wanted = "";
    generating.close();
  });
  paper.addEventListener("click", () => leave(editor));
  host.addEventListener("keydown", (event) => {
    if (!/^F\d+$/.test(event.key)) event.stopPropagation();
    if (event.key === "Escape") leave(editor);
  });
  return generating;
}

function choiceOf(
  editor: EditorController,
  generating: GeneratorController,
  plates: Plates,
  state: GeneratorDialog,
  choices: readonly GeneratorChoice[],
  wanted: string,
  search: (text: string) => void,
): Markup {
  const { status, board: made, draft } = state;
  const draw = () => {
    generating.draw();
    byId("drawing").focus({ preventScroll: true });
  };
  const hidden = status.kind !== "working";
  return html`
    ${papers(editor)}
    ${families(generating, plates, state, choices, wanted, search)}
    <div class="set">${numbers(state, (next) => generating.draft(next))}</div>
    <div class="foot">
      <div class="made" aria-live="polite">
        <p class="counts">${made && generatedWords(made.document.board, made.survey)}</p>
        ${line(draft.choice.note)}
      </div>
      <div class="progress">
        <progress aria-label=${GENERATE_WORDS.makingBoard} ?hidden=${hidden}></progress>
        <span role="status" class=${status.kind === "failed" ? "objection" : "soft"}>
          ${generatorStatusWords(status)}
        </span>
        ${button(GENERATE_WORDS.stop, () => generating.stop(), "btn small", { hidden })}
      </div>
      ${row(
        button(GENERATE_WORDS.drawOn, draw, "btn primary", { disabled: status.kind !== "done" }),
        button(GENERATE_WORDS.cancel, () => leave(editor)),
      )}
    </div>`;
}

/** Last finished board on the paper, paler while the next one is made. */
function preview({ status, board: made }: GeneratorDialog, previews: Previews): Markup {
  return html`<canvas role="img" class=${status.kind === "done" ? "" : "stale"} aria-label=${GENERATE_WORDS.picture}
    ${painted(made, (canvas) => paintMade(canvas, made, previews))}></canvas>`;
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
