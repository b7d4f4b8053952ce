/** Questions before something is lost: turns to a changed board, and the kind of a paper to a tool. */

import type { Replay } from "../../model/replay-turns.ts";
import { byId } from "../../panels/dom.ts";
import { button, html, type Markup, mountDialog, row } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import { CARRY_WORDS, CONVERT_WORDS } from "../../words/draw-commands.ts";

export function mountAsk(editor: EditorController): void {
  const carry = (what: "replay" | "anew") => {
    editor.answer(what);
    byId("stage").focus({ preventScroll: true });
  };
  const back = () => editor.store.dispatch({ kind: "asked", question: null });
  const settle = (yes: boolean) => {
    editor.store.dispatch({ kind: "converted", yes });
    byId("drawing").focus({ preventScroll: true });
  };
  const view = ({ question, conversion }: EditorState) => {
    if (conversion !== null)
      return conversionView(CONVERT_WORDS[conversion === "disk" ? "toDisks" : "toGraph"], settle);
    return (
      question &&
      html`
      <h2 id="carry-heading">${CARRY_WORDS.boardHasChanged}</h2>
      <p>${replayWords(question.replay)}</p>
      ${row(
        button(CARRY_WORDS.playThemAgain, () => carry("replay"), "btn primary", {
          disabled: question.replay.kept === 0,
        }),
        button(CARRY_WORDS.startAnew, () => carry("anew")),
        button(CARRY_WORDS.keepDrawing, back),
      )}`
    );
  };
  const close = () => (editor.store.state.conversion === null ? back() : settle(false));
  mountDialog(editor.store, "carry", ["question", "conversion"], view, close);
}

/** Turns that can be played again on a board that was changed. */
function replayWords({ kept, passed, dropped }: Replay): string {
  const parts = [
    kept === 0 ? CARRY_WORDS.noneKept : CARRY_WORDS.kept(kept),
    ...(passed > 0 ? [CARRY_WORDS.passed(passed)] : []),
    ...(dropped > 0 ? [CARRY_WORDS.dropped(dropped)] : []),
  ];
  return CARRY_WORDS.played(kept + passed + dropped, parts.join("; "));
}

function conversionView(
  words: (typeof CONVERT_WORDS)[keyof typeof CONVERT_WORDS],
  settle: (yes: boolean) => void,
): Markup {
  return html`
    <h2 id="carry-heading">${words.heading}</h2>
    <p>${words.about}</p>
    ${row(
      button(words.convert, () => settle(true), "btn primary"),
      button(words.keep, () => settle(false)),
    )}`;
}
