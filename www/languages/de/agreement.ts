/** Deutsch der Einigung über tote Steine. */
import type { Player } from "../../engine/types.ts";
import { agreementSentences } from "../../model/agreement-sentences.ts";
import { counted, plural } from "./counts.ts";
import { listed, playerWord, winnerWords } from "./names.ts";

export const AGREEMENT = {
  mark: "Tote Steine vereinbaren…",
  tap: "Tippe auf eine Kette, um das zu ändern.",
  resume: "Weiterspielen",
  held: "Tote Steine werden gesucht. Nochmals passen passt sofort.",
} as const;

export const { standingWords, markedWords } = agreementSentences({
  listed,
  winnerWords,
  more: (stones) => counted(stones, "weiterer Stein", "weitere Steine"),
  standing: (stones, count, outcome) =>
    `${stones} ${plural(count, "steht", "stehen")} noch. Wenn du jetzt passt, ${plural(count, "zählt der Stein", "zählen die Steine")} als lebend: ${outcome}. Spiel weiter, oder vereinbart, dass ${plural(count, "er tot ist", "sie tot sind")}.`,
  noneDead: "Kein Stein ist tot",
  dead: (stones, count) => `${stones} ${plural(count, "ist", "sind")} tot`,
  draw: "unentschieden",
  by: (margin) => `mit ${margin}`,
});

/** Taste, die die Liste vorschlägt. */
export function askWords(other: Player): string {
  return `${playerWord(other)} fragen`;
}
