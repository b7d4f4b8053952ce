/** A field for an exact rational, with steps of a half to both sides. */
import { Minus, Plus } from "lucide";
import { isRational, readable, stepped } from "../fractions.ts";
import { element, iconButton } from "./dom.ts";

export interface RationalField {
  readonly row: HTMLElement;
  readonly input: HTMLInputElement;
  set(text: string): void;
}

export function rationalField(
  name: string,
  changed: (text: string) => void,
  least: "any" | "zero" = "any",
): RationalField {
  const input = element("input", {
    type: "text",
    inputmode: "text",
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": name,
    class: "rational",
    value: "0",
  });
  const set = (text: string) => {
    if (input.value !== text) input.value = text;
    input.setAttribute("aria-invalid", String(!isAllowed(text, least)));
  };
  const take = (text: string) => {
    set(text);
    changed(text);
  };
  const step = (way: 1 | -1) => {
    const next = stepped(input.value, way);
    if (!isAllowed(next, least)) return;
    take(next);
    heard.textContent = readable(next);
  };
  input.addEventListener("input", () => take(input.value));
  input.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    step(event.key === "ArrowUp" ? 1 : -1);
  });
  const heard = element("span", { class: "unseen", "aria-live": "polite" });
  const row = element(
    "div",
    { class: "stepper" },
    iconButton(Minus, `${name}: a half less`, () => step(-1)),
    input,
    iconButton(Plus, `${name}: a half more`, () => step(1)),
    heard,
  );
  return { row, input, set };
}

export function isAllowed(text: string, least: "any" | "zero"): boolean {
  return isRational(text) && (least === "any" || !/^\s*[-−]/.test(text));
}
