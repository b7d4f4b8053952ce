/** The line at the foot of the stage: what is under the pointer, why a play is refused, what to do next. */
import type { State } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { placeOrWord, placeWord, playerWord, pointingWords, refusalWords } from "../words.ts";
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
  if (state.proposal !== null) return proposalWords(state);
  if (state.refused !== null && state.pointing.kind === "nothing") {
    const { turn, refusal } = state.refused;
    return `${placeOrWord(turn, state.board.names)}: ${refusalWords(refusal)}`;
  }
  return pointingWords(state.pointing, state) ?? "";
}

function proposalWords({ proposal, game, board }: State): string {
  if (proposal === null || game.actor === null) return "";
  return `${playerWord(game.actor)} at ${placeWord(proposal, board.names)}? Tap again to play, drag to adjust`;
}
