/** Folded part of the panel; the reader's choice of what is open is kept. */
import { ChevronDown } from "lucide";
import { prefer, preference } from "../../panels/preferences.ts";
import { html, icon, type Markup, type On } from "../../panels/template.ts";

type FoldName = "layout" | "symmetry" | "background" | "snapping" | "numbers" | "opens";

export function fold(name: FoldName, title: string, content: unknown): Markup {
  const key = `draw.${name}`;
  const keep = ({ currentTarget: { open } }: On<HTMLDetailsElement>) =>
    prefer(key, open ? "open" : null);
  return html`<details class="fold" ?open=${preference(key) === "open"} @toggle=${keep}>
    <summary>${title}<span class="chevron">${icon(ChevronDown)}</span></summary>
    <div class="folded">${content}</div>
  </details>`;
}
