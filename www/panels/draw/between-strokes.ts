/** Listening to the studio between strokes: what a panel says of thousands of items is worked out when the
 *  hand lets go, not for each step of a drag. */

import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";

const WATCHED = [
  "now",
  "past",
  "future",
  "gesture",
  "survey",
  "tool",
  "radius",
  "slack",
  "snapping",
] as const;

export function onSettled(
  { store }: EditorController,
  listen: (editorState: EditorState) => void,
): void {
  let heard: EditorState | null = null;
  store.subscribe((editorState) => {
    const busy = editorState.gesture.kind !== "none" && editorState.stroke !== null;
    if (busy || (heard !== null && WATCHED.every((part) => heard?.[part] === editorState[part])))
      return;
    heard = editorState;
    listen(editorState);
  });
}
