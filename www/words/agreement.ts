/** English of the agreement on dead stones. */
import type { Player } from "../engine/types.ts";
import { agreementSentences } from "../model/agreement-sentences.ts";
import { counted, plural } from "./counts.ts";
import { listed, playerWord, winnerWords } from "./names.ts";

export const AGREEMENT = {
  mark: "Agree on dead stones…",
  tap: "Tap a chain to change it.",
  resume: "Resume",
  held: "Looking for dead stones. Pass again to pass at once.",
} as const;

export const { standingWords, markedWords } = agreementSentences({
  listed,
  winnerWords,
  more: (stones) => counted(stones, "more stone"),
  standing: (stones, count, outcome) =>
    `${stones} still ${plural(count, "stands", "stand")}. If you pass now ${plural(count, "it counts", "they count")} as alive: ${outcome}. Play on, or agree that ${plural(count, "it is", "they are")} dead.`,
  noneDead: "No stone is dead",
  dead: (stones, count) => `${stones} ${plural(count, "is", "are")} dead`,
  draw: "a draw",
  by: (margin) => `by ${margin}`,
});

/** Button that proposes the list. */
export function askWords(other: Player): string {
  return `Ask ${playerWord(other)} to agree`;
}
