/** Status lines of the drawing room: the tool, the snapping, the next step. */
import type { EditorController } from "../../sketch/editor-controller.ts";
import { EASEL_WORDS } from "../../words/draw-commands.ts";
import { editorHint, snapWords, statusWords } from "../../words/drawing.ts";
import { HEADER, HEADER_TIPS } from "../../words/header.ts";
import { byId } from "../dom.ts";
import { areLettersOn, onLettersSwitched } from "../letter-keys.ts";
import { button, html, mount } from "../template.ts";

export function mountStatus({ store }: EditorController, help: () => void): void {
  const hint = byId("easel-tip");
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
      <span class="keys">${EASEL_WORDS.playsOnBoard}</span>
      ${button(HEADER.keys, help, "btn small", { tip: HEADER_TIPS.keys })}`;
  });
}
