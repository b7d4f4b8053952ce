/** Live region of the drawing room: speaks what a key has done, and then what is under the cursor. Its words are
 *  loaded with the first key in the room; those that come after the room was left are not said, also not if it is
 *  entered again. */
import type { GameController } from "../../model/game-controller.ts";
import { say } from "../../panels/dom.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorState } from "../../sketch/state.ts";

export function mountDrawLiveRegion(
  { store }: EditorController,
  controller: GameController,
  region: HTMLElement,
): void {
  let isByKey = false;
  /** State before the first of the actions of a key. */
  let last: EditorState | null = null;
  document.addEventListener("keydown", () => (isByKey = true), { capture: true });
  document.addEventListener("pointerdown", () => (isByKey = false), { capture: true });
  const tell = async () => {
    const { drawingNews } = await import("./drawing-news.ts");
    const words = last === null ? null : drawingNews(store.state, last);
    last = null;
    if (words !== null && controller.store.state.room === "draw") say(region, words);
  };
  controller.store.subscribe(({ room }, before) => {
    if (before.room === "draw" && room !== "draw") last = null;
  });
  store.subscribe((_, before) => {
    if (!isByKey) return;
    // Without a network the words may be missing; the next key asks for them again.
    if (last === null) tell().catch(() => (last = null));
    last ??= before;
  });
}
