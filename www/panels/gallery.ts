/** Strip of boards: those played on last, then near ones, with a drawing each by the page's own layers, made once it
 *  comes into view and the page has time. In the room of boards they are a page. The atlas has all boards. */
import { type GalleryBoard, galleryBoard, loadNear } from "../engine/gallery.ts";
import type { GameController } from "../model/game-controller.ts";
import { hintSlice } from "../model/hint.ts";
import type { State } from "../model/state.ts";
import { NOTHING_RECENT } from "../words/saved.ts";
import { linePicture, paintPicture } from "./board-picture.ts";
import { byId, inView, whenIdle } from "./dom.ts";
import { keyed } from "./keyed.ts";
import { NearPainter } from "./near-painter.ts";
import { recentBoards, rememberBoard } from "./recent-boards.ts";
import { rovingTabindex, takeFocus } from "./roving-tabindex.ts";
import { html, type Markup, mount, once, render } from "./template.ts";

/** Cards of the strip; a board from the atlas takes the place of the last one. */
const SHOWN = 6;

/** Placeholder as high as a card, so that the board above the strip does not move when it is filled. */
const RESERVED = html`<li class="reserved" aria-hidden="true">
  <div class="card"><canvas></canvas><span>\u00a0</span></div>
</li>`;

/** Fetches the boards when the page has time. Returns a function that draws the thumbnails again, in new
 *  colours or at a new density. */
export function mountGallery(controller: GameController): () => void {
  const strip = new Strip(controller);
  // Links, files and drawing go on without the strip.
  whenIdle(() => void strip.fill().catch((error: unknown) => console.warn(error)));
  return () => strip.repaint();
}

/** A board that cannot be loaded has no card, and the page plays on. */
function boardOrNone(id: string): Promise<GalleryBoard | undefined> {
  return galleryBoard(id).catch(() => undefined);
}

class Strip {
  readonly #controller: GameController;
  readonly #host = byId("gallery");
  readonly #refresh: () => void;
  readonly #painter: NearPainter<GalleryBoard>;
  #boards: readonly GalleryBoard[] = [];
  #marked: string | null | undefined;

  constructor(controller: GameController) {
    this.#controller = controller;
    const { store } = controller;
    rovingTabindex(this.#host);
    this.#painter = new NearPainter(byId("strip"), "120px", (canvas, board) =>
      this.#paint(canvas, board),
    );
    this.#refresh = mount(store, this.#host, ["board"], (state) => this.#view(state), {
      after: (state) => this.#mark(state),
    });
    store.subscribe(({ board, change, room }, before) => {
      // The drawings are larger in the room of boards.
      if (room !== before.room && (room === "boards" || before.room === "boards")) this.repaint();
      if (board.galleryId === null) return;
      if (change !== before.change && change.kind === "played") {
        rememberBoard(board.galleryId);
        this.#noteNothing(false);
      }
      if (board !== before.board) void this.#add(board.galleryId);
    });
  }

  /** Cards keep their order until the page is opened again, so that none moves away under the pointer. */
  async fill(): Promise<void> {
    const near = await loadNear();
    const recent = await Promise.all(recentBoards().map(boardOrNone));
    this.#noteNothing(recent.length === 0);
    const boards = new Set([...recent.filter((board) => board !== undefined), ...near]);
    this.#boards = [...boards].slice(0, SHOWN);
    this.#refresh();
    const { galleryId } = this.#controller.store.state.board;
    if (galleryId !== null) await this.#add(galleryId);
  }

  #noteNothing(isNothing: boolean): void {
    const note = html`<p class="soft nothing" ?hidden=${!isNothing}>${NOTHING_RECENT}</p>`;
    // The anchor is not the list itself, which is a render root of its own.
    render(note, byId("recent-shelf"), { renderBefore: this.#host.previousSibling });
  }

  repaint(): void {
    this.#painter.repaint();
  }

  /** Puts a board that the strip does not have before the others. */
  async #add(id: string): Promise<void> {
    const has = () => this.#boards.length === 0 || this.#boards.some((board) => board.id === id);
    if (has()) return;
    const board = await boardOrNone(id);
    if (board === undefined || has()) return;
    this.#boards = [board, ...this.#boards].slice(0, SHOWN);
    this.#marked = undefined;
    this.#refresh();
  }

  #view({ board }: State): Markup {
    if (this.#boards.length === 0) return RESERVED;
    const card = (entry: GalleryBoard) => this.#card(entry, board.galleryId);
    return html`${keyed(this.#boards, ({ id }) => id, card)}`;
  }

  #card(entry: GalleryBoard, shown: string | null): Markup {
    const { store } = this.#controller;
    const hint = (words: string | null) => store.dispatch(hintSlice.with(words));
    const [tell, rest] = [() => hint(entry.note), () => hint(null)];
    return html`<li><button type="button" class="card" title=${entry.note} tabindex="-1"
      aria-pressed=${entry.id === shown} @click=${() => this.#controller.openGallery(entry)} @pointerenter=${tell}
      @pointerleave=${rest} @focus=${tell} @blur=${rest}>
      <canvas aria-hidden="true" ${once((canvas) => this.#painter.watch(canvas, entry))}></canvas><span>${entry.name}</span></button></li>`;
  }

  #paint(canvas: HTMLCanvasElement, board: GalleryBoard): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    paintPicture(canvas, { width, height }, linePicture(board.plate ?? board.document));
  }

  #mark({ board }: State): void {
    if (this.#boards.length === 0 || board.galleryId === this.#marked) return;
    this.#marked = board.galleryId;
    const current = this.#host.querySelector<HTMLButtonElement>("[aria-pressed=true]");
    takeFocus(this.#host, current ?? this.#host.querySelector("button") ?? undefined);
    if (current !== null && !byId("mine").contains(document.activeElement))
      inView(current, { block: "nearest", inline: "nearest" });
  }
}
