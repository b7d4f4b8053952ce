/** English of the play panel: its headings, and the question before resigning. */
import type { Actor } from "../engine/types.ts";
import { counted } from "./counts.ts";
import { playerWord } from "./names.ts";

/** Headings of the panel, and the question before resigning. */
export const GAME_PANEL = {
  captures: "Captures",
  play: "To play",
  playOn: "Play on",
  second: "Second",
  result: "Result",
  resign: "Resign",
  first: "First",
  scoreNow: "Score now",
} as const;

/** Name of the part that has a problem. */
export const PROBLEM_NAME = "Problem";

/** Button that asks for the value of the position. */
export const VALUE_ASK = {
  name: "What is it worth?",
  tip: "Find the result with best play on both sides (W)",
} as const;

/** Stones taken so far: "3 captures". */
export function capturesWords(taken: number): string {
  return counted(taken, "capture");
}

export function resignQuestion(player: Actor): string {
  return `Resign as ${playerWord(player)}?`;
}
