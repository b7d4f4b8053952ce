/** Fragen nach einer Erklärung. */
import type { ExplainTarget } from "../../model/explain-target.ts";
import { type BoardView, placeWord } from "../../model/state.ts";
import { placeIn } from "../../model/turns.ts";

const ASKED: Readonly<Record<ExplainTarget["kind"], (place: string) => string>> = {
  barred: (place) => `Warum nicht ${place}?`,
  taken: (place) => `Warum wurde ${place} geschlagen?`,
  owned: (place) => `Wem gehört ${place}, und warum?`,
};

/** Aufschrift der Taste für eine Erklärung. */
export function explainTargetWords({ kind, at }: ExplainTarget, { names }: BoardView): string {
  return ASKED[kind](placeWord(placeIn(at), names));
}

/** Hinweis der Tasten, die nach einer Erklärung fragen. */
export const WHY_TIP = "Auf dem Brett erklären (Y)";

/** Ende des Namens, den der Stand hat. */
export const WHY_SCORE = "Warum dieser Stand?";

/** Tasten der Erklärungen. */
export const EXPLAIN = {
  closeAnswer: "Antwort schließen",
} as const;
