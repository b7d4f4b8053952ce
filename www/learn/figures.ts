/** Small drawings beside the mathematics, in the colours of the page. */
import arc from "./figures/arc.svg?raw";
import closure from "./figures/closure.svg?raw";
import loop from "./figures/loop.svg?raw";
import third from "./figures/third.svg?raw";
import type { FigureName } from "./types.ts";

const DRAWN: Readonly<Record<FigureName, string>> = { arc, closure, third, loop };

/** Its title is its accessible name. */
export function figure(name: FigureName): Element {
  const made = new DOMParser().parseFromString(DRAWN[name], "image/svg+xml").documentElement;
  const title = made.querySelector("title")?.textContent ?? "";
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", title);
  made.setAttribute("class", "figure");
  made.querySelector("title")?.remove();
  return made;
}
