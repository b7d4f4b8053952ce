/** Field for a point's label, at the point. */

import { byId } from "../../panels/dom.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { labelled } from "../../sketch/edits.ts";
import { spotOfItem } from "../../sketch/sketch.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";

export function mountLabel(editor: EditorController, scene: EditorScene): void {
  const input = byId("drawing-label");
  if (!(input instanceof HTMLInputElement)) throw new Error("#drawing-label is no input");
  const done = (keep: "keep" | "drop") => {
    const { now, writing } = editor.store.state;
    if (writing === null) return;
    editor.store.dispatch({ kind: "writing", id: null });
    if (keep === "keep")
      editor.store.dispatch({
        kind: "drawn",
        sketch: labelled(now.sketch, writing, input.value.trim()),
      });
  };
  input.addEventListener("blur", () => done("keep"));
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    done(event.key === "Enter" ? "keep" : "drop");
    byId("drawing").focus();
  });
  const stand = () => {
    const { writing, now } = editor.store.state;
    const spot = writing === null ? null : spotOfItem(now.sketch, writing);
    if (spot === null) return;
    const { x, y } = scene.toScreen(spot);
    input.style.left = `clamp(0px, ${x + 12}px, calc(100% - 120px))`;
    input.style.top = `clamp(0px, ${y - 34}px, calc(100% - 34px))`;
  };
  scene.follow(stand);
  editor.store.subscribe((editorState, before) => {
    const { writing } = editorState;
    input.hidden = writing === null;
    if (writing === null || writing === before.writing) return;
    stand();
    input.value = editorState.now.sketch.points.get(writing)?.label ?? "";
    // Focus at once, so that the next keys reach the label and not the tools.
    input.focus();
    input.select();
  });
}
