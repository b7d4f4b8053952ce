/** English of the verdict on an endless game, step by step. */
import { readable } from "../fractions.ts";
import type { FinalScore } from "../model/verdict.ts";
import { verdictSentences } from "../model/verdict-sentences.ts";
import { counted } from "./counts.ts";
import { playerWord } from "./names.ts";
import { momentWords, turnRange, turnsWord } from "./turns.ts";

export const { cycleWords, repeatedActionWords, sustainabilityWords } = verdictSentences({
  playerWord,
  momentWords,
  turnRange,
  turnsWord,
  bothPass: "From here on both pass for ever: the board stays as it is.",
  goesOn: (turn) => `${turn} goes on again and again.`,
  goOn: (turns) => `${turns} go on again and again.`,
  nothingCostly: (who) => `${who} repeats no costly action.`,
  repeats: {
    1: (who, turns) => `${who} keeps making ko bids${turns}, the least costly of four actions.`,
    2: (who, turns) =>
      `${who} keeps naming itself ko winner${turns}, which is costlier than to bid.`,
    3: (who, turns) =>
      `${who} keeps ignoring ko bids${turns}, which is costlier than to name oneself winner.`,
    4: (who, turns) => `${who} keeps deleting the history${turns}, the costliest of four actions.`,
  },
  scoresDecide: "Both can go on so for ever: the scores decide.",
  equallyCostly: "Both repeat equally costly actions: a draw.",
  lessCostly: (who) => `${who} repeats less costly actions, and wins.`,
});

export function finalScoreWords({ player, score, live, total }: FinalScore): string {
  const stones = counted(live, "live stone");
  return `${playerWord(player)}: ${readable(score)} + ${stones} = ${readable(total)}`;
}

/** List of the verdict. */
export const VERDICT_WORDS = {
  rings: "Live stones carry a ring on the board.",
  verdict: "Verdict",
} as const;
