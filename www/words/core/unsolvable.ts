/** Why a position has no value that a solver can find. */
import type { Unsolvable } from "../../../build/wasm/full/gospace_wasm.js";

const WORDS: Readonly<Record<Unsolvable, string>> = {
  turns:
    "On a plane there are too many turns to try them all. Play on a graph, a go-space or disks.",
  points: "This board has more than 63 points, too many to be solved.",
  endless:
    "Under these rules a game need not end. Choose superko, and an end by two passes or by the last turn. Divide and choose is solved on graphs of at most 4 points.",
  score: "Values are found for scores by area and by stones. Choose one of these.",
  komi: "The komi is not named yet. Name it first, or choose a fixed komi.",
};

export function unsolvableWords(reason: Unsolvable): string {
  return WORDS[reason];
}
