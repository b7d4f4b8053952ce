/** Preview: a board of the history, shown before one is chosen. */
import { sliceOfPosition } from "./actions.ts";
import type { Colouring } from "./state.ts";

interface HistoryPreview extends Colouring {
  /** Number of turns after which it occurred. */
  readonly turns: number;
}

export const previewSlice = sliceOfPosition<HistoryPreview | null>(null);
