/** The lines at the foot of the drawing room: what the tool does, how it snaps, how to go on. */
import type { Studio } from "../../sketch/editor-controller.ts";
import { cursorWords, easelHint, snapWords, statusWords } from "../../words/drawing.ts";
import { byId, element } from "../dom.ts";

export function mountStatus(studio: Studio): void {
  const hint = byId("easel-tip");
  const snap = element("span");
  const last = element("span", { class: "keys" }, "Tab plays on this board");
  const counts = element("span", { id: "status-counts" });
  const voice = byId("easel-voice");
  byId("status").append(snap, counts, last);
  studio.store.subscribe((easel) => {
    const words = easelHint(easel);
    if (hint.textContent !== words) hint.textContent = words;
    hint.classList.toggle("wrong", easel.word !== null);
    snap.textContent = snapWords(easel);
    if (easel.survey !== null)
      counts.textContent = statusWords(easel.now.sketch.kind, easel.survey);
    const place = cursorWords(easel);
    if (voice.textContent !== place) voice.textContent = place;
  });
}
