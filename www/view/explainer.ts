/** Part that finds, words and paints explanations, fetched with the first question. */
import type { ExplainController } from "../model/explain-controller.ts";
import { takeExplaining } from "../model/explaining.ts";
import type { Explanation } from "../model/explanation.ts";
import type { BoardView, State } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { CanvasPen } from "./pen.ts";

export interface Explainer {
  readonly controller: typeof ExplainController;
  words(explanation: Explanation, state: State): string;
  sentences(explanation: Explanation, state: State): readonly string[];
  /** Label of the button that shows the board of an explanation. */
  jump(explanation: Explanation, board: BoardView): string;
  /** Of a capture, what has come by this share of its replay. */
  paint(pen: CanvasPen, layout: BoardLayout, explanation: Explanation, replayed: number): void;
}

let taken: Explainer | null = null;

/** Null: no question has been asked. */
export function explainer(): Explainer | null {
  return taken;
}

export function takeExplainer(part: Explainer): void {
  taken = part;
  takeExplaining(part.controller);
}
