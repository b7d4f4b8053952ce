/** Field for an exact number of the drawing, or a sum; invalid input changes nothing and says so. After Enter the focus
 *  returns to the paper. */

import { byId } from "../../panels/dom.ts";
import { named } from "../../panels/field.ts";
import { html, type Markup, type On, resting } from "../../panels/template.ts";
import { valueOfSum } from "../../sketch/sum.ts";
import { numberWords } from "../../words/drawing.ts";

const MOST = 1e9;
/** Error of a sum that is a whole number, such as 0.1 × 30. */
const ROUNDED = 1e-9;

interface Allowed {
  /** Step of the field; "any" takes fractions. */
  readonly step?: "1" | "any";
  readonly least?: number;
  readonly most?: number;
  readonly hidden?: boolean;
}

/** Number field; null is an empty one. */
export function numberField(
  name: string,
  value: number | null,
  write: (value: number) => void,
  { step = "1", least = 0, most = MOST, hidden = false }: Allowed = {},
): Markup {
  const take = ({ currentTarget: field }: On<HTMLInputElement>) => {
    const next = parsed(field.value, step, least, most);
    field.ariaInvalid = String(next === null);
    if (next !== null && next !== value) write(next);
    return next !== null;
  };
  const press = (event: On<HTMLInputElement, KeyboardEvent>) => {
    if (event.key === "Enter" && take(event)) toPaper(event);
  };
  const text = value === null ? "" : written(value);
  const field = html`<input type="text" inputmode="decimal" autocomplete="off" @change=${take}
    @keydown=${press} ${resting(text)}>`;
  return html`${named(name, field, hidden)}
    <p class="objection allowed" role="alert">${numberWords(step, least, most)}</p>`;
}

/** With Enter the focus returns to the paper, and the field writes its value. */
export function toPaper({ key }: KeyboardEvent): void {
  if (key === "Enter") byId("drawing").focus({ preventScroll: true });
}

function parsed(text: string, step: "1" | "any", least: number, most: number): number | null {
  const value = valueOfSum(text);
  if (value === null) return null;
  const next = Math.abs(value - Math.round(value)) < ROUNDED ? Math.round(value) : value;
  if (next < least || Math.abs(next) > most) return null;
  return step === "1" && !Number.isInteger(next) ? null : next;
}

/** Number in words: with a true minus sign, and no superfluous digits. */
function written(value: number): string {
  return String(Math.round(value * 1e6) / 1e6).replace("-", "−");
}
