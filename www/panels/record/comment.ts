/** Comment beside the turn that stands last, or on the whole game before the first one; its field is there
 *  once it is written or asked for. */

import { Game } from "gospace/play";
import type { GameController } from "../../model/game-controller.ts";
import { type NodeId, nodeOf, notesOf } from "../../model/tree/tree.ts";
import { commentLabel, RECORD_WORDS, roomLeftWords } from "../../words/record.ts";
import { byId } from "../dom.ts";
import { type OnField, textOf } from "../field.ts";
import { html, mount } from "../template.ts";

/** Mounts the field, and returns the way to open it. */
export function mountComment(controller: GameController): () => void {
  const place = byId("comment");
  let opened: NodeId | null = null;
  const write = (event: OnField) =>
    controller.editor.comment(controller.store.state.branch.node, textOf(event));
  const refresh = mount(
    controller.store,
    place,
    ["branch", "board"],
    ({ branch, board }) => {
      const [, , most = 0] = Game.limits();
      const written = notesOf(branch.tree, branch.node).comment ?? "";
      if (opened !== branch.node) opened = null;
      const isWriting = place.contains(document.activeElement);
      if (written === "" && opened === null && !isWriting) return null;
      return html`
        <textarea rows="1" placeholder=${RECORD_WORDS.addComment} maxlength=${most}
          aria-describedby="comment-room" aria-label=${commentLabel(nodeOf(branch.tree, branch.node).depth, board.names)}
          class=${written === "" ? "" : "written"} .value=${written} @input=${write}></textarea>
        <p id="comment-room" class="soft" role="status">${roomLeftWords(written.length, most)}</p>`;
    },
    { after: () => grow(place.querySelector("textarea")) },
  );
  return () => {
    opened = controller.store.state.branch.node;
    refresh();
    place.querySelector("textarea")?.focus();
  };
}

/** Fits the field to its text, in browsers whose stylesheets cannot. */
function grow(text: HTMLTextAreaElement | null): void {
  if (text === null || CSS.supports("field-sizing", "content")) return;
  text.style.height = "auto";
  text.style.height = `${text.scrollHeight}px`;
}
