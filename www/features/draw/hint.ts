/** Hint on the paper: in its middle how to begin, and then in one quiet line what the tool does, what was wrong, or what has happened. */

import { byId } from "../../panels/dom.ts";
import { areLettersOn, onLettersSwitched } from "../../panels/letter-keys.ts";
import { html, type Markup, mount } from "../../panels/template.ts";
import type { Hand } from "../../sketch/drawing-sentences.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";
import { beginningWords, editorHint } from "../../words/drawing.ts";

/** Milliseconds for which a message stands in the place of the hint, and for each of its letters. */
const MESSAGE_MS = 4000;
const LETTER_MS = 60;

export function mountHint({ store }: EditorController): void {
  fadeMessages(store);
  const host = byId("drawing-tip");
  const fingers = matchMedia("(pointer: coarse)");
  const hand = (): Hand => (fingers.matches ? "finger" : areLettersOn() ? "keys" : "mouse");
  const beginning = (state: EditorState) =>
    isAtRest(state) ? beginningWords(state, hand()) : null;
  const view = (state: EditorState) => {
    const words = beginning(state);
    return words === null ? editorHint(state, hand() === "keys") : withKeys(words);
  };
  const refresh = mount(store, host, "all", view, {
    after: (state) => {
      const begins = beginning(state) !== null;
      host.classList.toggle("message", state.message !== null);
      host.classList.toggle("wrong", state.message !== null && state.tone === "refusal");
      host.classList.toggle("beginning", begins);
      host.classList.toggle("below", begins && state.now.sketch.points.size > 0);
    },
  });
  onLettersSwitched(refresh);
}

/** Over a picture to be traced the paper is not empty. */
function isAtRest({ message, gesture, choosing, now }: EditorState): boolean {
  const isBare = now.sketch.background === null;
  return message === null && gesture.kind === "none" && !choosing && isBare;
}

/** Text whose parts between asterisks are keys. */
function withKeys(text: string): (string | Markup)[] {
  return text.split("*").map((part, i) => (i % 2 === 0 ? part : html`<kbd>${part}</kbd>`));
}

/** Puts a message away after the time that it takes to read, so that the hint is seen again. */
function fadeMessages(store: EditorController["store"]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.subscribe(({ message }, before) => {
    if (message === before.message) return;
    clearTimeout(timer);
    if (message === null) return;
    const fade = () => store.dispatch({ kind: "message", message: null });
    timer = setTimeout(fade, MESSAGE_MS + LETTER_MS * message.length);
  });
}
