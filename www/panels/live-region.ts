/** Live region: speaks turns, refusals, notices and the cursor's place, politely. */

import { surroundingsSlice, whySlice } from "../model/explanation.ts";
import type { GameController } from "../model/game-controller.ts";
import { previewSlice } from "../model/preview.ts";
import {
  EMPTY,
  type GameNotice,
  isCentre,
  type Notice,
  placeWord,
  type State,
} from "../model/state.ts";
import { explainer } from "../view/explainer.ts";
import { capitalised } from "../words/counts.ts";
import { changeWords, gameNoticeWords, pointingWords } from "../words/events.ts";
import { surroundingsWords } from "../words/surroundings.ts";
import { boardWords, oneOfWords, refusalWords, TAP_AGAIN, tryWords } from "../words/turns.ts";
import { say } from "./dom.ts";

/** News of what a player in another page has not; null: none. */
export interface OtherNews {
  notice(notice: Notice): string;
  /** News in place of a turn's; null: none, undefined: silence. */
  instead(state: State, before: State): string | null | undefined;
  /** Words after a turn's. */
  after(state: State): string;
  /** News where the record alone has changed; null: none. */
  edited(state: State, before: State): string | null;
  /** News where no turn was taken; null: silence, undefined: there are none. */
  besides(state: State, before: State): string | null | undefined;
}

const NO_OTHERS: OtherNews = {
  // A game that nothing else is done with has no other notices.
  notice: (notice) => gameNoticeWords(notice as GameNotice),
  instead: () => null,
  after: () => "",
  edited: () => null,
  besides: () => undefined,
};

export function mountLiveRegion(
  controller: GameController,
  region: HTMLElement,
  others = NO_OTHERS,
): void {
  controller.store.subscribe((state, before) => {
    const words = state === before ? changeWords(state.change, state) : news(state, before, others);
    if (words !== null) say(region, words);
  });
}

/** Most important news; null: none. */
function news(state: State, before: State, others: OtherNews): string | null {
  if (state.notice !== before.notice && state.notice !== null) {
    const { kind } = state.notice;
    const words = others.notice(state.notice);
    return kind === "opened" ? `${words} ${changeWords(state.change, state)}` : words;
  }
  const instead = others.instead(state, before);
  if (instead !== null) return instead ?? null;
  if (state.change !== before.change) return changeWords(state.change, state) + others.after(state);
  const besides = others.besides(state, before);
  if (besides !== undefined) return besides;
  const why = whySlice.of(state);
  if (why !== whySlice.of(before) && why !== null) return explainer()?.words(why, state) ?? null;
  if (surroundingsSlice.of(state) !== surroundingsSlice.of(before)) return surroundingsWords(state);
  if (state.branch !== before.branch) return others.edited(state, before);
  if (state.refused !== before.refused && state.refused !== null) {
    const { turn, refusal } = state.refused;
    return `${capitalised(tryWords(turn, state.board.names))}: ${refusalWords(refusal, state.board.names)}.`;
  }
  const preview = previewSlice.of(state);
  if (preview !== previewSlice.of(before) && preview !== null)
    return `${capitalised(boardWords(preview.turns, state.board.names))}.`;
  if (state.cursor !== before.cursor && state.cursor !== null) return cursorNews(state, before);
  if (state.proposal !== before.proposal && state.proposal !== null) {
    return `${placeWord(state.proposal, state.board.names)} chosen. ${askWords(state)}`;
  }
  return null;
}

/** News of the cursor; a small step on a plane that changes nothing is silent. */
function cursorNews(state: State, before: State): string | null {
  const words = cursorWords(state);
  return isCentre(before.cursor) && words === cursorWords(before) ? null : words;
}

function askWords({ choices }: State): string {
  const { length } = choices.placements;
  return length > 1 ? `${oneOfWords(length)}.` : `${TAP_AGAIN}.`;
}

function cursorWords(state: State): string | null {
  const words = pointingWords(state.pointing, state);
  const { cursor, pointing, game } = state;
  const empty = pointing.kind === "open" && game.colours[pointing.at] === EMPTY;
  return cursor !== null && empty ? `${words}, empty` : words;
}
