/** A calm word about something that went otherwise than meant; it changes nothing and can be put away. */
import { X } from "lucide";
import type { GameController } from "../model/game-controller.ts";
import type { Notice } from "../model/state.ts";
import type { NodeId } from "../model/tree/tree.ts";
import { noticeWords } from "../words/events.ts";
import { button, byId, element, iconButton, leaveFor } from "./dom.ts";

/** What nobody meant to happen. */
const WRONG: ReadonlySet<Notice["kind"]> = new Set(["broken", "broken-link", "too-large"]);

export function mountNotice(controller: GameController): void {
  const place = byId("notice");
  controller.store.subscribe(({ notice }, before) => {
    if (notice === before.notice && place.hidden === (notice === null)) return;
    leaveFor(place);
    place.hidden = notice === null;
    if (notice === null) return;
    place.classList.toggle("wrong", WRONG.has(notice.kind));
    place.replaceChildren(element("p", {}, noticeWords(notice)), ...answers(controller, notice));
  });
}

function answers(controller: GameController, notice: Notice): Node[] {
  const dismiss = () => controller.store.dispatch({ kind: "noticed", notice: null });
  if (notice.kind === "newer")
    return [
      button("Reload", notice.reload, "btn small"),
      button("Later", dismiss, "btn small quiet"),
    ];
  const close = iconButton(X, "Dismiss", dismiss, "dismiss");
  if (notice.kind === "resume") return [button("Go on", notice.open, "btn small"), close];
  if (notice.kind === "board-deleted")
    return [button("Bring it back", notice.restore, "btn small"), close];
  if (notice.kind === "deleted") {
    const { deletion } = notice;
    return [
      button("Bring them back", () => controller.editor.restore(deletion), "btn small"),
      close,
    ];
  }
  if (notice.kind === "alike")
    return [button("Put both together", notice.join, "btn small"), close];
  if (notice.kind === "diverged") {
    const { ours, theirs } = notice.divergence;
    const look = (words: string, node: NodeId) =>
      button(words, () => controller.goTo(node), "btn small");
    const lines = [look("Look at your line", ours), look("Look at theirs", theirs)];
    return [element("div", { class: "answers" }, ...lines), close];
  }
  if (notice.kind !== "opened" || notice.previous === null) return [close];
  const { previous } = notice;
  return [button("Bring it back", () => controller.restore(previous), "btn small"), close];
}
