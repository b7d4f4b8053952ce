/** English of the note on an empty board, and the step of Learn that belongs to it. */
import { has } from "../engine/features.ts";
import type { BoardView } from "../model/state.ts";

/** A step of Learn: the id of its sheet, and the words of the way to it. */
export interface LearnStep {
  readonly id: string;
  readonly name: string;
}

/** Null for a board that needs no more than the first step, on stones and chains. */
export function learnStep({ facts, rules }: BoardView): LearnStep | null {
  if (rules.komi === "divide-and-choose")
    return { id: "learn-divide", name: "Learn: divide and choose" };
  if (facts.directed) return { id: "learn-arcs", name: "Learn: one-way arcs" };
  if (has(facts, "sets")) return { id: "learn-spaces", name: "Learn: go-spaces" };
  if (has(facts, "centres")) return { id: "learn-plane", name: "Learn: boards without lines" };
  if (has(facts, "continuous")) return { id: "learn-disks", name: "Learn: disks" };
  return null;
}

export const LEARN_TIP = "Read and try what this board is about";
