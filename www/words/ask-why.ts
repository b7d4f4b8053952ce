/** English of the questions that ask for an explanation. */
import type { ExplainTarget } from "../model/explain-target.ts";
import { type BoardView, placeWord } from "../model/state.ts";
import { placeIn } from "../model/turns.ts";

const ASKED: Readonly<Record<ExplainTarget["kind"], (place: string) => string>> = {
  barred: (place) => `Why not ${place}?`,
  taken: (place) => `Why was ${place} taken?`,
  owned: (place) => `Whose is ${place}, and why?`,
};

/** Label of the explanation button. */
export function explainTargetWords({ kind, at }: ExplainTarget, { names }: BoardView): string {
  return ASKED[kind](placeWord(placeIn(at), names));
}

/** Tooltip of the buttons that ask for an explanation. */
export const WHY_TIP = "Explain it on the board (Y)";

/** End of the score's name. */
export const WHY_SCORE = "Why this score?";

/** Buttons of explanations. */
export const EXPLAIN = {
  closeAnswer: "Close the answer",
} as const;
