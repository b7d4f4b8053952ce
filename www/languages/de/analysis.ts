/** Vorschläge und Suche des Computers. */
import { analysisSentences, percent } from "../../model/analysis-sentences.ts";
import { EFFORTS, type Level } from "../../model/level.ts";
import { counted } from "./counts.ts";
import { amountWords } from "./game-status.ts";
import { playerWord } from "./names.ts";
import { turnSentence } from "./turns.ts";

export { percent };

export const MOVE_NOW = "Jetzt ziehen";
export const ASK_IT_TO_MOVE = "Ziehen lassen";
export const STRENGTH = "Stärke";

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  beginner: "Anfänger",
  casual: "Freizeit",
  club: "Verein",
  strong: "Stark",
  strongest: "Am stärksten",
};

/** „1.500 Probepartien für jeden Zug, höchstens 5 s“. */
export function levelLine(level: Level): string {
  const { playouts, seconds } = EFFORTS[level];
  return `${counted(playouts, "Probepartie", "Probepartien")} für jeden Zug, höchstens ${seconds} s`;
}

export const { computerWords, suggestionWords, leadWords, suggestionSpoken } = analysisSentences({
  playerWord,
  turnSentence,
  amountWords,
  theComputer: "Der Computer",
  plays: (who) => `Der Computer spielt ${who}.`,
  isThinking: (who) => `${who} denkt…`,
  thinking: "Denkt…",
  nothing: "Kein Vorschlag",
  suggestion: (turn) => `Vorschlag: ${turn}`,
  games: (count) => counted(count, "Probepartie", "Probepartien"),
  chance: (turn, share) => `${turn}: gewinnt zu ${share}`,
  even: "gleich",
  ahead: (who, margin) => `${who} führt mit ${margin}`,
  follows: (turns) => `Dann ${turns}.`,
});
