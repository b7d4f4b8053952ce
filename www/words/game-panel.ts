/** English of the play panel: the question before resigning, and the menu of further commands. */
import type { Actor } from "../engine/types.ts";
import { playerWord } from "./names.ts";

/** The question before resigning. */
export const GAME_PANEL = {
  playOn: "Play on",
  resign: "Resign",
} as const;

/** Name of the part that has a problem. */
export const PROBLEM_NAME = "Problem";

/** Button that asks for the value of the position. */
export const VALUE_ASK = {
  name: "What is it worth?",
  short: "Worth",
  tip: "Find the result with best play on both sides (W)",
} as const;

export function resignQuestion(player: Actor): string {
  return `Resign as ${playerWord(player)}?`;
}
