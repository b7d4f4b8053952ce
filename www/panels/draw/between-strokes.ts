/** Subscription to the studio between strokes: panel texts about thousands of items are worked out when a
 *  drag ends, not for each of its steps. */
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { Source } from "../template.ts";

/** Parts of the state that decide whether a command is possible. */
export const SETTLED_READS = [
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

export function isStroke({ gesture, stroke }: EditorState): boolean {
  return gesture.kind !== "none" && stroke !== null;
}

export function betweenStrokes({ store }: EditorController): Source<EditorState> {
  return {
    get state() {
      return store.state;
    },
    subscribe: (listener) =>
      store.subscribe((state) => {
        if (!isStroke(state)) listener(state);
      }),
  };
}
