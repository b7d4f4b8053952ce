/** Ways on from a broken link: another paste, or the boards of the gallery. */
import type { GameController } from "../model/game-controller.ts";
import { NOTICE_ANSWERS } from "../words/notice-answers.ts";
import { byId } from "./dom.ts";

/** Opens a link from the clipboard, or where the page may not read that, from a field. */
export async function pasteLink(): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => prompt(NOTICE_ANSWERS.pasteHere));
  const link = text?.slice(text.indexOf("#") + 1).trim() ?? "";
  if (link === "") return;
  const fragment = `#${link}`;
  // The same address again is no change that the page hears of.
  if (fragment === location.hash) location.reload();
  else location.hash = fragment;
}

/** Goes to the boards: a room on narrow screens, elsewhere the strip, or the way to all boards while that is empty. */
export function browseBoards({ store }: GameController): void {
  if (byId("tabs").checkVisibility()) {
    store.dispatch({ kind: "room", room: "boards" });
    return;
  }
  const first = (id: string) => byId(id).querySelector("button");
  (first("gallery") ?? first("all-boards"))?.focus();
}
