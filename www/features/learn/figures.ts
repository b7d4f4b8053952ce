/** Small drawings beside the mathematics, in the colours of the page. */

import { FIGURE_WORDS } from "../../words/learn/figures.ts";
import arc from "./figures/arc.svg?raw";
import closure from "./figures/closure.svg?raw";
import loop from "./figures/loop.svg?raw";
import third from "./figures/third.svg?raw";
import type { FigureName } from "./types.ts";

const DRAWN: Readonly<Record<FigureName, string>> = { arc, closure, third, loop };

export function figure(name: FigureName): Element {
  const made = new DOMParser().parseFromString(DRAWN[name], "image/svg+xml").documentElement;
  const { title, notes } = FIGURE_WORDS[name];
  made.removeAttribute("aria-hidden");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", title);
  made.setAttribute("class", "figure");
  for (const [index, note] of made.querySelectorAll(".note").entries())
    note.textContent = notes[index] ?? "";
  return made;
}
