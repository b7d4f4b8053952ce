/** Numbers that are set by a slider and by an exact field at once, and choices among a few. */
import { live } from "lit-html/directives/live.js";
import type { Parameter } from "../../engine/generators.ts";
import { nearestStop, numberIn, type Range, stopsOf } from "../../sketch/generator-form.ts";
import { capitalised, grouped } from "../../words/names.ts";
import { select, textOf } from "../field.ts";
import { html, resting, type TemplateResult } from "../template.ts";

type Change = (value: number) => void;

/** `unit` follows the number in what is read aloud, and in the row. */
export function numberRow(
  id: string,
  name: string,
  range: Range,
  unit: string,
  value: number,
  change: Change,
): TemplateResult {
  const stops = stopsOf(range);
  const slide = (event: Event) => change(stops[Number(textOf(event))] ?? range.least);
  return html`<div class="parameter">
    <label for=${id}>${name}</label>
    <span class="exact">${exactField(name, range, value, change)}${unit.trim()}</span>
    <input type="range" id=${id} min="0" max=${stops.length - 1} step="1"
      aria-valuetext=${`${grouped(value)}${unit}`} .value=${live(String(nearestStop(stops, value)))}
      @input=${slide}>
  </div>`;
}

/** What is no whole number of the range changes nothing and says so. */
export function exactField(
  name: string,
  range: Range,
  value: number,
  change: Change,
): TemplateResult {
  const write = ({ currentTarget: field }: Event) => {
    if (!(field instanceof HTMLInputElement)) return;
    const written = numberIn(field.value, range);
    field.ariaInvalid = String(written === null);
    if (written !== null) change(written);
  };
  const leave = ({ currentTarget: field }: Event) => {
    if (!(field instanceof HTMLInputElement)) return;
    if (numberIn(field.value, range) !== value) field.value = String(value);
    field.ariaInvalid = "false";
  };
  return html`<input type="text" inputmode="numeric" autocomplete="off"
    aria-label=${`${name}, from ${range.least} to ${range.most}`}
    title=${`From ${grouped(range.least)} to ${grouped(range.most)}`} aria-invalid="false" @input=${write}
    @blur=${leave} ${resting(String(value))}>`;
}

/** A parameter of a generator: a number, or a choice. */
export function parameterRow(parameter: Parameter, value: number, change: Change): TemplateResult {
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
