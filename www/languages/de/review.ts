/** Analyse einer gespielten Partie. */
import { reviewSentences } from "../../model/review-sentences.ts";
import type { Names } from "../../model/state.ts";
import { leadWords } from "./analysis.ts";
import { counted, grouped } from "./counts.ts";
import { momentDative } from "./grammar.ts";
import { playerWord } from "./names.ts";
import { momentWords, turnWord } from "./turns.ts";

export const REVIEW = {
  stop: "Anhalten",
  again: "Nochmals analysieren",
  chart: "Zug im Diagramm",
  black: "Schwarz",
  white: "Weiß",
  none: "Kein Zug kostete viel.",
} as const;

export const { stageWords, reviewedWords, costWords, tryBetterWords, costlyWords } =
  reviewSentences({
    playerWord,
    turnWord,
    momentWords,
    leadWords,
    grouped,
    working: (share) => `Analyse… ${share}`,
    stopped: (turns, names) => `Angehalten bei ${momentDative(turns, names)}`,
    done: "Die Züge, die am meisten kosteten",
    notYet: (moment) => `${moment}, noch nicht analysiert`,
    lostNothing: (who) => `${who} verlor nichts`,
    lost: (who, amount) => `${who} verlor ${amount}`,
    wasBetter: (better) => `${better} war besser`,
    points: (count) => counted(count, "Punkt", "Punkte"),
    blackWins: (share) => `Schwarz gewinnt zu ${share}`,
    passing: "Passen",
    quoted: (turn) => `„${turn}“`,
    tryIt: (better) => `${better} versuchen`,
  });

/** Hinweis dieser Taste. */
export function tryBetterTip(turns: number, names: Names): string {
  return `Statt ${momentDative(turns, names)} spielen, als Variante`;
}
