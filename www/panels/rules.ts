/** The rules as a sentence, and the form that they open to: presets and five choices. A mix that the
 *  core refuses says why and cannot be played; one that it takes starts the same board anew. */
import { X } from "lucide";
import type { GameController } from "../model/game-controller.ts";
import {
  type BoardKind,
  type Choice,
  type Draft,
  presetOf,
  withPreset,
} from "../model/rules-form.ts";
import { counted } from "../words/names.ts";
import {
  boardWords,
  endOptions,
  KOMI_WORDS,
  type Option,
  objectionWords,
  PRESET_WORDS,
  REPETITION_WORDS,
  rulesWords,
  scoreOptions,
} from "../words/rules.ts";
import { button, byId, dialogById, element, iconButton } from "./dom.ts";
import { rationalField } from "./field.ts";

export function mountRules(controller: GameController): void {
  mountSentence(controller);
  mountForm(controller);
}

function mountSentence(controller: GameController): void {
  const place = byId("rules");
  const words = element("div");
  place.append(
    words,
    button("Change the rules…", () => controller.openRules(), "btn small"),
  );
  controller.store.subscribe(({ board }, before) => {
    if (board === before.board && words.childElementCount > 0) return;
    const { name, details } = rulesWords(board);
    words.replaceChildren(element("p", {}, name), element("p", { class: "soft" }, details));
  });
}

function mountForm(controller: GameController): void {
  const dialog = dialogById("rules-form");
  const close = () => controller.store.dispatch({ kind: "rules", form: null });
  const objection = element("p", { class: "objection", role: "alert" });
  const board = element("p", { class: "soft" });
  dialog.append(
    element("h2", { id: "rules-heading" }, "Rules"),
    iconButton(X, "Close", close, "dismiss"),
    presets(controller),
    element(
      "div",
      { class: "choices" },
      element(
        "div",
        {},
        group(controller, "Repetition", "repetition", () => REPETITION_WORDS),
      ),
      element("div", {}, group(controller, "End", "end", endOptions), komi(controller)),
      element(
        "div",
        {},
        group(controller, "Score", "score", scoreOptions),
        element("fieldset", {}, element("legend", {}, "Board"), board),
      ),
    ),
    element("div", { class: "foot" }, objection, foot(controller, close)),
  );
  dialog.addEventListener("close", () => {
    if (controller.store.state.rulesForm !== null) close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  controller.store.subscribe((state) => {
    const form = state.rulesForm;
    if (form === null) return dialog.close();
    board.textContent = boardWords(state.board);
    objection.textContent =
      form.objection === null ? "" : objectionWords(form.objection.message, kindOf(controller));
    objection.hidden = form.objection === null;
    for (const set of dialog.querySelectorAll("fieldset"))
      set.classList.toggle(
        "wrong",
        form.objection !== null && set.dataset.choice === form.objection.choice,
      );
    if (!dialog.open) dialog.showModal();
  });
}

function presets(controller: GameController): HTMLElement {
  const host = element("div", { class: "presets", role: "group", "aria-label": "Presets" });
  for (const { value, name, line } of PRESET_WORDS) {
    const made = element("button", { type: "button", class: "preset" });
    made.append(element("b", {}, name), element("span", { class: "soft" }, line));
    made.addEventListener("click", () =>
      change(controller, (draft) => withPreset(draft, value, kindOf(controller))),
    );
    controller.store.subscribe(({ rulesForm }) => {
      const chosen = rulesForm !== null && presetOf(rulesForm.draft, kindOf(controller)) === value;
      made.setAttribute("aria-pressed", String(chosen));
    });
    host.append(made);
  }
  return host;
}

function kindOf(controller: GameController): BoardKind {
  return controller.store.state.board.facts.kind;
}

type RadioChoice = "repetition" | "end" | "score" | "komiWay";

/** The options are put together anew for each kind of board. */
function group<Name extends RadioChoice>(
  controller: GameController,
  title: string,
  choice: Name,
  optionsOn: (kind: BoardKind) => readonly Option<Draft[Name]>[],
): HTMLFieldSetElement {
  const set = element("fieldset");
  set.dataset.choice = choice;
  let shown: BoardKind | null = null;
  controller.store.subscribe(({ board, rulesForm }) => {
    const { kind } = board.facts;
    if (kind !== shown)
      set.replaceChildren(
        element("legend", {}, title),
        ...optionsOn(kind).map((each) => option(controller, choice, each)),
      );
    shown = kind;
    for (const radio of set.querySelectorAll<HTMLInputElement>("input[type='radio']"))
      radio.checked = rulesForm?.draft[choice] === radio.value;
  });
  return set;
}

function option<Name extends RadioChoice>(
  controller: GameController,
  choice: Name,
  { value, name, line }: Option<Draft[Name]>,
): HTMLElement {
  const radio = element("input", { type: "radio", name: `rules-${choice}`, value });
  radio.addEventListener("change", () =>
    change(controller, (draft) => ({ ...draft, [choice]: value }), choice),
  );
  const words = element("small", { class: "soft" }, line);
  return element("label", {}, radio, element("span", {}, name), words);
}

function komi(controller: GameController): HTMLFieldSetElement {
  const set = group(controller, "Komi", "komiWay", () => KOMI_WORDS);
  const field = rationalField("Komi of the rules", (text) =>
    change(controller, (draft) => ({ ...draft, komiWay: "number", komi: text }), "komiWay"),
  );
  controller.store.subscribe(({ rulesForm }) => {
    if (!set.contains(field.row)) set.children[1]?.after(field.row);
    if (rulesForm === null) return;
    field.set(rulesForm.draft.komi);
    field.row.hidden = rulesForm.draft.komiWay !== "number";
  });
  return set;
}

function change(
  controller: GameController,
  next: (draft: Draft) => Draft,
  choice: Choice | null = null,
): void {
  const form = controller.store.state.rulesForm;
  if (form !== null) controller.draftRules(next(form.draft), choice);
}

/** Asks once before turns are left behind. */
function foot(controller: GameController, close: () => void): HTMLElement {
  const words = element("p");
  const start = button("Play by these rules", () => startAnew(controller), "btn primary");
  const cancel = button("Keep the rules as they are", close);
  controller.store.subscribe(({ rulesForm, game }) => {
    if (rulesForm === null) return;
    start.disabled = rulesForm.objection !== null;
    const asked = rulesForm.confirming;
    words.hidden = !asked;
    words.textContent = `This starts the board anew and leaves ${counted(game.turnCount, "turn")} behind.`;
    start.textContent = asked ? "Start anew" : "Play by these rules";
  });
  return element(
    "div",
    { class: "answer" },
    words,
    element("div", { class: "row" }, start, cancel),
  );
}

function startAnew(controller: GameController): void {
  const { rulesForm: form, game } = controller.store.state;
  if (form === null) return;
  if (form.confirming || game.turnCount === 0) controller.playWithForm();
  else controller.store.dispatch({ kind: "rules", form: { ...form, confirming: true } });
}
