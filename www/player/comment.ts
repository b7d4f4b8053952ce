/** Comment beside the moment, under the board; the reader can fold it. Its room stays the same, and is empty at a
 *  moment without one, so that the board does not move from turn to turn. Where there is too little of it, the board comes first. */

import type { GameController } from "../model/game-controller.ts";
import { notesOf } from "../model/tree/tree.ts";
import { element } from "../panels/dom.ts";
import { commentLines } from "../share/embed-size.ts";
import * as WORDS from "../words/player.ts";

/** Height of a line in CSS pixels. */
const LINE = 23.2;

/** Hidden where the record has no comments. */
export class CommentPart {
  readonly made: HTMLDetailsElement;
  readonly #words = element("p");
  /** The reader has folded it, or opened it. */
  #isChosen = false;

  constructor(controller: GameController) {
    const summary = element("summary");
    summary.textContent = WORDS.COMMENT;
    summary.addEventListener("click", () => {
      this.#isChosen = true;
      this.#words.style.height = "";
    });
    const [words, made] = [this.#words, element("details", { class: "comment" }, summary)];
    made.append(words);
    made.open = true;
    this.made = made;
    controller.store.subscribe((state, before) => {
      const { tree, node } = state.branch;
      if (state !== before && state.branch === before.branch) return;
      const comment = notesOf(tree, node).comment ?? "";
      made.style.visibility = comment === "" ? "hidden" : "";
      words.textContent = comment;
      words.tabIndex = comment === "" ? -1 : 0;
      words.scrollTop = 0;
      if (state !== before && state.board === before.board) return;
      const { narrow, wide } = commentLines(tree);
      made.hidden = wide === 0;
      made.style.setProperty("--lines", String(narrow));
      made.style.setProperty("--wide-lines", String(wide));
    });
  }

  /** Takes all the room that it would have. */
  spread(): void {
    if (this.#isChosen) return;
    this.made.open = true;
    this.#words.style.height = "calc(1.45em * var(--shown-lines))";
  }

  /** Gives up so many CSS pixels, and folds where no line is left. */
  yield(pixels: number): void {
    if (this.#isChosen || pixels <= 0) return;
    const lines = Math.floor((this.#words.offsetHeight - pixels) / LINE);
    this.made.open = lines > 0;
    this.#words.style.height = lines > 0 ? `${lines * LINE}px` : "";
  }
}
