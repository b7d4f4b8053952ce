/** English of a handicap while it is placed. */
import type { Handicap } from "../model/placed-handicap.ts";
import { type Names, placeWord } from "../model/state.ts";
import { counted } from "./counts.ts";
import { listed } from "./names.ts";

export const HANDICAP = {
  tap: "Choose a place to set a stone there, or to take it back.",
  begin: "White begins",
} as const;

/** Beside Black's stone: "Place 3 stones", "Place 1 more stone", "All stones stand". */
export function handicapStatus({ count, placed }: Handicap): string {
  const missing = count - placed.length;
  if (missing === 0) return "All stones stand";
  return `Place ${counted(missing, placed.length === 0 ? "stone" : "more stone")}`;
}

/** "C3 and G7 stand. Place 1 more stone." */
export function handicapNews(handicap: Handicap, names: Names): string {
  const { placed, count } = handicap;
  const objection = objectionLine(handicap);
  if (objection !== null) return objection;
  const status = placed.length === count ? "White may begin." : `${handicapStatus(handicap)}.`;
  if (placed.length === 0) return status;
  const stones = listed(placed.map((at) => placeWord(at, names)));
  return `${stones} ${placed.length === 1 ? "stands" : "stand"}. ${status}`;
}

/** The reason that a place was not taken; null: it was. */
export function objectionLine({ count, objection }: Handicap): string | null {
  switch (objection) {
    case null:
      return null;
    case "full":
      return `All ${count} stones stand. Take one back to move it.`;
    case "refused":
      return "No stone can stand there: it has no room, or one would have no liberty.";
  }
}
