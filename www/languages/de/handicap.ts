/** Die Vorgabe, während sie gesetzt wird. */
import { handicapSentences } from "../../model/handicap-sentences.ts";
import { counted, plural } from "./counts.ts";
import { listed } from "./names.ts";

export const HANDICAP = {
  tap: "Wähle einen Platz, um dort einen Stein zu setzen oder ihn zurückzunehmen.",
  begin: "Weiß beginnt",
} as const;

export const { handicapStatus, handicapNews, objectionLine } = handicapSentences({
  listed,
  allStand: "Alle Steine stehen",
  place: (stones) => `Setze ${counted(stones, "Stein", "Steine")}`,
  placeMore: (stones) => `Setze noch ${counted(stones, "Stein", "Steine")}`,
  stand: (stones, count) => `${stones} ${plural(count, "steht", "stehen")}.`,
  mayBegin: "Weiß darf beginnen.",
  full: (stones) => `Alle ${stones} Steine stehen. Nimm einen zurück, um ihn zu versetzen.`,
  refused: "Dort kann kein Stein stehen: Er hat keinen Raum, oder einer hätte keine Freiheit.",
});
