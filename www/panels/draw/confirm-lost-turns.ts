/** Confirmation before turns are lost to a changed board. */

import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import { CARRY_WORDS, replayWords } from "../../words/draw-commands.ts";
import { byId } from "../dom.ts";
import { button, html, mountDialog, row } from "../template.ts";

export function mountAsk(editor: EditorController): void {
  const carry = (what: "replay" | "anew") => {
    editor.answer(what);
    byId("stage").focus({ preventScroll: true });
  };
  const back = () => editor.store.dispatch({ kind: "asked", question: null });
  const view = ({ question }: EditorState) =>
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
      )}`;
  mountDialog(editor.store, "carry", ["question"], view, back);
}
