/** What is written beside the turn that stands last, or of the whole game before the first one. */
import type { GameController } from "../../model/game-controller.ts";
import { MAX_COMMENT } from "../../model/tree/edits.ts";
import { nodeOf, notesOf } from "../../model/tree/tree.ts";
import { commentLabel, roomLeftWords } from "../../words/record.ts";
import { byId, element } from "../dom.ts";

export function mountComment(controller: GameController): void {
  const text = element("textarea", {
    rows: "1",
    placeholder: "Add a comment",
    maxlength: String(MAX_COMMENT),
    "aria-describedby": "comment-room",
  });
  const room = element("p", { id: "comment-room", class: "soft", role: "status" });
  byId("comment").append(text, room);
  // Not what the field holds: that has line ends of its own, and a caret that is not to be moved.
  let shown = "";
  text.addEventListener("input", () => {
    shown = text.value;
    controller.editor.comment(controller.store.state.branch.node, text.value);
    room.textContent = roomLeftWords(text.value.length);
    grow(text);
  });
  controller.store.subscribe(({ branch, sheet }, before) => {
    const written = notesOf(branch.tree, branch.node).comment ?? "";
    if (shown !== written) text.value = written;
    shown = written;
    text.classList.toggle("written", written !== "");
    text.setAttribute("aria-label", commentLabel(nodeOf(branch.tree, branch.node).depth));
    if (branch === before.branch && sheet === before.sheet) return;
    room.textContent = roomLeftWords(written.length);
    grow(text);
  });
}

/** As high as its text, where the stylesheet cannot say so. */
function grow(text: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  text.style.height = "auto";
  text.style.height = `${text.scrollHeight}px`;
}
