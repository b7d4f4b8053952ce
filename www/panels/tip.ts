/** Tip at the foot of the stage: the place under the pointer, the reason for a refusal, the next step. */
import { contactOf } from "../model/aim.ts";
import { isComputerThinking, isSuggesting } from "../model/analysis.ts";
import { hintSlice } from "../model/hint.ts";
import { cellSlice, cellsSlice } from "../model/jobs.ts";
import { markingSlice } from "../model/marking.ts";
import { overlaysSlice } from "../model/overlays.ts";
import { previewSlice } from "../model/preview.ts";
import type { RefusedTurn, State } from "../model/state.ts";
import { computerWords, suggestionWords } from "../words/analysis.ts";
import { cellWords } from "../words/cells.ts";
import { capitalised } from "../words/counts.ts";
import { pointingWords } from "../words/events.ts";
import { hasNoArea, NO_AREA } from "../words/overlays.ts";
import { contactWords } from "../words/plane.ts";
import { markingWords } from "../words/record.ts";
import {
  oneOfWords,
  previewWords,
  proposedWords,
  refusalWords,
  TAP_OR_DRAG,
  tryWords,
} from "../words/turns.ts";

/** Words of the tip; empty where there are none. */
export function tipWords(state: State): string {
  const hint = hintSlice.of(state);
  if (hint !== null) return hint;
  if (isComputerThinking(state))
    return state.refused === null ? computerWords(state) : refusedWords(state, state.refused);
  const marking = markingSlice.of(state);
  if (marking !== null) return markingWords(marking);
  const preview = previewSlice.of(state);
  if (preview !== null) return previewWords(preview.turns, state.board.names);
  const cells = cellsSlice.of(state);
  if (overlaysSlice.of(state).cells && cells.kind !== "none") {
    const words = cellWords(cells, cellSlice.of(state), state.pointing.kind === "nothing");
    if (words !== null) return words;
  }
  const suggestion = suggestionWords(state);
  if (suggestion !== null && (isSuggesting(state) || state.pointing.kind === "nothing"))
    return suggestion;
  if (state.proposal !== null) return proposalWords(state);
  if (state.refused !== null && state.pointing.kind === "nothing")
    return refusedWords(state, state.refused);
  const words = pointingWords(state.pointing, state);
  return words ?? (overlaysSlice.of(state).owners && hasNoArea(state) ? NO_AREA : "");
}

function refusedWords({ board }: State, { turn, refusal }: RefusedTurn): string {
  return `${capitalised(tryWords(turn, board.names))}: ${refusalWords(refusal, board.names)}`;
}

function proposalWords({ proposal, choices, pointing, game, board }: State): string {
  if (proposal === null || game.actor === null) return "";
  const next = choices.placements.length > 1 ? oneOfWords(choices.placements.length) : TAP_OR_DRAG;
  const touches =
    pointing.kind === "free"
      ? `${capitalised(contactWords(contactOf(pointing.touching, game.stones)))}. `
      : "";
  return `${proposedWords(game.actor, proposal, board.names)} ${touches}${next}`;
}
