/** News that only the page has: of a handicap, a game by link, a suggestion and claims. */

import { analysisSlice } from "../model/analysis.ts";
import { claimsSlice } from "../model/claims.ts";
import { correspondenceOf, pendingSlice } from "../model/correspondence.ts";
import { handicapSlice } from "../model/placed-handicap.ts";
import { receivedSlice } from "../model/received.ts";
import type { State } from "../model/state.ts";
import { type Mark, markList, sameMark } from "../model/tree/marks.ts";
import { notesOf } from "../model/tree/tree.ts";
import { suggestionSpoken } from "../words/analysis.ts";
import { divergedWords, pendingWords, READY, receivedWords } from "../words/correspondence.ts";
import { capitalised } from "../words/counts.ts";
import { handicapNews } from "../words/handicap.ts";
import { noticeWords } from "../words/notices.ts";
import { claimsFound, markSentence, unmarkedWords } from "../words/record.ts";
import type { OtherNews } from "./live-region.ts";

export const PAGE_NEWS: OtherNews = {
  notice: noticeWords,
  instead: (state, before) => (isMerging(state, before) ? undefined : handicapWords(state, before)),
  after: postWords,
  edited: markNews,
  besides,
};

/** Words on the received game while the one that is kept here takes it in; null: none does. */
let merging: string | null = null;

/** True while a received game, which has been told, makes room for the merged one. */
function isMerging(state: State, before: State): boolean {
  const { change } = state;
  const [now, then] = [receivedSlice.of(state), receivedSlice.of(before)];
  if (change !== before.change && change.kind === "opened")
    merging = change.inPlace && then !== null ? arrivalNews(before) : null;
  return merging !== null && now === null;
}

function handicapWords(state: State, before: State): string | null {
  const handicap = handicapSlice.of(state);
  return handicap === null || handicap === handicapSlice.of(before)
    ? null
    : handicapNews(handicap, state.board.names);
}

/** Words on the link to send, after a turn but not on a walk. */
function postWords(state: State): string {
  const { kind } = state.change;
  const walks = kind !== "played" && kind !== "opened";
  return !walks && correspondenceOf(state) === "send" ? ` ${READY}` : "";
}

function besides(state: State, before: State): string | null | undefined {
  if (receivedSlice.of(state) !== receivedSlice.of(before)) return newArrival(state);
  if (pendingSlice.of(state) !== pendingSlice.of(before) && pendingSlice.of(state) !== null)
    return pendingWords(state);
  if (state.opponent !== before.opponent) return postWords(state).trim() || null;
  if (analysisSlice.of(state)?.stage === "done" && analysisSlice.of(before)?.stage !== "done")
    return suggestionSpoken(state) ?? undefined;
  const claims = claimsSlice.of(state);
  return claims === null || claims === claimsSlice.of(before)
    ? undefined
    : claimsFound(claims.filter(({ refusal }) => refusal === null).length);
}

/** Null where the merged game brings no more than what has been told. */
function newArrival(state: State): string | null {
  const words = arrivalNews(state);
  const isTold = words === merging;
  merging = null;
  return isTold ? null : words;
}

/** News of received turns, with the notice that they would drown. */
function arrivalNews(state: State): string | null {
  const words = receivedWords(state);
  const parting = receivedSlice.of(state)?.divergence ?? null;
  return words === null || parting === null ? words : `${words} ${divergedWords(parting.turns)}`;
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
