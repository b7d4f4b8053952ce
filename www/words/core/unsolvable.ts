/** Why a position has no value that a solver can find. */
import type { Unsolvable } from "../../../build/wasm/full/gospace_wasm.js";

export function unsolvableWords(reason: Unsolvable): string {
  switch (reason) {
    case "turns":
      return "On a plane there are too many turns to try them all. Play on a graph, a go-space or disks.";
    case "points":
      return "This board has more than 63 points, too many to be solved.";
    case "endless":
      return "Under these rules a game need not end. Choose superko, and an end by two passes or by the last turn. Divide and choose is solved on graphs of at most 4 points.";
    case "score":
      return "Values are found for scores by area and by stones. Choose one of these.";
    case "komi":
      return "The komi is not named yet. Name it first, or choose a fixed komi.";
  }
}
