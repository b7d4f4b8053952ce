/** Die Vorgabe, während sie gesetzt wird. */
import type { Handicap } from "../../model/placed-handicap.ts";
import { type Names, placeWord } from "../../model/state.ts";
import { counted } from "./counts.ts";
import { listed } from "./names.ts";

export const HANDICAP = {
  tap: "Wähle einen Platz, um dort einen Stein zu setzen oder ihn zurückzunehmen.",
  begin: "Weiß beginnt",
} as const;

/** Neben dem schwarzen Stein: „Setze 3 Steine“, „Setze noch 1 Stein“, „Alle Steine stehen“. */
export function handicapStatus({ count, placed }: Handicap): string {
  const missing = count - placed.length;
  if (missing === 0) return "Alle Steine stehen";
  return `Setze ${placed.length === 0 ? "" : "noch "}${counted(missing, "Stein", "Steine")}`;
}

/** „C3 und G7 stehen. Setze noch 1 Stein.“ */
export function handicapNews(handicap: Handicap, names: Names): string {
  const { placed, count } = handicap;
  const objection = objectionLine(handicap);
  if (objection !== null) return objection;
  const status = placed.length === count ? "Weiß darf beginnen." : `${handicapStatus(handicap)}.`;
  if (placed.length === 0) return status;
  const stones = listed(placed.map((at) => placeWord(at, names)));
  return `${stones} ${placed.length === 1 ? "steht" : "stehen"}. ${status}`;
}

/** Der Grund, aus dem ein Platz nicht genommen wurde; null: er wurde es. */
export function objectionLine({ count, objection }: Handicap): string | null {
  switch (objection) {
    case null:
      return null;
    case "full":
      return `Alle ${count} Steine stehen. Nimm einen zurück, um ihn zu versetzen.`;
    case "refused":
      return "Dort kann kein Stein stehen: Er hat keinen Raum, oder einer hätte keine Freiheit.";
  }
}
