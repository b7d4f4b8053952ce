/** Text of the Learn room as elements: what stands between asterisks is set apart. */
import { element } from "../panels/dom.ts";

export function inline(text: string): Node[] {
  return text
    .split("*")
    .map((part, index) =>
      index % 2 === 0 ? document.createTextNode(part) : element("em", {}, part),
    );
}

export function paragraphs(texts: readonly string[]): HTMLElement[] {
  return texts.map((text) => element("p", {}, ...inline(text)));
}
