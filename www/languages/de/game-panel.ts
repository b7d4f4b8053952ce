/** Das Feld neben dem Brett: die Frage vor dem Aufgeben, und das Menü weiterer Befehle. */
import type { Actor } from "../../engine/types.ts";
import { playerWord } from "./names.ts";

/** Die Frage vor dem Aufgeben. */
export const GAME_PANEL = {
  playOn: "Weiterspielen",
  resign: "Aufgeben",
} as const;

/** Name des Teils mit einer Aufgabe. */
export const PROBLEM_NAME = "Aufgabe";

/** Taste, die nach dem Wert der Stellung fragt. */
export const VALUE_ASK = {
  name: "Was ist es wert?",
  short: "Wert",
  tip: "Das Ergebnis bei bestem Spiel beider Seiten finden (W)",
} as const;

export function resignQuestion(player: Actor): string {
  return `Als ${playerWord(player)} aufgeben?`;
}
