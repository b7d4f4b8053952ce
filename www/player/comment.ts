/** Comment beside the moment, under the board; the reader can fold it. Its room stays the same, so that
 *  the board does not move from turn to turn. */

import type { GameController } from "../model/game-controller.ts";
import { notesOf, type Tree } from "../model/tree/tree.ts";
import { element } from "../panels/dom.ts";
import * as WORDS from "../words/player.ts";

/** Lines beyond which a comment scrolls. */
const MOST_LINES = 3;
/** Characters in a line of a narrow and of a wide player. */
const [NARROW, WIDE] = [46, 84];

/** Hidden where the record has no comments. */
export function commentPart(controller: GameController): HTMLElement {
  const summary = element("summary");
  const words = element("p");
  const made = element("details", { class: "comment", open: "" }, summary, words);
  controller.store.subscribe((state, before) => {
    const { tree, node } = state.branch;
    if (state !== before && state.branch === before.branch) return;
    const comment = notesOf(tree, node).comment ?? "";
    summary.textContent = comment === "" ? WORDS.NO_COMMENT_HERE : WORDS.COMMENT;
    words.textContent = comment;
    words.tabIndex = comment === "" ? -1 : 0;
    words.scrollTop = 0;
    if (state !== before && state.board === before.board) return;
    made.hidden = linesOf(tree, WIDE) === 0;
    made.style.setProperty("--lines", String(linesOf(tree, NARROW)));
    made.style.setProperty("--wide-lines", String(linesOf(tree, WIDE)));
  });
  return made;
}

/** Lines of the longest comment, roughly; 0: there is none. */
function linesOf({ notes }: Tree, width: number): number {
  const counts = [...notes.values()].map(({ comment }) =>
    (comment ?? "").split("\n").reduce((count, text) => count + Math.ceil(text.length / width), 0),
  );
  return Math.min(MOST_LINES, Math.max(0, ...counts));
}
