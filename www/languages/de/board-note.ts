/** Die Bemerkung auf einem leeren Brett, und der Schritt der Einführung, der dazugehört. */
import { has } from "../../engine/features.ts";
import type { BoardView } from "../../model/state.ts";
import type { LearnStep } from "../../words/board-note.ts";

export function learnStep({ facts, rules }: BoardView): LearnStep | null {
  if (rules.komi === "divide-and-choose")
    return { id: "learn-divide", name: "Lernen: Teilen und Wählen" };
  if (facts.directed) return { id: "learn-arcs", name: "Lernen: Einbahnlinien" };
  if (has(facts, "sets")) return { id: "learn-spaces", name: "Lernen: Go-Räume" };
  if (has(facts, "centres")) return { id: "learn-plane", name: "Lernen: Bretter ohne Linien" };
  if (has(facts, "continuous")) return { id: "learn-disks", name: "Lernen: Scheiben" };
  return null;
}

export const LEARN_TIP = "Lies und probiere, worum es auf diesem Brett geht";
