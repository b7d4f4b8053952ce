/** English of the computer's analysis and suggestions. */
import { analysisSentences, percent } from "../model/analysis-sentences.ts";
import { EFFORTS, type Level } from "../model/level.ts";
import { counted } from "./counts.ts";
import { amountWords } from "./game-status.ts";
import { playerWord } from "./names.ts";
import { turnSentence } from "./turns.ts";

export { percent };

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

export const { computerWords, suggestionWords, leadWords, suggestionSpoken } = analysisSentences({
  playerWord,
  turnSentence,
  amountWords,
  theComputer: "The computer",
  plays: (who) => `The computer plays ${who}.`,
  isThinking: (who) => `${who} is thinking…`,
  thinking: "Thinking…",
  nothing: "Nothing to suggest",
  suggestion: (turn) => `Suggestion: ${turn}`,
  games: (count) => counted(count, "trial game"),
  chance: (turn, share) => `${turn}: ${share} to win`,
  even: "even",
  ahead: (who, margin) => `${who} ahead by ${margin}`,
  follows: (turns) => `Then ${turns}.`,
});
