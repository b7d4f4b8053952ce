/** Speaks, politely, what has changed: turns, refusals, notices, and where the cursor is. */
import type { State } from "../model/state.ts";
import { EMPTY } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import {
  changeWords,
  noticeWords,
  placeOrWord,
  placeWord,
  pointingWords,
  refusalWords,
} from "../words.ts";
import { byId } from "./dom.ts";

export function mountVoice(table: Table): void {
  const region = byId("voice");
  table.store.subscribe((state, before) => {
    const words = state === before ? changeWords(state.change, state) : news(state, before);
    if (words !== null) say(region, words);
  });
}

/** What is said twice must differ in the text, or it is heard once. */
function say(region: HTMLElement, words: string): void {
  region.textContent = region.textContent === words ? `${words}\u00a0` : words;
}

/** The most telling of what is new; null: nothing to say. */
function news(state: State, before: State): string | null {
  if (state.notice !== before.notice && state.notice !== null) return noticeWords(state.notice);
  if (state.change !== before.change) return changeWords(state.change, state);
  if (state.refused !== before.refused && state.refused !== null) {
    const { turn, refusal } = state.refused;
    return `${placeOrWord(turn, state.board.names)}: ${refusalWords(refusal)}.`;
  }
  if (state.cursor !== before.cursor && state.cursor !== null) return cursorWords(state);
  if (state.proposal !== before.proposal && state.proposal !== null) {
    return `${placeWord(state.proposal, state.board.names)} chosen. Tap again to play.`;
  }
  return null;
}

function cursorWords(state: State): string | null {
  const words = pointingWords(state.pointing, state);
  const empty = state.cursor !== null && state.game.colours[state.cursor] === EMPTY;
  return empty && state.pointing.kind === "open" ? `${words}, empty` : words;
}
