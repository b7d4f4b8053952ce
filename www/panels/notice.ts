/** Notice: a calm word about an unexpected event; it changes nothing and can be put away. */

import { X } from "lucide";
import type { GameDocument } from "../engine/types.ts";
import type { GameController } from "../model/game-controller.ts";
import { importNotes } from "../model/game-notices.ts";
import { isFailure, isPassing, type Notice } from "../model/state.ts";
import { NOTICE_ANSWERS } from "../words/notice-answers.ts";
import { importLine, noticeWords } from "../words/notices.ts";
import { byId } from "./dom.ts";
import type { KeptAnswers } from "./keeping.ts";
import { button, html, iconButton, type Markup, mount, nothing } from "./template.ts";

/** Answers to notices that are not the game's own. */
interface NoticeAnswers {
  /** Loads the newer version of the page. */
  readonly reload: () => void;
  /** Absent: nothing is kept, and no notice speaks of it. */
  readonly kept: KeptAnswers | undefined;
  /** Ends the reading of a text. */
  readonly stop: () => void;
  /** Opens a link from the clipboard. */
  readonly pasteLink: () => void;
  /** Goes to the boards of the gallery. */
  readonly browse: () => void;
  readonly open: (document: GameDocument, dropped: readonly string[]) => void;
  readonly picture: (document: GameDocument) => Markup | typeof nothing;
}

/** Time in milliseconds for which a notice of a saved game stands, and one that only reports. */
const PASSING = 6000;
const REPORTED = 15_000;

/** Notices that end by themselves: none needs an answer, and nothing goes on being wrong. */
const REPORTS: ReadonlySet<Notice["kind"]> = new Set([
  "broken",
  "too-large",
  "unreadable",
  "search-failed",
  "restarted",
  "not-loaded",
  "full",
  "opened",
  "deleted",
  "board-deleted",
]);

/** Time in milliseconds after which a notice ends; null: it waits for its answer. */
export function noticeTime(notice: Notice): number | null {
  if (isPassing(notice)) return PASSING;
  return REPORTS.has(notice.kind) ? REPORTED : null;
}

export function mountNotice(controller: GameController, given: NoticeAnswers): void {
  const place = byId("notice");
  removePassing(controller, place);
  mount(
    controller.store,
    place,
    ["notice"],
    ({ notice }) => {
      if (notice === null) return null;
      const answers = answersTo(controller, notice, given);
      const dismiss = () => controller.store.dispatch({ kind: "noticed", notice: null });
      return html`
        ${notice.kind === "guess" ? given.picture(notice.document) : nothing}
        ${wordsOf(notice)}
        ${notice.kind === "diverged" ? html`<div class="answers">${answers}</div>` : answers}
        ${dismissal(notice, dismiss)}`;
    },
    {
      after: ({ notice }) => {
        place.classList.toggle("wrong", isFailure(notice));
        place.classList.toggle("passing", isPassing(notice));
      },
    },
  );
}

/** Button that puts a notice away; reading goes on until it is stopped. */
function dismissal({ kind }: Notice, dismiss: () => void): Markup | typeof nothing {
  if (kind === "reading") return nothing;
  return kind === "newer"
    ? button(NOTICE_ANSWERS.later, dismiss, "btn small")
    : iconButton(X, NOTICE_ANSWERS.dismiss, dismiss, "dismiss");
}

/** Words of a notice; several notes on an import are one line that opens. */
function wordsOf(notice: Notice): Markup {
  if (notice.kind !== "opened" || notice.dropped.length < 2)
    return html`<p>${noticeWords(notice)}</p>`;
  const { dropped } = notice;
  return html`<details><summary>${importLine(dropped.length)}</summary>
    <ul>${importNotes(dropped).map((note) => html`<li>${note}</li>`)}</ul></details>`;
}

/** Removes a notice after its time, but not while the pointer or the focus is on it. */
function removePassing({ store }: GameController, place: HTMLElement): void {
  let waiting = 0;
  const wait = () => {
    clearTimeout(waiting);
    const { notice } = store.state;
    const time = notice && noticeTime(notice);
    if (time === null) return;
    waiting = window.setTimeout(() => {
      if (place.matches(":hover, :focus-within")) wait();
      else store.dispatch({ kind: "noticed", notice: null });
    }, time);
  };
  store.subscribe((state, before) => {
    if (state === before || state.notice !== before.notice) wait();
  });
}

function answersTo(controller: GameController, notice: Notice, given: NoticeAnswers): Markup[] {
  const answer = (words: string, press: () => void) => button(words, press, "btn small");
  /** Button that puts the notice away first. */
  const last = (words: string, press: () => void) =>
    answer(words, () => {
      controller.store.dispatch({ kind: "noticed", notice: null });
      press();
    });
  switch (notice.kind) {
    case "newer":
      return [answer(NOTICE_ANSWERS.reload, given.reload)];
    case "broken-link":
      return [
        answer(NOTICE_ANSWERS.pasteAgain, given.pasteLink),
        last(NOTICE_ANSWERS.browse, given.browse),
      ];
    case "guess":
      return [last(NOTICE_ANSWERS.open, () => given.open(notice.document, notice.dropped))];
    case "reading":
      return [last(NOTICE_ANSWERS.stop, given.stop)];
    case "resume":
      return [last(NOTICE_ANSWERS.goOn, () => given.kept?.resume(notice.entry))];
    case "board-deleted":
      return [last(NOTICE_ANSWERS.bringBack, () => given.kept?.restore(notice.entry))];
    case "deleted":
      return [
        answer(NOTICE_ANSWERS.bringThemBack, () => controller.editor.restore(notice.deletion)),
      ];
    case "alike":
      return [last(NOTICE_ANSWERS.putBothTogether, () => given.kept?.merge(notice.entry))];
    case "diverged": {
      const { ours, theirs } = notice.divergence;
      return [
        answer(NOTICE_ANSWERS.lookAtYourLine, () => controller.goTo(ours)),
        answer(NOTICE_ANSWERS.lookAtTheirs, () => controller.goTo(theirs)),
      ];
    }
    case "opened": {
      const { previous } = notice;
      if (previous === null) return [];
      return [answer(NOTICE_ANSWERS.bringBack, () => controller.restore(previous))];
    }
    default:
      return [];
  }
}
