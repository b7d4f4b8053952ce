/** English of the review of a game. */
import { reviewSentences } from "../model/review-sentences.ts";
import type { Names } from "../model/state.ts";
import { leadWords } from "./analysis.ts";
import { counted, grouped } from "./counts.ts";
import { playerWord } from "./names.ts";
import { momentWords, turnWord } from "./turns.ts";

export const REVIEW = {
  stop: "Stop",
  again: "Review again",
  chart: "Turn in the chart",
  black: "Black",
  white: "White",
  none: "No turn cost much.",
} as const;

export const { stageWords, reviewedWords, costWords, tryBetterWords, costlyWords } =
  reviewSentences({
    playerWord,
    turnWord,
    momentWords,
    leadWords,
    grouped,
    working: (share) => `Reviewing… ${share}`,
    stopped: (turns, names) => `Stopped at ${momentWords(turns, names)}`,
    done: "The turns that cost most",
    notYet: (moment) => `${moment}, not reviewed yet`,
    lostNothing: (who) => `${who} lost nothing`,
    lost: (who, amount) => `${who} lost ${amount}`,
    wasBetter: (better) => `${better} was better`,
    points: (count) => counted(count, "point"),
    blackWins: (share) => `Black ${share} to win`,
    passing: "passing",
    quoted: (turn) => `“${turn}”`,
    tryIt: (better) => `Try ${better}`,
  });

/** Tooltip of that button. */
export function tryBetterTip(turns: number, names: Names): string {
  return `Play it instead of ${momentWords(turns, names)}, as a variation`;
}
