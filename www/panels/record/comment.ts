/** Comment beside the turn that stands last, or on the whole game before the first one. */

import { Game } from "gospace/play";
import type { GameController } from "../../model/game-controller.ts";
import { nodeOf, notesOf } from "../../model/tree/tree.ts";
import { commentLabel, RECORD_WORDS, roomLeftWords } from "../../words/record.ts";
import { byId } from "../dom.ts";
import { type OnField, textOf } from "../field.ts";
import { html, mount } from "../template.ts";

export function mountComment(controller: GameController): void {
  const place = byId("comment");
  const write = (event: OnField) =>
    controller.editor.comment(controller.store.state.branch.node, textOf(event));
  mount(
    controller.store,
    place,
    ["branch", "board", "sheet"],
    ({ branch, board }) => {
      const [, , most = 0] = Game.limits();
      const written = notesOf(branch.tree, branch.node).comment ?? "";
      return html`
        <textarea rows="1" placeholder=${RECORD_WORDS.addComment} maxlength=${most}
          aria-describedby="comment-room" aria-label=${commentLabel(nodeOf(branch.tree, branch.node).depth, board.names)}
          class=${written === "" ? "" : "written"} .value=${written} @input=${write}></textarea>
        <p id="comment-room" class="soft" role="status">${roomLeftWords(written.length, most)}</p>`;
    },
    { after: () => grow(place.querySelector("textarea")) },
  );
}

/** Fits the field to its text, in browsers whose stylesheets cannot. */
function grow(text: HTMLTextAreaElement | null): void {
  if (text === null || CSS.supports("field-sizing", "content")) return;
  text.style.height = "auto";
  text.style.height = `${text.scrollHeight}px`;
}
