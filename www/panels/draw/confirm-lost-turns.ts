/** Confirmation before turns are lost to a changed board. */
import type { Replay } from "../../model/replay-turns.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import { counted } from "../../words/counts.ts";
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
      <h2 id="carry-heading">The board has changed</h2>
      <p>${replayWords(question.replay)}</p>
      ${row(
        button("Play them again", () => carry("replay"), "btn primary", {
          disabled: question.replay.kept === 0,
        }),
        button("Start anew", () => carry("anew")),
        button("Keep drawing", back),
      )}`;
  mountDialog(editor.store, "carry", ["question"], view, back);
}

export function replayWords({ kept, passed, dropped }: Replay): string {
  const all = counted(kept + passed + dropped, "turn");
  const parts = [
    `${kept === 0 ? "None" : kept} of them still ${kept === 1 ? "makes" : "make"} sense`,
    ...(passed > 0
      ? [`${counted(passed, "play")} would become ${passed === 1 ? "a pass" : "passes"}`]
      : []),
    ...(dropped > 0 ? [`${counted(dropped, "turn")} would be lost`] : []),
  ];
  return `${all} ${kept + passed + dropped === 1 ? "was" : "were"} played on it. ${parts.join("; ")}.`;
}
