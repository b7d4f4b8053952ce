/** Live region: speaks turns, refusals, notices and the cursor's place, politely. */

import { correspondenceOf } from "../model/correspondence.ts";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { EMPTY, isCentre } from "../model/state.ts";
import { type Mark, markList, sameMark } from "../model/tree/marks.ts";
import { notesOf } from "../model/tree/tree.ts";
import { suggestionSpoken } from "../words/analysis.ts";
import { divergedWords, pendingWords, READY, receivedWords } from "../words/correspondence.ts";
import { capitalised } from "../words/counts.ts";
import { changeWords, noticeWords, pointingWords } from "../words/events.ts";
import { whyWords } from "../words/explanation.ts";
import { handicapNews } from "../words/handicap.ts";
import { placeWord } from "../words/names.ts";
import { claimsFound, markSentence, unmarkedWords } from "../words/record.ts";
import { surroundingsWords } from "../words/surroundings.ts";
import { boardWords, oneOfWords, refusalWords, TAP_AGAIN, tryWords } from "../words/turns.ts";
import { say } from "./dom.ts";

export function mountLiveRegion(controller: GameController, region: HTMLElement): void {
  controller.store.subscribe((state, before) => {
    const words = state === before ? changeWords(state.change, state) : news(state, before);
    if (words !== null) say(region, words);
  });
}

/** Most important news; null: none. */
function news(state: State, before: State): string | null {
  if (state.notice !== before.notice && state.notice !== null) {
    const { kind } = state.notice;
    const words = noticeWords(state.notice);
    return kind === "opened" ? `${words} ${changeWords(state.change, state)}` : words;
  }
  if (state.handicap !== before.handicap && state.handicap !== null)
    return handicapNews(state.handicap, state.board.names);
  if (state.change !== before.change) return changeWords(state.change, state) + postWords(state);
  if (state.received !== before.received) return arrivalNews(state);
  if (state.pendingTurn !== before.pendingTurn && state.pendingTurn !== null)
    return pendingWords(state);
  if (state.opponent !== before.opponent) return postWords(state).trim() || null;
  if (state.why !== before.why && state.why !== null) return whyWords(state.why, state);
  if (state.surroundings !== before.surroundings) return surroundingsWords(state);
  if (state.branch !== before.branch) return markNews(state, before);
  if (state.analysis?.stage === "done" && before.analysis?.stage !== "done") {
    const words = suggestionSpoken(state);
    if (words !== null) return words;
  }
  if (state.refused !== before.refused && state.refused !== null) {
    const { turn, refusal } = state.refused;
    return `${capitalised(tryWords(turn, state.board.names))}: ${refusalWords(refusal, state.board.names)}.`;
  }
  if (state.claims !== before.claims && state.claims !== null) return claimsWords(state);
  if (state.preview !== before.preview && state.preview !== null)
    return `${capitalised(boardWords(state.preview.turns, state.board.names))}.`;
  if (state.cursor !== before.cursor && state.cursor !== null) return cursorNews(state, before);
  if (state.proposal !== before.proposal && state.proposal !== null) {
    return `${placeWord(state.proposal, state.board.names)} chosen. ${askWords(state)}`;
  }
  return null;
}

/** News of received turns, with the notice that they would drown. */
function arrivalNews(state: State): string | null {
  const words = receivedWords(state);
  const parting = state.received?.divergence ?? null;
  return words === null || parting === null ? words : `${words} ${divergedWords(parting.turns)}`;
}

/** Words on the link to send, after a turn but not on a walk. */
function postWords(state: State): string {
  const { kind } = state.change;
  const walks = kind !== "played" && kind !== "opened";
  return !walks && correspondenceOf(state) === "send" ? ` ${READY}` : "";
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
  return choices.length > 1 ? `${oneOfWords(choices.length)}.` : `${TAP_AGAIN}.`;
}

function claimsWords({ claims }: State): string {
  const possible = claims?.filter(({ refusal }) => refusal === null).length ?? 0;
  return claimsFound(possible);
}

function cursorWords(state: State): string | null {
  const words = pointingWords(state.pointing, state);
  const { cursor, pointing, game } = state;
  const empty = pointing.kind === "open" && game.colours[pointing.at] === EMPTY;
  return cursor !== null && empty ? `${words}, empty` : words;
}
