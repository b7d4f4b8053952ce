/** Listening to the studio between strokes: what a panel says of thousands of items is worked out when the
 *  hand lets go, not for each step of a drag. */
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import type { Source } from "../template.ts";

/** By which commands are possible. */
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
