/** Numbers that are set by a slider and by an exact field at once, and choices among a few. */
import type { Parameter } from "../../engine/generators.ts";
import { nearestStop, numberIn, type Range, stopsOf } from "../../sketch/generator-form.ts";
import { capitalised, grouped } from "../../words/names.ts";
import { element } from "../dom.ts";

export interface NumberRow {
  readonly row: HTMLElement;
  show(value: number): void;
}

/** `unit` follows the number in what is read aloud, and in the row. */
export function numberRow(
  id: string,
  name: string,
  range: Range,
  unit: string,
  change: (value: number) => void,
): NumberRow {
  const stops = stopsOf(range);
  const most = String(stops.length - 1);
  const slider = element("input", { type: "range", id, min: "0", max: most, step: "1" });
  const field = exactField(name, range, change);
  slider.addEventListener("input", () => change(stops[Number(slider.value)] ?? range.least));
  const show = (value: number) => {
    slider.value = String(nearestStop(stops, value));
    slider.setAttribute("aria-valuetext", `${grouped(value)}${unit}`);
    field.show(value);
  };
  const label = element("label", { for: id }, name);
  const exact = element("span", { class: "exact" }, field.row, unit.trim());
  return { row: element("div", { class: "parameter" }, label, exact, slider), show };
}

/** What is no whole number of the range changes nothing and says so. */
export function exactField(name: string, range: Range, change: (value: number) => void): NumberRow {
  const field = element("input", {
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    "aria-label": `${name}, from ${range.least} to ${range.most}`,
    title: `From ${grouped(range.least)} to ${grouped(range.most)}`,
  });
  let shown = range.least;
  const show = (value: number) => {
    shown = value;
    if (numberIn(field.value, range) !== value) field.value = String(value);
    field.setAttribute("aria-invalid", "false");
  };
  field.addEventListener("input", () => {
    const value = numberIn(field.value, range);
    field.setAttribute("aria-invalid", String(value === null));
    if (value !== null) change(value);
  });
  field.addEventListener("blur", () => show(shown));
  return { row: field, show };
}

/** A parameter of a generator: a number, or a choice. */
export function parameterRow(parameter: Parameter, change: (value: number) => void): NumberRow {
  const { id, choices } = parameter;
  const name = capitalised(parameter.name);
  if (choices === undefined) return numberRow(`generate-${id}`, name, parameter, "", change);
  const options = choices.map((choice) =>
    element("option", { value: String(choice.value) }, capitalised(choice.name)),
  );
  const select = element("select", { id: `generate-${id}`, class: "btn" }, ...options);
  select.addEventListener("change", () => change(Number(select.value)));
  const label = element("label", { for: `generate-${id}` }, name);
  const show = (value: number) => {
    select.value = String(value);
  };
  return { row: element("div", { class: "parameter choice-of" }, label, select), show };
}
