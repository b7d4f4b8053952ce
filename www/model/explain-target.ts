/** Whether there is something to ask about where somebody points. */
import type { Pair, Refusal, Site } from "../engine/types.ts";
import type { ExplainTarget } from "./explanation.ts";
import { apartOver, imagesOf } from "./glued-images.ts";
import { isStone, type Refused, type State } from "./state.ts";
import { playedAt } from "./turns.ts";

/** The place that the tip speaks of, if it is refused, lost a stone last turn, or is seen to be somebody's. */
export function explainTargetAt({ pointing, game, overlays, board }: State): ExplainTarget | null {
  switch (pointing.kind) {
    case "refused":
    case "barred": {
      if (isOfTheBoard(pointing.refusal)) return { kind: "barred", at: pointing.at };
      return takenThere(pointing.at, game.taken, board);
    }
    case "open": {
      const taken = takenThere(pointing.at, game.taken, board);
      const owned = overlays.owners && isStone(game.owners?.[pointing.at]);
      return taken ?? (owned ? { kind: "owned", at: pointing.at } : null);
    }
    case "free":
      return takenThere(pointing.at, game.taken, board);
    case "nothing":
    case "stone":
    case "standing":
      return null;
  }
}

/** The same of a play that somebody tried. */
export function explainTargetOf({ turn, refusal }: Refused): ExplainTarget | null {
  const at = playedAt(turn);
  return at !== null && isOfTheBoard(refusal) ? { kind: "barred", at } : null;
}

/** Else the moment is the wrong one, wherever it is played. */
function isOfTheBoard({ code }: Refusal): boolean {
  return code === "occupied" || code === "overlap" || code === "outside" || code === "repetition";
}

function takenThere(
  at: Site,
  taken: readonly Site[],
  { drawing }: State["board"],
): ExplainTarget | null {
  const stone =
    typeof at === "number" ? taken.find((site) => site === at) : nearestOf(at, taken, drawing);
  return stone === undefined ? null : { kind: "taken", at: stone };
}

/** On a plane a stone was taken wherever it lay. */
function nearestOf(
  at: Pair,
  taken: readonly Site[],
  drawing: State["board"]["drawing"],
): Site | undefined {
  const images = imagesOf(drawing);
  return taken.find(
    (site) => typeof site === "object" && apartOver(images, site, at) < drawing.stone,
  );
}
