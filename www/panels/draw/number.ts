/** A field for an exact number of the drawing; what is no such number changes nothing and says so. */

import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import { element } from "../dom.ts";

/** `step` "any" takes fractions. */
export function numberField(
  name: string,
  read: (editorState: EditorState) => number | null,
  write: (value: number) => void,
  editor: EditorController,
  step: "1" | "any" = "1",
  least = 0,
): HTMLLabelElement {
  const input = element("input", { type: "text", inputmode: "decimal", autocomplete: "off" });
  const take = () => {
    const value = parsed(input.value, step, least);
    input.setAttribute("aria-invalid", String(value === null));
    if (value !== null && value !== read(editor.store.state)) write(value);
  };
  input.addEventListener("change", take);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") take();
  });
  editor.store.subscribe((editorState) => {
    if (document.activeElement === input) return;
    const value = read(editorState);
    input.value = value === null ? "" : written(value);
    input.setAttribute("aria-invalid", "false");
  });
  return element("label", { class: "field" }, element("span", {}, name), input);
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
