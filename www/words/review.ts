/** English of the review of a game. */

import type { Turn } from "../engine/types.ts";
import type { Review } from "../model/review.ts";
import type { BoardView, Names } from "../model/state.ts";
import type { Branch } from "../model/tree/tree.ts";
import { costOf, type Measure, measureOf, type TurnCost, valueAt } from "../model/turn-cost.ts";
import { readTurn } from "../model/turns.ts";
import { leadWords, percent } from "./analysis.ts";
import { capitalised, counted, grouped } from "./counts.ts";
import { placeWord, playerWord } from "./names.ts";
import { momentWords, turnWord } from "./turns.ts";

export const REVIEW = {
  stop: "Stop",
  again: "Review again",
  chart: "Turn in the chart",
  black: "Black",
  white: "White",
  none: "No turn cost much.",
} as const;

/** "Reviewing… 40 %", "Stopped after turn 12", "The turns that cost most". */
export function stageWords(review: Review, names: Names): string {
  const { positions, nodes, stage } = review;
  switch (stage) {
    case "working":
      return `Reviewing… ${percent(positions.length / nodes.length)}`;
    case "stopped":
      return `Stopped at ${momentWords(Math.max(positions.length - 1, 0), names)}`;
    case "done":
      return "The turns that cost most";
  }
}

/** "turn 12, White lost 4 points; C5 was better", and who is ahead then. */
export function reviewedWords(
  review: Review,
  branch: Branch,
  turns: number,
  board: BoardView,
): string {
  const moment = momentWords(turns, board.names);
  if (review.positions[turns] === undefined) return `${moment}, not reviewed yet`;
  const cost = turns === 0 ? null : costOf(review, branch, turns);
  const loss = cost === null ? "" : `, ${costWords(cost, measureOf(review), board)}`;
  return `${moment}${loss}${aheadWords(review, turns)}`;
}

/** "White lost 4 points; C5 was better", "White lost nothing". */
export function costWords(
  { player, cost, better }: TurnCost,
  measure: Measure,
  { rules, names }: BoardView,
): string {
  const lost = Math.round(cost);
  if (lost === 0 || better === null) return `${playerWord(player)} lost nothing`;
  const points = rules.score === "measure" ? grouped(lost) : counted(lost, "point");
  const amount = measure === "lead" ? points : `${lost} %`;
  return `${playerWord(player)} lost ${amount}; ${betterWords(better, names)} was better`;
}

function aheadWords(review: Review, turns: number): string {
  const value = valueAt(review, turns);
  if (value === null) return "";
  const ahead =
    measureOf(review) === "lead"
      ? leadWords(value, "black")
      : `Black ${Math.round(value)} % to win`;
  return `. ${capitalised(ahead)}`;
}

function betterWords(better: Turn, names: Names): string {
  const read = readTurn(better);
  if (read.kind === "pass") return "passing";
  return read.kind === "play" ? placeWord(read.at, names) : `“${turnWord(better, names)}”`;
}

/** Button that plays the better turn: "Try C5". */
export function tryBetterWords(better: Turn, names: Names): string {
  return `Try ${betterWords(better, names)}`;
}

/** Tooltip of that button. */
export function tryBetterTip(turns: number, names: Names): string {
  return `Play it instead of ${momentWords(turns, names)}, as a variation`;
}

/** The button that goes to a costly turn: "Turn 12: White lost 4 points". */
export function costlyWords(cost: TurnCost, measure: Measure, board: BoardView): string {
  const words = costWords(cost, measure, board).replace(/;.*$/, "");
  return `${capitalised(momentWords(cost.turns, board.names))}: ${words}`;
}
