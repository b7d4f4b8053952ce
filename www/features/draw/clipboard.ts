/** Copy and cut: the selection as a document of its own, which opens anywhere. The page handles pasting. */

import type { GameController } from "../../model/game-controller.ts";
import { isWriting } from "../../panels/dom.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { erase } from "../../sketch/edits.ts";

export function mountClipboard(editor: EditorController, controller: GameController): void {
  const copy = (event: ClipboardEvent): boolean => {
    if (controller.store.state.room !== "draw" || isWriting(event.target)) return false;
    const text = editor.copied();
    if (text === null) return false;
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    return true;
  };
  document.addEventListener("copy", copy);
  document.addEventListener("cut", (event) => {
    if (!copy(event)) return;
    const { sketch, selection } = editor.store.state.now;
    editor.store.dispatch({ kind: "drawn", sketch: erase(sketch, selection) });
  });
}
