/** The lines at the foot of the drawing room: what the tool does, how it snaps, how to go on. */
import type { EditorController } from "../../sketch/editor-controller.ts";
import { cursorWords, editorHint, snapWords, statusWords } from "../../words/drawing.ts";
import { byId, element } from "../dom.ts";

export function mountStatus(editor: EditorController): void {
  const hint = byId("easel-tip");
  const snap = element("span");
  const last = element("span", { class: "keys" }, "Tab plays on this board");
  const counts = element("span", { id: "status-counts" });
  const voice = byId("easel-voice");
  byId("status").append(snap, counts, last);
  editor.store.subscribe((editorState) => {
    const words = editorHint(editorState);
    if (hint.textContent !== words) hint.textContent = words;
    hint.classList.toggle("wrong", editorState.message !== null);
    snap.textContent = snapWords(editorState);
    if (editorState.survey !== null)
      counts.textContent = statusWords(editorState.now.sketch.kind, editorState.survey);
    const place = cursorWords(editorState);
    if (voice.textContent !== place) voice.textContent = place;
  });
}
