/** `<go-story>`: prose that plays. Its links light up places of the boards in it and go to their moments, its figures
 *  are numbered, and a pinned board follows the reader. Without this script it is plain prose with its boards' pictures.
 *  docs/embedding.md is the manual. Importing it without a page does nothing. */
import "./element.ts";
import { FOLDER, fetched, folderFor } from "./player/element-language.ts";
import { linkBrackets } from "./story/brackets.ts";
import { numberFigures } from "./story/captions.ts";
import { type Board, isBoard, listen, markLinks } from "./story/links.ts";
import { followSteps } from "./story/steps.ts";
import { dress, groundBehind } from "./story/style.ts";
import { ELEMENT_WORDS } from "./words/element.ts";

/** In Node an element is nothing that could be extended. */
const Base: typeof HTMLElement =
  typeof HTMLElement === "undefined" ? (Object as never) : HTMLElement;

/** "Figure" in each language that a story of the page has, by the folder of its files. */
const figureWords = new Map([[FOLDER, ELEMENT_WORDS.figure as string]]);

export class GoStoryElement extends Base {
  #isRead = false;
  #stop: () => void = () => {};

  connectedCallback(): void {
    dress(this.ownerDocument);
    // While the page is being read, the contents of an element come after it.
    if (this.ownerDocument.readyState !== "loading") return this.#begin();
    this.ownerDocument.addEventListener("DOMContentLoaded", () => {
      if (this.isConnected) this.#begin();
    });
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  #begin(): void {
    const boards = [...this.querySelectorAll("go-space")];
    const pinned = boards.find(
      (board) => board.parentElement === this && board.hasAttribute("pinned"),
    );
    const main = pinned ?? boards[0];
    if (!this.#isRead) {
      this.#isRead = true;
      for (const board of boards) if (board.id === "") board.id = freeId(this.ownerDocument);
      if (main !== undefined) linkBrackets(this, main.id);
      markLinks(this);
      listen(this);
    }
    void this.#numberFigures();
    this.#stop();
    if (isBoard(pinned)) this.#pin(pinned);
  }

  /** Once the word for a figure is here, in the language of the story. */
  async #numberFigures(): Promise<void> {
    const folder = folderFor(this);
    if (!figureWords.has(folder)) {
      const words = await fetched(`${folder}element-words.js`).catch(() => ({ ELEMENT_WORDS }));
      figureWords.set(folder, words.ELEMENT_WORDS.figure);
    }
    numberFigures(
      this.ownerDocument,
      (story) => figureWords.get(folderFor(story)) ?? ELEMENT_WORDS.figure,
    );
  }

  #pin(board: Board): void {
    const ground = groundBehind(this);
    if (ground !== null) this.style.setProperty("--go-story-ground", ground);
    this.#stop = followSteps(this, board);
  }
}

function freeId(page: Document): string {
  let count = 1;
  while (page.getElementById(`board-${count}`) !== null) count++;
  return `board-${count}`;
}

declare global {
  interface HTMLElementTagNameMap {
    "go-story": GoStoryElement;
  }
}

if (typeof customElements !== "undefined" && customElements.get("go-story") === undefined)
  customElements.define("go-story", GoStoryElement);
