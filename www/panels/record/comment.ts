/** What is written beside the turn that stands last, or of the whole game before the first one. */
import type { GameController } from "../../model/game-controller.ts";
import { MAX_COMMENT } from "../../model/tree/edits.ts";
import { nodeOf, notesOf } from "../../model/tree/tree.ts";
import { commentLabel, roomLeftWords } from "../../words/record.ts";
import { byId } from "../dom.ts";
import { html, mount } from "../template.ts";

export function mountComment(controller: GameController): void {
  const place = byId("comment");
  const write = ({ currentTarget: text }: Event) => {
    if (text instanceof HTMLTextAreaElement)
      controller.editor.comment(controller.store.state.branch.node, text.value);
  };
  mount(
    controller.store,
    place,
    ["branch", "sheet"],
    ({ branch }) => {
      const written = notesOf(branch.tree, branch.node).comment ?? "";
      return html`
        <textarea rows="1" placeholder="Add a comment" maxlength=${MAX_COMMENT}
          aria-describedby="comment-room" aria-label=${commentLabel(nodeOf(branch.tree, branch.node).depth)}
          class=${written === "" ? "" : "written"} .value=${written} @input=${write}></textarea>
        <p id="comment-room" class="soft" role="status">${roomLeftWords(written.length)}</p>`;
    },
    { after: () => grow(place.querySelector("textarea")) },
  );
}

/** As high as its text, where the stylesheet cannot say so. */
function grow(text: HTMLTextAreaElement | null): void {
  if (text === null || CSS.supports("field-sizing", "content")) return;
  text.style.height = "auto";
  text.style.height = `${text.scrollHeight}px`;
}
