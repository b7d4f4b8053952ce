/** Das Urteil über eine endlose Partie, Schritt für Schritt. */
import { readable } from "../../fractions.ts";
import type { FinalScore } from "../../model/verdict.ts";
import { verdictSentences } from "../../model/verdict-sentences.ts";
import { counted } from "./counts.ts";
import { playerWord } from "./names.ts";
import { momentWords, turnRange, turnsWord } from "./turns.ts";

export const { cycleWords, repeatedActionWords, sustainabilityWords } = verdictSentences({
  playerWord,
  momentWords,
  turnRange,
  turnsWord,
  bothPass: "Von hier an passen beide ewig: Das Brett bleibt, wie es ist.",
  goesOn: (turn) => `${turn} geht immer so weiter.`,
  goOn: (turns) => `${turns} gehen immer so weiter.`,
  nothingCostly: (who) => `${who} wiederholt keinen teuren Zug.`,
  repeats: {
    1: (who, turns) =>
      `${who} gibt immer wieder Ko-Gebote ab${turns}, die am wenigsten teure von vier Handlungen.`,
    2: (who, turns) =>
      `${who} lässt sich immer wieder selbst das Ko gewinnen${turns}, was teurer ist als zu bieten.`,
    3: (who, turns) =>
      `${who} beachtet Ko-Gebote immer wieder nicht${turns}, was teurer ist als sich das Ko gewinnen zu lassen.`,
    4: (who, turns) =>
      `${who} löscht den Verlauf immer wieder${turns}, die teuerste von vier Handlungen.`,
  },
  scoresDecide: "Beide können ewig so weitermachen: Die Wertung entscheidet.",
  equallyCostly: "Beide wiederholen gleich teure Züge: unentschieden.",
  lessCostly: (who) => `${who} wiederholt weniger teure Züge, und gewinnt.`,
});

export function finalScoreWords({ player, score, live, total }: FinalScore): string {
  const stones = counted(live, "lebender Stein", "lebende Steine");
  return `${playerWord(player)}: ${readable(score)} + ${stones} = ${readable(total)}`;
}

/** Liste des Urteils. */
export const VERDICT_WORDS = {
  rings: "Lebende Steine tragen auf dem Brett einen Ring.",
  verdict: "Urteil",
} as const;
