/** What the face answers, as the module tells it: English and plain objects. */
import type { FaceFacts, FaceRefusal } from "../../build/wasm/gospace_wasm.js";
import { refusalMessage } from "./errors.ts";
import type { BoardFacts, CircleArc, Refusal } from "./types.ts";

export function inWords({ code, message: detail, sinceTurn }: FaceRefusal): Refusal {
  const message = refusalMessage(code, detail, sinceTurn);
  return sinceTurn === undefined ? { code, message } : { code, message, sinceTurn };
}

export function told({ loops, repeats, ...facts }: FaceFacts): BoardFacts {
  const notices: string[] = [];
  if (loops > 0) notices.push(dropped(loops, "from a point to itself"));
  if (repeats > 0) notices.push(dropped(repeats, "repeated"));
  return { ...facts, notices };
}

/** From x, y, radius, from and to of each. */
export function circleArcs(numbers: Float64Array): CircleArc[] {
  return Array.from({ length: numbers.length / 5 }, (_, i) => {
    const [x = 0, y = 0, radius = 0, from = 0, to = 0] = numbers.subarray(5 * i, 5 * i + 5);
    return { x, y, radius, from, to };
  });
}

function dropped(count: number, which: string): string {
  return `${count} ${count === 1 ? "arc" : "arcs"} ${which}: dropped.`;
}
