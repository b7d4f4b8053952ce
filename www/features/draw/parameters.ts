/** Parameters: numbers with a slider and an exact field, and choices among a few. */

import { live } from "lit-html/directives/live.js";
import type { Parameter } from "../../engine/generators.ts";
import { type OnField, select, textOf } from "../../panels/field.ts";
import { html, type Markup, type On, resting } from "../../panels/template.ts";
import { nearestStop, numberIn, type Range, stopsOf } from "../../sketch/generator-form.ts";
import { capitalised, grouped } from "../../words/counts.ts";
import { numberWords } from "../../words/drawing.ts";
import { rangedWords, rangeWords } from "../../words/generate.ts";

type Change = (value: number) => void;

/** Row for a number; `unit` follows the number in the row and when it is read aloud. */
export function numberRow(
  id: string,
  name: string,
  range: Range,
  unit: string,
  value: number,
  change: Change,
): Markup {
  const stops = stopsOf(range);
  const slide = (event: OnField) => change(stops[Number(textOf(event))] ?? range.least);
  return html`<div class="parameter">
    <label for=${id}>${name}</label>
    <input type="range" id=${id} min="0" max=${stops.length - 1} step="1"
      aria-valuetext=${`${grouped(value)}${unit}`} .value=${live(String(nearestStop(stops, value)))}
      @input=${slide}>
    <span class="exact">${exactField(name, range, value, change)}${unit.trim()}</span>
  </div>`;
}

/** Field for a whole number of the range; other input changes nothing and says so. */
export function exactField(name: string, range: Range, value: number, change: Change): Markup {
  const write = ({ currentTarget: field }: On<HTMLInputElement>) => {
    const written = numberIn(field.value, range);
    field.ariaInvalid = String(written === null);
    if (written !== null) change(written);
  };
  const leave = ({ currentTarget: field }: On<HTMLInputElement>) => {
    if (numberIn(field.value, range) !== value) field.value = String(value);
    field.ariaInvalid = "false";
  };
  return html`<input type="text" inputmode="numeric" autocomplete="off"
    aria-label=${rangedWords(name, range.least, range.most)}
    title=${rangeWords(range.least, range.most)} aria-invalid="false" @input=${write}
    @blur=${leave} ${resting(String(value))}><small class="objection allowed" role="alert">${numberWords("1", range.least, range.most)}</small>`;
}

/** Row for a generator's parameter: a number, or a choice. */
export function parameterRow(parameter: Parameter, value: number, change: Change): Markup {
  const { choices } = parameter;
  const id = `generate-${parameter.id}`;
  const name = capitalised(parameter.name);
  if (choices === undefined) return numberRow(id, name, parameter, "", value, change);
  const values = choices.map((choice) => [String(choice.value), capitalised(choice.name)] as const);
  return html`<div class="parameter choice-of">
    <label for=${id}>${name}</label>
    ${select({ id, classes: "btn" }, values, String(value), (chosen) => change(Number(chosen)))}
  </div>`;
}
