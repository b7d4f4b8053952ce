/** Text of the Learn room as markup: words between asterisks are set apart. */
import { html, type Markup } from "../../panels/template.ts";

export function inline(text: string): (Markup | string)[] {
  return text.split("*").map((part, index) => (index % 2 === 0 ? part : html`<em>${part}</em>`));
}

export function paragraphs(texts: readonly string[]): Markup[] {
  return texts.map((text) => html`<p>${inline(text)}</p>`);
}
