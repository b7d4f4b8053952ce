/** Text of the Learn room as markup: what stands between asterisks is set apart. */
import { html, type TemplateResult } from "../panels/template.ts";

export function inline(text: string): (TemplateResult | string)[] {
  return text.split("*").map((part, index) => (index % 2 === 0 ? part : html`<em>${part}</em>`));
}

export function paragraphs(texts: readonly string[]): TemplateResult[] {
  return texts.map((text) => html`<p>${inline(text)}</p>`);
}
