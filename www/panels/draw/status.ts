/** Status lines of the drawing room: the tool, the snapping, the next step. */
import type { EditorController } from "../../sketch/editor-controller.ts";
import { DRAWING_AREA_WORDS } from "../../words/draw-commands.ts";
import { editorHint, snapWords, statusWords } from "../../words/drawing.ts";
import { HEADER, HEADER_TIPS } from "../../words/header.ts";
import { byId } from "../dom.ts";
import { areLettersOn, onLettersSwitched } from "../letter-keys.ts";
import { button, html, mount } from "../template.ts";

/** Milliseconds for which a message stands in the place of the hint, and for each of its letters. */
const MESSAGE_MS = 4000;
const LETTER_MS = 60;

export function mountStatus({ store }: EditorController, help: () => void): void {
  fadeMessages(store);
  const hint = byId("drawing-tip");
  const fingers = matchMedia("(pointer: coarse)");
  const byKeys = () => !fingers.matches && areLettersOn();
  const refresh = mount(store, hint, "all", (state) => editorHint(state, byKeys()), {
    after: ({ message }) => hint.classList.toggle("wrong", message !== null),
  });
  onLettersSwitched(refresh);
  let counts = "";
  mount(store, "status", "all", (state) => {
    if (state.survey !== null) counts = statusWords(state.now.sketch.kind, state.survey);
    return html`
      <span>${snapWords(state)}</span>
      <span id="status-counts">${counts}</span>
      <span class="keys">${DRAWING_AREA_WORDS.playsOnBoard}</span>
      ${button(HEADER.keys, help, "btn small", { tip: HEADER_TIPS.keys })}`;
  });
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
