/** English of the computer's analysis and suggestions. */
import type { Player } from "../engine/types.ts";
import { unreachable } from "../model/actions.ts";
import { type Analysis, analysisSlice, isRunning } from "../model/analysis.ts";
import { suggestedTurns } from "../model/expected-line.ts";
import { EFFORTS, type Level } from "../model/level.ts";
import { playerNamed, type State } from "../model/state.ts";
import { otherPlayer } from "../model/turns.ts";
import { counted, roughly } from "./counts.ts";
import { amountWords } from "./game-status.ts";
import { playerWord } from "./names.ts";
import { turnSentence } from "./turns.ts";

export const MOVE_NOW = "Move now";
export const ASK_IT_TO_MOVE = "Ask it to move";
export const STRENGTH = "Strength";

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  beginner: "Beginner",
  casual: "Casual",
  club: "Club",
  strong: "Strong",
  strongest: "Strongest",
};

/** "1,500 trial games for each turn, at most 5 s". */
export function levelLine(level: Level): string {
  const { playouts, seconds } = EFFORTS[level];
  return `${counted(playouts, "trial game")} for each turn, at most ${seconds} s`;
}

/** Status during the computer's turn: "White is thinking… 40 %". */
export function computerWords(state: State): string {
  const { game } = state;
  const analysis = analysisSlice.of(state);
  const who = game.actor === null ? "The computer" : playerWord(game.actor);
  if (!isRunning(analysis)) return `The computer plays ${who}.`;
  return `${who} is thinking… ${percent(analysis.share)}`;
}

/** For the tip; null: nothing. */
export function suggestionWords(state: State): string | null {
  const analysis = analysisSlice.of(state);
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

/** "Black D4: 52 % to win, White ahead by 1". */
function foundWords({ report }: Analysis, { game, board }: State): string {
  if (report === null || report.best === null || game.actor === null) return "Nothing to suggest";
  const sentence = turnSentence(game.actor, report.best, board.names);
  if (report.playouts === 0) return `Suggestion: ${sentence}`;
  const player = playerNamed(game.actor);
  if (game.phase !== "turn" || player === null)
    return `Suggestion: ${sentence} (${counted(roughly(report.playouts), "trial game")})`;
  const chance = `${sentence}: ${percent(report.share)} to win`;
  return report.lead === null ? chance : `${chance}, ${leadWords(report.lead, player)}`;
}

/** "White ahead by 6½", to half a point, as komi and results are; "even" where neither leads by so much. */
export function leadWords(lead: number, player: Player): string {
  const halves = Math.round(2 * Math.abs(lead));
  if (halves === 0) return "even";
  return `${playerWord(lead > 0 ? player : otherPlayer(player))} ahead by ${amountWords(String(halves / 2))}`;
}

/** The suggestion and the line that it expects, in sentences: "Black D4: 52 % to win. Then White E5, Black
 *  passes." Null: nothing. */
export function suggestionSpoken(state: State): string | null {
  const words = suggestionWords(state);
  if (words === null) return null;
  const later = suggestedTurns(state).slice(1);
  if (later.length === 0) return `${words}.`;
  const turns = later.map(({ player, turn }) => turnSentence(player, turn, state.board.names));
  return `${words}. Then ${turns.join(", ")}.`;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
