/** Live region: speaks turns, refusals, notices and the cursor's place, politely. */

import { surroundingsSlice, whySlice } from "../model/explanation.ts";
import type { GameController } from "../model/game-controller.ts";
import { previewSlice } from "../model/preview.ts";
import type { State } from "../model/state.ts";
import { EMPTY, isCentre } from "../model/state.ts";
import { type Mark, markList, sameMark } from "../model/tree/marks.ts";
import { notesOf } from "../model/tree/tree.ts";
import { explainer } from "../view/explainer.ts";
import { capitalised } from "../words/counts.ts";
import { changeWords, noticeWords, pointingWords } from "../words/events.ts";
import { placeWord } from "../words/names.ts";
import { markSentence, unmarkedWords } from "../words/record.ts";
import { surroundingsWords } from "../words/surroundings.ts";
import { boardWords, oneOfWords, refusalWords, TAP_AGAIN, tryWords } from "../words/turns.ts";
import { say } from "./dom.ts";

/** News of what a player in another page has not; null: none. */
export interface OtherNews {
  /** News in place of a turn's. */
  instead(state: State, before: State): string | null;
  /** Words after a turn's. */
  after(state: State): string;
  /** News where no turn was taken; null: silence, undefined: there are none. */
  besides(state: State, before: State): string | null | undefined;
}

const NO_OTHERS: OtherNews = { instead: () => null, after: () => "", besides: () => undefined };

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
    const words = noticeWords(state.notice);
    return kind === "opened" ? `${words} ${changeWords(state.change, state)}` : words;
  }
  const instead = others.instead(state, before);
  if (instead !== null) return instead;
  if (state.change !== before.change) return changeWords(state.change, state) + others.after(state);
  const besides = others.besides(state, before);
  if (besides !== undefined) return besides;
  const why = whySlice.of(state);
  if (why !== whySlice.of(before) && why !== null) return explainer()?.words(why, state) ?? null;
  if (surroundingsSlice.of(state) !== surroundingsSlice.of(before)) return surroundingsWords(state);
  if (state.branch !== before.branch) return markNews(state, before);
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

/** News of a mark set or taken away; the field itself speaks a written label. */
function markNews(state: State, before: State): string | null {
  const [now, then] = [marksIn(state), marksIn(before)];
  const { names } = state.board;
  const set = now.find((mark) => !then.some((other) => sameMark(mark, other)));
  if (set !== undefined) return `${capitalised(markSentence(set, names))}.`;
  const gone = then.find((mark) => !now.some((other) => sameMark(mark, other)));
  return gone === undefined ? null : capitalised(unmarkedWords(gone, names));
}

function marksIn({ branch }: State): readonly Mark[] {
  return markList(notesOf(branch.tree, branch.node).marks);
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
