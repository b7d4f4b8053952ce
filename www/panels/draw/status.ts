/** Status lines of the drawing room: the tool, the snapping, the next step. */

import type { EditorController } from "../../sketch/editor-controller.ts";
import { EASEL_WORDS } from "../../words/draw-commands.ts";
import { cursorWords, editorHint, snapWords, statusWords } from "../../words/drawing.ts";
import { byId } from "../dom.ts";
import { html, mount } from "../template.ts";

export function mountStatus({ store }: EditorController): void {
  const hint = byId("easel-tip");
  const fingers = matchMedia("(pointer: coarse)");
  mount(store, hint, "all", (state) => editorHint(state, !fingers.matches), {
    after: ({ message }) => hint.classList.toggle("wrong", message !== null),
  });
  mount(store, "easel-voice", "all", cursorWords);
  let counts = "";
  mount(store, "status", "all", (state) => {
    if (state.survey !== null) counts = statusWords(state.now.sketch.kind, state.survey);
    return html`
      <span>${snapWords(state)}</span>
      <span id="status-counts">${counts}</span>
      <span class="keys">${EASEL_WORDS.tabPlaysOnBoard}</span>`;
  });
}
