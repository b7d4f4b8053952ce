/** Subscription to the studio between strokes: panel texts about thousands of items are worked out when a
 *  drag ends, not for each of its steps. */

import type { Source } from "../../panels/template.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { isLarge } from "../../sketch/sketch.ts";
import type { EditorState } from "../../sketch/state.ts";

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

/** Subscription in which each listener follows an edit of a large drawing in a task of its own, after its picture, with
 *  the state that there is by then. */
export function afterPicture(source: Source<EditorState>): Source<EditorState> {
  return {
    get state() {
      return source.state;
    },
    subscribe: (listener) => {
      let waits = false;
      source.subscribe((state) => {
        if (waits) return;
        if (!isLarge(state.now.sketch)) return listener(state);
        waits = true;
        inTurn(() => {
          waits = false;
          listener(source.state);
        });
      });
    },
  };
}

/** Work that waits for the next frame, and then for its turn. */
const waiting: (() => void)[] = [];

function inTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) requestAnimationFrame(() => setTimeout(takeTurn));
}

/** Does one piece of work, and leaves the next one to another task. */
function takeTurn(): void {
  const [work] = waiting;
  try {
    work?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) setTimeout(takeTurn);
  }
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
