/** What the face answers, as the module tells it: English and plain objects. */
import type { FaceFacts, FaceRefusal } from "../../build/wasm/gospace_wasm.js";
import { refusalMessage } from "./errors.ts";
import type { BoardFacts, Refusal } from "./types.ts";

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

function dropped(count: number, which: string): string {
  return `${count} ${count === 1 ? "arc" : "arcs"} ${which}: dropped.`;
}
