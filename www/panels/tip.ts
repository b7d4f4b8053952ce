/** The line at the foot of the stage: what is under the pointer, why a play is refused, what to do next. */
import type { State } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { pointingWords } from "../words/events.ts";
import { capitalised, placeWord, playerWord } from "../words/names.ts";
import { boardWords, refusalWords, tryWords } from "../words/turns.ts";
import { byId } from "./dom.ts";

export function mountTip(table: Table): void {
  const tip = byId("tip");
  table.store.subscribe((state) => {
    const words = tipWords(state);
    if (tip.textContent !== words) tip.textContent = words;
    tip.hidden = words === "";
  });
}

function tipWords(state: State): string {
  if (state.hint !== null) return state.hint;
  if (state.glimpse !== null) return `This is ${boardWords(state.glimpse.turns)}`;
  if (state.proposal !== null) return proposalWords(state);
  if (state.refused !== null && state.pointing.kind === "nothing") {
    const { turn, refusal } = state.refused;
    return `${capitalised(tryWords(turn, state.board.names))}: ${refusalWords(refusal)}`;
  }
  return pointingWords(state.pointing, state) ?? "";
}

function proposalWords({ proposal, choices, game, board }: State): string {
  if (proposal === null || game.actor === null) return "";
  return `${playerWord(game.actor)} at ${placeWord(proposal, board.names)}? ${choices.length > 1 ? `One of ${choices.length} here: tap again for the next` : "Tap again to play, drag to adjust"}`;
}
