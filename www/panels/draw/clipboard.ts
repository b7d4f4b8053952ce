/** Copy and cut: the selection as a document of its own, which opens anywhere. Pasting is the page's. */

import type { Table } from "../../model/game-controller.ts";
import type { Studio } from "../../sketch/editor-controller.ts";
import { erase } from "../../sketch/edits.ts";
import { isWriting } from "../dom.ts";

export function mountClipboard(studio: Studio, table: Table): void {
  const copy = (event: ClipboardEvent): boolean => {
    if (table.store.state.room !== "draw" || isWriting(event.target)) return false;
    const text = studio.copied();
    if (text === null) return false;
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    return true;
  };
  document.addEventListener("copy", copy);
  document.addEventListener("cut", (event) => {
    if (!copy(event)) return;
    const { sketch, selection } = studio.store.state.now;
    studio.store.dispatch({ kind: "drawn", sketch: erase(sketch, selection) });
  });
}
