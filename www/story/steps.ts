/** Steps of a story: the pinned board shows the moment of the step that passes the middle of the window. */
import type { Board } from "./links.ts";

/** All above a line in the middle of the window, or a little below it. */
const ABOVE = "100000px 0px -45% 0px";

/** Follows the steps, elements with `data-at`: the last one that has come above the line is shown. Returns the end of it. */
export function followSteps(story: Element, board: Board): () => void {
  const steps = [...story.querySelectorAll("[data-at]")];
  const above = new Set<Element>();
  let shown: Element | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        above[isIntersecting ? "add" : "delete"](target);
      const last = steps.findLast((step) => above.has(step)) ?? steps[0];
      if (last === undefined || last === shown) return;
      shown?.removeAttribute("aria-current");
      last.setAttribute("aria-current", "step");
      shown = last;
      board.visit(last.getAttribute("data-at") ?? "");
    },
    { rootMargin: ABOVE },
  );
  for (const step of steps) observer.observe(step);
  return () => observer.disconnect();
}
