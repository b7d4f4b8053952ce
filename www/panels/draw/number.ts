/** A field for an exact number of the drawing; what is no such number changes nothing and says so. */
import { named } from "../field.ts";
import { html, resting, type TemplateResult } from "../template.ts";

interface Allowed {
  /** "any" takes fractions. */
  readonly step?: "1" | "any";
  readonly least?: number;
  readonly hidden?: boolean;
}

/** Null is an empty field. */
export function numberField(
  name: string,
  value: number | null,
  write: (value: number) => void,
  { step = "1", least = 0, hidden = false }: Allowed = {},
): TemplateResult {
  const take = ({ currentTarget: field }: Event) => {
    if (!(field instanceof HTMLInputElement)) return;
    const next = parsed(field.value, step, least);
    field.ariaInvalid = String(next === null);
    if (next !== null && next !== value) write(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") take(event);
  };
  const text = value === null ? "" : written(value);
  return named(
    name,
    html`<input type="text" inputmode="decimal" autocomplete="off" @change=${take} @keydown=${press} ${resting(text)}>`,
    hidden,
  );
}

function parsed(text: string, step: "1" | "any", least: number): number | null {
  const plain = text.trim().replace("−", "-");
  const value = plain === "" ? Number.NaN : Number(plain);
  if (!Number.isFinite(value) || value < least || Math.abs(value) > 1e9) return null;
  return step === "1" && !Number.isInteger(value) ? null : value;
}

/** With a true minus sign, and no more digits than there are. */
function written(value: number): string {
  return String(Math.round(value * 1e6) / 1e6).replace("-", "−");
}
