/** A part of the inspector. */
import { element } from "../dom.ts";

export function section(title: string, ...children: readonly Node[]): HTMLElement {
  return element("section", {}, element("h2", {}, title), ...children);
}
