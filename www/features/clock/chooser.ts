/** The choice of a time control in the form of the rules: some that are usual, and one of the reader's own. */
import { liveSlice } from "../../model/correspondence.ts";
import type { GameController } from "../../model/game-controller.ts";
import { rulesFormSlice } from "../../model/rules-form.ts";
import type { TimeControl } from "../../model/times.ts";
import { byId } from "../../panels/dom.ts";
import { named, select } from "../../panels/field.ts";
import { html, type Markup, mount, nothing, type On, resting } from "../../panels/template.ts";
import { boundsWords, CLOCK, controlWords, FIELD_WORDS, KIND_WORDS } from "../../words/clock.ts";
import type { ClockController } from "./clock-controller.ts";
import {
  boundsOf,
  controlFrom,
  KINDS,
  numberIn,
  numbersOf,
  type OwnControl,
  type OwnNumber,
  ofKind,
  ownFrom,
} from "./own-control.ts";

const [SECOND, MINUTE] = [1000, 60_000];

/** Controls that can be chosen; null: no clock. */
const OFFERED: readonly (TimeControl | null)[] = [
  null,
  { kind: "absolute", main: 5 * MINUTE },
  { kind: "absolute", main: 20 * MINUTE },
  { kind: "fischer", main: 3 * MINUTE, increment: 5 * SECOND },
  { kind: "fischer", main: 10 * MINUTE, increment: 10 * SECOND },
  { kind: "byo-yomi", main: 5 * MINUTE, periods: 3, period: 20 * SECOND },
  { kind: "byo-yomi", main: 20 * MINUTE, periods: 5, period: 30 * SECOND },
];

/** Value of the choice that opens the fields. */
const OWN = "own";

/** A choice that the form holds until it is closed. `own`: the fields, while they are open. */
interface Chosen {
  readonly control: TimeControl | null;
  readonly own: OwnControl | null;
}

/** The choice counts once the form is applied or closed, and Escape drops it. */
export function mountChooser(controller: GameController, clocks: ClockController): void {
  const { store } = controller;
  let chosen: Chosen | null = null;
  const write = (next: Chosen) => {
    chosen = next;
    refresh();
  };
  byId("rules-form").addEventListener("cancel", () => {
    chosen = null;
  });
  store.subscribe((state) => {
    if (chosen === null || rulesFormSlice.of(state) !== null) return;
    const { control } = chosen;
    chosen = null;
    if (controlWords(control) !== controlWords(controlOf(clocks))) clocks.set(control);
  });
  const reads = ["opponent", "game", liveSlice, rulesFormSlice] as const;
  const refresh = mount(store, "clock-choice", reads, (state) => {
    const isAgreed =
      state.opponent.kind === "link" && (state.game.record.length > 0 || liveSlice.of(state));
    const control = controlOf(clocks);
    return isAgreed ? null : chooser(control, chosen ?? { control, own: null }, write);
  });
  clocks.subscribe(() => {
    if (clocks.clock?.running == null) refresh();
  });
}

function controlOf({ clock }: ClockController): TimeControl | null {
  return clock?.control ?? null;
}

type Write = (chosen: Chosen) => void;

/** The controls that are offered, `now` where it is another, and the fields of one's own. */
function chooser(now: TimeControl | null, { control, own }: Chosen, write: Write): Markup {
  const offered = OFFERED.map(controlWords).includes(controlWords(now))
    ? OFFERED
    : [...OFFERED, now];
  const names = offered.map(controlWords);
  const choose = (value: string) => {
    if (value === OWN) writeOwn(ownFrom(control));
    else write({ control: offered[names.indexOf(value)] ?? null, own: null });
  };
  const writeOwn = (next: OwnControl) => write({ control: controlFrom(next), own: next });
  return html`<fieldset>
    <legend>${CLOCK.name}</legend>
    ${select(
      { label: CLOCK.name },
      [...names.map((words) => [words, words] as const), [OWN, CLOCK.own] as const],
      own === null ? controlWords(control) : OWN,
      choose,
    )}${own === null ? nothing : fields(own, writeOwn)}
  </fieldset>`;
}

function fields(own: OwnControl, write: (own: OwnControl) => void): Markup {
  const kinds = KINDS.map((kind) => [kind, KIND_WORDS[kind]] as const);
  return html`<div class="own-time">
    ${select({ label: CLOCK.kind }, kinds, own.kind, (kind) => write(ofKind(own, kind)))}
    ${numbersOf(own.kind).map((name) => numberField(own, name, write))}
  </div>`;
}

/** A number that is out of bounds changes nothing, and the field says what it takes. */
function numberField(own: OwnControl, name: OwnNumber, write: (own: OwnControl) => void): Markup {
  const bounds = boundsOf(name, own.kind);
  const take = ({ currentTarget: field }: On<HTMLInputElement>) => {
    const value = numberIn(field.value, bounds);
    field.ariaInvalid = String(value === null);
    if (value !== null && value !== own[name]) write({ ...own, [name]: value });
  };
  const field = html`<input type="text" inputmode="decimal" autocomplete="off" class="rational"
    aria-invalid="false" @change=${take} ${resting(String(own[name]))}>`;
  return html`${named(FIELD_WORDS[name], field)}
    <p class="objection allowed" role="alert">${boundsWords(bounds)}</p>`;
}
