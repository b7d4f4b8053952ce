/** Das Feld neben dem Brett: seine Überschriften, und die Frage vor dem Aufgeben. */
import type { Actor } from "../../engine/types.ts";
import { counted } from "./counts.ts";
import { playerWord } from "./names.ts";

/** Überschriften des Feldes, und die Frage vor dem Aufgeben. */
export const GAME_PANEL = {
  captures: "Gefangene",
  play: "Am Zug",
  playOn: "Weiterspielen",
  second: "Spieler 2",
  result: "Ergebnis",
  resign: "Aufgeben",
  first: "Spieler 1",
  scoreNow: "Stand",
} as const;

/** Name des Teils mit einer Aufgabe. */
export const PROBLEM_NAME = "Aufgabe";

/** Taste, die nach dem Wert der Stellung fragt. */
export const VALUE_ASK = {
  name: "Was ist es wert?",
  tip: "Das Ergebnis bei bestem Spiel beider Seiten finden (W)",
} as const;

/** Bisher geschlagene Steine: „3 Gefangene“. */
export function capturesWords(taken: number): string {
  return counted(taken, "Gefangener", "Gefangene");
}

export function resignQuestion(player: Actor): string {
  return `Als ${playerWord(player)} aufgeben?`;
}
