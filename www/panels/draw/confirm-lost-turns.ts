/** Asks before turns are lost to a changed board. */
import type { Replay } from "../../model/replay-turns.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { counted } from "../../words/names.ts";
import { button, byId, dialogById, element } from "../dom.ts";

export function mountAsk(editor: EditorController): void {
  const dialog = dialogById("carry");
  const words = element("p");
  const carry = (what: "replay" | "anew") => {
    editor.answer(what);
    byId("stage").focus({ preventScroll: true });
  };
  const replay = button("Play them again", () => carry("replay"), "btn primary");
  const anew = button("Start anew", () => carry("anew"));
  const back = () => editor.store.dispatch({ kind: "asked", question: null });
  dialog.append(
    element("h2", { id: "carry-heading" }, "The board has changed"),
    words,
    element("div", { class: "row" }, replay, anew, button("Keep drawing", back)),
  );
  dialog.addEventListener("close", () => {
    if (editor.store.state.question !== null) back();
  });
  editor.store.subscribe(({ question }) => {
    if (question === null) return dialog.close();
    words.textContent = replayWords(question.replay);
    replay.disabled = question.replay.kept === 0;
    if (!dialog.open) dialog.showModal();
  });
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
