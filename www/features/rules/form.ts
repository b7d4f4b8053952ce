/** Form of the rules: presets and five choices. A mix that the core refuses shows the reason and cannot be played; a valid one
 *  starts the same board anew. Fetched when it is first opened. */
import { evenKomi, handicapsOf, withoutHandicap } from "../../model/even-game.ts";
import type { GameController } from "../../model/game-controller.ts";
import {
  draftRules,
  evenDraft,
  handicapDraft,
  playWithForm,
} from "../../model/rules-controller.ts";
import {
  type Choice,
  type Draft,
  presetOf,
  rulesFormSlice,
  withPreset,
} from "../../model/rules-form.ts";
import type { BoardView, State } from "../../model/state.ts";
import { turnsPlayed } from "../../model/turns.ts";
import { byId } from "../../panels/dom.ts";
import { named, type Option, radios, rationalField, select } from "../../panels/field.ts";
import {
  button,
  dialogHead,
  html,
  line,
  type Markup,
  mountDialog,
  row,
} from "../../panels/template.ts";
import { DESCRIPTIONS } from "../../words/kinds.ts";
import {
  anewWords,
  endOptions,
  evenWords,
  handicapWord,
  KOMI_WORDS,
  objectionWords,
  PRESET_WORDS,
  REPETITION_WORDS,
  RULES_FORM,
  scoreOptions,
} from "../../words/rules-form.ts";
import { wordsOnPieces } from "./pieces.ts";

export { openRules } from "../../model/rules-controller.ts";

export function mountForm(controller: GameController): void {
  const { store } = controller;
  const clock = byId("clock-choice");
  const close = () => store.dispatch(rulesFormSlice.with(null));
  mountDialog(
    store,
    "rules-form",
    [rulesFormSlice, "board", "game"],
    (state) => formOf(controller, state, clock, close),
    close,
  );
}

function formOf(
  controller: GameController,
  state: State,
  clock: HTMLElement,
  close: () => void,
): Markup | null {
  const { board, game } = state;
  const form = rulesFormSlice.of(state);
  if (form === null) return null;
  const { draft, objection, confirming } = form;
  const { kind } = board.facts;
  const start = button(
    confirming ? RULES_FORM.startAnew : RULES_FORM.playByTheseRules,
    () => startAnew(controller),
    "btn primary",
    { disabled: objection !== null },
  );
  return html`
    ${dialogHead("rules-heading", RULES_FORM.rules, close)}
    ${presets(controller, draft)}
    <div class="choices">
      <div>${group(controller, RULES_FORM.repetition, "repetition", REPETITION_WORDS)}${people(controller, draft)}</div>
      <div>${group(controller, RULES_FORM.end, "end", endOptions(kind))}${komi(controller, draft)}${clock}</div>
      <div>
        ${group(controller, RULES_FORM.score, "score", scoreOptions(kind))}
        ${line(RULES_FORM.notTerritory)}
        <fieldset><legend>${RULES_FORM.board}</legend>${line(described(board))}</fieldset>
      </div>
    </div>
    <div class="foot">
      <p class="objection" role="alert" ?hidden=${objection === null}>
        ${objection && objectionWords(objection.message, kind)}
      </p>
      <div class="answer">
        <p ?hidden=${!confirming}>
          ${anewWords(turnsPlayed(game.turnCount, board.names))}
        </p>
        ${row(start, button(RULES_FORM.keepRulesAsThey, close))}
      </div>
    </div>`;
}

function described(board: BoardView): string {
  const { facts } = board;
  return [DESCRIPTIONS[facts.directed ? "directed" : facts.kind](facts), wordsOnPieces(board)]
    .filter((words) => words !== null)
    .join(" ");
}

function presets(controller: GameController, draft: Draft): Markup {
  const { kind } = controller.store.state.board.facts;
  const chosen = presetOf(draft, kind);
  return html`<div class="presets" role="group" aria-label=${RULES_FORM.presets}>
    ${PRESET_WORDS.map(({ value, name, line: words }) =>
      button(
        html`<b>${name}</b><span class="soft">${words}</span>`,
        () => change(controller, withPreset(draft, value, kind), null),
        "preset",
        { pressed: value === chosen },
      ),
    )}
  </div>`;
}

/** An even game, and handicaps: one press each. */
function people(controller: GameController, draft: Draft): Markup {
  const { board, rules } = controller.document();
  const { facts } = controller.store.state.board;
  const bare = withoutHandicap(board, rules);
  // None where the komi is divided; the draft keeps it for a way back.
  const handicap = draft.komiWay === "number" ? draft.handicap : 0;
  const isEven = draft.komiWay === "number" && handicap === 0 && draft.komi === evenKomi(bare);
  const handicaps = [0, ...handicapsOf(bare, facts)].map(
    (count) => [String(count), handicapWord(count)] as const,
  );
  return html`<fieldset>
    <legend>${RULES_FORM.people}</legend>
    <div class="row">
      ${button(evenWords(evenKomi(bare)), () => change(controller, evenDraft(draft, bare), null), "btn small", { pressed: isEven })}
      ${named(
        RULES_FORM.handicap,
        select({}, handicaps, String(handicap), (count) =>
          change(controller, handicapDraft(draft, bare, Number(count)), null),
        ),
      )}
    </div>
    ${line(RULES_FORM.handicapLine)}
  </fieldset>`;
}

type RadioChoice = "repetition" | "end" | "score" | "komiWay";

function group<Name extends RadioChoice>(
  controller: GameController,
  title: string,
  choice: Name,
  options: readonly Option<Draft[Name]>[],
): Markup | null {
  const form = rulesFormSlice.of(controller.store.state);
  if (form === null) return null;
  return radios(
    title,
    `rules-${choice}`,
    options,
    form.draft[choice],
    (value) => change(controller, { ...form.draft, [choice]: value }, choice),
    form.objection?.choice === choice ? "wrong" : "",
  );
}

/** Choice of komi; the field stands under the first way, a komi that is named. */
function komi(controller: GameController, draft: Draft): Markup | null {
  const [first, ...others] = KOMI_WORDS;
  const field = { value: draft.komi, hidden: draft.komiWay !== "number" };
  const below = rationalField(RULES_FORM.komiRules, field, (text) =>
    change(controller, { ...draft, komiWay: "number", komi: text }, "komiWay"),
  );
  const options = first === undefined ? [] : [{ ...first, below }, ...others];
  return group(controller, RULES_FORM.komi, "komiWay", options);
}

function change(controller: GameController, draft: Draft, choice: Choice | null): void {
  if (rulesFormSlice.of(controller.store.state) !== null) draftRules(controller, draft, choice);
}

/** Starts anew, after one question where turns would be left behind. */
function startAnew(controller: GameController): void {
  const { game } = controller.store.state;
  const form = rulesFormSlice.of(controller.store.state);
  if (form === null) return;
  if (form.confirming || game.turnCount === 0) playWithForm(controller);
  else controller.store.dispatch(rulesFormSlice.with({ ...form, confirming: true }));
}
