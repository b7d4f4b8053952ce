/** Part of the core that an element asks for while its player is on its way. */
import { CORES } from "./cores.ts";
import type { Given } from "./messages.ts";
import { type Part, partFor } from "./part.ts";

export interface Ahead {
  readonly part: Part;
  /** Null: it has failed. */
  readonly answer: Promise<Response | null>;
}

/** `folder`: the element's. */
export function fetchPart(game: Given, isProblem: boolean, folder: string): Ahead {
  const needed = partFor(game, isProblem);
  const part = isProblem && needed !== "whole" ? "solver" : needed;
  return { part, answer: fetch(new URL(CORES[part], folder)).catch(() => null) };
}
