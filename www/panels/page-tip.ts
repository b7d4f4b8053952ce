/** The tip's words for what the page does besides playing: the computer, marks, previews, cells. */
import { isComputerThinking, isSuggesting } from "../model/analysis.ts";
import { cellSlice, cellsSlice } from "../model/cells.ts";
import { markingSlice } from "../model/marking.ts";
import { overlaysSlice } from "../model/overlays.ts";
import { previewSlice } from "../model/preview.ts";
import type { State } from "../model/state.ts";
import { cellPart } from "../view/cell-part.ts";
import { computerWords, suggestionWords } from "../words/analysis.ts";
import { markingWords } from "../words/record.ts";
import { previewWords } from "../words/turns.ts";
import { refusedWords, tipWords } from "./tip.ts";

export function pageTipWords(state: State): string {
  return tipWords(state, wordsBesides);
}

function wordsBesides(state: State): string | null {
  if (isComputerThinking(state))
    return state.refused === null ? computerWords(state) : refusedWords(state, state.refused);
  const marking = markingSlice.of(state);
  if (marking !== null) return markingWords(marking);
  const preview = previewSlice.of(state);
  if (preview !== null) return previewWords(preview.turns, state.board.names);
  const cells = cellsSlice.of(state);
  const isUnpointed = state.pointing.kind === "nothing";
  if (overlaysSlice.of(state).cells && cells.kind !== "none") {
    const words = cellPart()?.words(cells, cellSlice.of(state), isUnpointed);
    if (words) return words;
  }
  return isSuggesting(state) || isUnpointed ? suggestionWords(state) : null;
}
