/** News that only the page has: of a handicap, a game by link, a suggestion and claims. */

import { analysisSlice } from "../model/analysis.ts";
import { claimsSlice } from "../model/claims.ts";
import { correspondenceOf, pendingSlice } from "../model/correspondence.ts";
import { handicapSlice } from "../model/placed-handicap.ts";
import { receivedSlice } from "../model/received.ts";
import type { State } from "../model/state.ts";
import { suggestionSpoken } from "../words/analysis.ts";
import { divergedWords, pendingWords, READY, receivedWords } from "../words/correspondence.ts";
import { handicapNews } from "../words/handicap.ts";
import { claimsFound } from "../words/record.ts";
import type { OtherNews } from "./live-region.ts";

export const PAGE_NEWS: OtherNews = { instead: handicapWords, after: postWords, besides };

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
  if (receivedSlice.of(state) !== receivedSlice.of(before)) return arrivalNews(state);
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

/** News of received turns, with the notice that they would drown. */
function arrivalNews(state: State): string | null {
  const words = receivedWords(state);
  const parting = receivedSlice.of(state)?.divergence ?? null;
  return words === null || parting === null ? words : `${words} ${divergedWords(parting.turns)}`;
}
