/** English of the computer's analysis and suggestions. */
import { unreachable } from "../model/actions.ts";
import { type Analysis, isRunning } from "../model/analysis.ts";
import type { State } from "../model/state.ts";
import { readTurn } from "../model/turns.ts";
import { counted, roughly } from "./counts.ts";
import { playerWord } from "./names.ts";
import { turnSentence } from "./turns.ts";

export const MOVE_NOW = "Move now";
export const ASK_IT_TO_MOVE = "Ask it to move";
export const STRENGTH = "Strength";

export function strengthTip(seconds: number): string {
  return `The computer thinks for ${counted(seconds, "second")} on each turn`;
}

/** "1 s". */
export function secondsWord(seconds: number): string {
  return `${seconds} s`;
}

/** Status during the computer's turn: "White is thinking… 2 s". */
export function computerWords({ game, analysis }: State): string {
  const who = game.actor === null ? "The computer" : playerWord(game.actor);
  if (!isRunning(analysis)) return `The computer plays ${who}.`;
  const left = Math.ceil(analysis.seconds * (1 - analysis.share));
  return `${who} is thinking… ${secondsWord(left)}`;
}

/** For the tip; null: nothing. */
export function suggestionWords(state: State): string | null {
  const { analysis } = state;
  if (analysis?.purpose !== "suggest") return null;
  switch (analysis.stage) {
    case "asked":
    case "working":
    case "called":
      return `Thinking… ${percent(analysis.share)}`;
    case "done":
      return foundWords(analysis, state);
    default:
      return unreachable(analysis.stage);
  }
}

/** "Black D4 wins 61 % of 3,200 trial games", their number rounded. */
function foundWords({ report }: Analysis, { game, board }: State): string {
  if (report === null || report.best === null || game.actor === null) return "Nothing to suggest";
  const sentence = turnSentence(game.actor, report.best, board.names);
  const games = counted(roughly(report.playouts), "trial game");
  if (readTurn(report.best).kind === "play")
    return `${sentence} wins ${percent(report.share)} of ${games}`;
  return report.playouts === 0 ? `Suggestion: ${sentence}` : `Suggestion: ${sentence} (${games})`;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
