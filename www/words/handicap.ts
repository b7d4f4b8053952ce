/** English of a handicap while it is placed. */
import { handicapSentences } from "../model/handicap-sentences.ts";
import { counted, plural } from "./counts.ts";
import { listed } from "./names.ts";

export const HANDICAP = {
  tap: "Choose a place to set a stone there, or to take it back.",
  begin: "White begins",
} as const;

export const { handicapStatus, handicapNews, objectionLine } = handicapSentences({
  listed,
  allStand: "All stones stand",
  place: (stones) => `Place ${counted(stones, "stone")}`,
  placeMore: (stones) => `Place ${counted(stones, "more stone")}`,
  stand: (stones, count) => `${stones} ${plural(count, "stands", "stand")}.`,
  mayBegin: "White may begin.",
  full: (stones) => `All ${stones} stones stand. Take one back to move it.`,
  refused: "No stone can stand there: it has no room, or one would have no liberty.",
});
