/** Analyse einer gespielten Partie. */

import type { Turn } from "../../engine/types.ts";
import type { Review } from "../../model/review.ts";
import type { BoardView, Names } from "../../model/state.ts";
import type { Branch } from "../../model/tree/tree.ts";
import { costOf, type Measure, measureOf, type TurnCost, valueAt } from "../../model/turn-cost.ts";
import { readTurn } from "../../model/turns.ts";
import { leadWords, percent } from "./analysis.ts";
import { capitalised, counted, grouped } from "./counts.ts";
import { momentDative } from "./grammar.ts";
import { placeWord, playerWord } from "./names.ts";
import { momentWords, turnWord } from "./turns.ts";

export const REVIEW = {
  stop: "Anhalten",
  again: "Nochmals analysieren",
  chart: "Zug im Diagramm",
  black: "Schwarz",
  white: "Weiß",
  none: "Kein Zug kostete viel.",
} as const;

/** „Analyse… 40 %“, „Angehalten bei Zug 12“, „Die Züge, die am meisten kosteten“. */
export function stageWords(review: Review, names: Names): string {
  const { positions, nodes, stage } = review;
  switch (stage) {
    case "working":
      return `Analyse… ${percent(positions.length / nodes.length)}`;
    case "stopped":
      return `Angehalten bei ${momentDative(Math.max(positions.length - 1, 0), names)}`;
    case "done":
      return "Die Züge, die am meisten kosteten";
  }
}

/** „Zug 12, Weiß verlor 4 Punkte; C5 war besser“, und wer dann führt. */
export function reviewedWords(
  review: Review,
  branch: Branch,
  turns: number,
  board: BoardView,
): string {
  const moment = momentWords(turns, board.names);
  if (review.positions[turns] === undefined) return `${moment}, noch nicht analysiert`;
  const cost = turns === 0 ? null : costOf(review, branch, turns);
  const loss = cost === null ? "" : `, ${costWords(cost, measureOf(review), board)}`;
  return `${moment}${loss}${aheadWords(review, turns)}`;
}

/** „Weiß verlor 4 Punkte; C5 war besser“, „Weiß verlor nichts“. */
export function costWords(
  { player, cost, better }: TurnCost,
  measure: Measure,
  { rules, names }: BoardView,
): string {
  const lost = Math.round(cost);
  if (lost === 0 || better === null) return `${playerWord(player)} verlor nichts`;
  const points = rules.score === "measure" ? grouped(lost) : counted(lost, "Punkt", "Punkte");
  const amount = measure === "lead" ? points : `${lost} %`;
  return `${playerWord(player)} verlor ${amount}; ${betterWords(better, names)} war besser`;
}

function aheadWords(review: Review, turns: number): string {
  const value = valueAt(review, turns);
  if (value === null) return "";
  const ahead =
    measureOf(review) === "lead"
      ? leadWords(value, "black")
      : `Schwarz gewinnt zu ${Math.round(value)} %`;
  return `. ${capitalised(ahead)}`;
}

function betterWords(better: Turn, names: Names): string {
  const read = readTurn(better);
  if (read.kind === "pass") return "Passen";
  return read.kind === "play" ? placeWord(read.at, names) : `„${turnWord(better, names)}“`;
}

/** Taste, die den besseren Zug spielt: „C5 versuchen“. */
export function tryBetterWords(better: Turn, names: Names): string {
  return `${betterWords(better, names)} versuchen`;
}

/** Hinweis dieser Taste. */
export function tryBetterTip(turns: number, names: Names): string {
  return `Statt ${momentDative(turns, names)} spielen, als Variante`;
}

/** Taste, die zu einem teuren Zug geht: „Zug 12: Weiß verlor 4 Punkte“. */
export function costlyWords(cost: TurnCost, measure: Measure, board: BoardView): string {
  const words = costWords(cost, measure, board).replace(/;.*$/, "");
  return `${momentWords(cost.turns, board.names)}: ${words}`;
}
