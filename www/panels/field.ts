/** Form fields: exact rationals, one of a few, boxes to tick. */
import { noChange } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { Minus, Plus } from "lucide";
import { isRational, readable, stepped } from "../fractions.ts";
import { HALF } from "../words/buttons.ts";
import { html, iconButton, type Markup, nothing, type On } from "./template.ts";

interface Rational {
  readonly value: string;
  readonly least?: "zero";
  readonly hidden?: boolean;
  /** Handler of the Enter key. */
  readonly enter?: () => void;
}

/** Field for an exact rational, with steps of a half to both sides. `changed` receives any text. */
export function rationalField(
  name: string,
  { value, least, hidden = false, enter }: Rational,
  changed: (text: string) => void,
): Markup {
  const step = (from: Element, way: 1 | -1) => {
    const next = stepped(value, way);
    if (!isAllowed(next, least)) return;
    changed(next);
    from.closest(".stepper")?.querySelector("[aria-live]")?.replaceChildren(readable(next));
  };
  const press = (event: On<HTMLElement, KeyboardEvent>) => {
    if (event.key === "Enter") enter?.();
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.currentTarget, event.key === "ArrowUp" ? 1 : -1);
  };
  return html`<div class="stepper" ?hidden=${hidden}>
    ${iconButton(Minus, HALF.less(name), ({ currentTarget }) => step(currentTarget, -1))}
    <input type="text" inputmode="text" autocomplete="off" spellcheck="false" class="rational"
      aria-label=${name} aria-invalid=${!isAllowed(value, least)} value="0"
      .value=${hidden ? noChange : live(value)} @input=${(event: OnField) => changed(textOf(event))}
      @keydown=${press}>
    ${iconButton(Plus, HALF.more(name), ({ currentTarget }) => step(currentTarget, 1))}
    <span class="unseen" aria-live="polite"></span>
  </div>`;
}

function isAllowed(text: string, least?: "zero"): boolean {
  return isRational(text) && (least === undefined || !/^\s*[-−]/.test(text));
}

export type OnField = On<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Text in the field of an event. */
export function textOf({ currentTarget: field }: OnField): string {
  return field.value;
}

export interface Option<V extends string> {
  readonly value: V;
  readonly name: string;
  readonly line: string;
  /** Markup below this option. */
  readonly below?: Markup;
}

/** Radio buttons, each with a line that describes it. */
export function radios<V extends string>(
  legend: string,
  group: string,
  options: readonly Option<V>[],
  chosen: V | undefined,
  choose: (value: V) => void,
  classes: unknown = nothing,
): Markup {
  return html`<fieldset class=${classes}>
    <legend>${legend}</legend>
    ${options.map(
      ({ value, name, line, below = nothing }) => html`
        <label>
          <input type="radio" name=${group} value=${value} .checked=${live(value === chosen)}
            @change=${() => choose(value)}>
          <span>${name}</span>
          <small class="soft">${line}</small>
        </label>
        ${below}`,
    )}
  </fieldset>`;
}

interface Naming {
  readonly id?: string;
  readonly label?: string;
  readonly classes?: string;
}

/** Drop-down list. */
export function select<V extends string>(
  { id, label, classes }: Naming,
  values: readonly (readonly [V, string])[],
  chosen: V,
  choose: (value: V) => void,
): Markup {
  const change = (event: OnField) => {
    const found = values.find(([value]) => value === textOf(event));
    if (found !== undefined) choose(found[0]);
  };
  return html`<select id=${id ?? nothing} class=${classes ?? nothing} aria-label=${label ?? nothing}
    @change=${change}>
    ${values.map(
      ([value, words]) =>
        html`<option value=${value} .selected=${live(value === chosen)}>${words}</option>`,
    )}
  </select>`;
}

/** Field under its name. */
export function named(name: string, field: Markup, hidden = false): Markup {
  return html`<label class="field" ?hidden=${hidden}><span>${name}</span>${field}</label>`;
}

/** Tick box with its words. */
export function tick(words: string, on: boolean, changed: (on: boolean) => void): Markup {
  return html`<label class="tick">
    <input type="checkbox" .checked=${live(on)} @change=${() => changed(!on)}>
    ${words}
  </label>`;
}
