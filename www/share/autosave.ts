/** Autosave: writes the game, the drawing and the state of this tab. A board without changes is not
 *  saved, unless no link can hold it. */
import { GospaceError, toLink } from "gospace/play";
import type { GameController } from "../model/game-controller.ts";
import { HERE } from "../model/opponent.ts";
import {
  type EntryReference,
  newestFirst,
  nextEntry,
  type Saved,
  type SavedContent,
  type SavedDocument,
  type TabSession,
  type WriteStamp,
  withoutDocument,
} from "../model/saved.ts";
import type { Notice } from "../model/state.ts";
import { momentOf } from "../model/tree/moment.ts";
import { type Branch, has } from "../model/tree/tree.ts";
import { documentOf } from "../sketch/document.ts";
import type { EditorController } from "../sketch/editor-controller.ts";
import type { Sketch } from "../sketch/sketch.ts";
import type { EditorScene } from "../view/editor-canvas/scene.ts";
import type { Scene } from "../view/scene.ts";
import { readFragment } from "./address.ts";
import type { Library } from "./library.ts";
import { EMPTY_HAND, type Hand, handOf, TabLock, taken } from "./tab-lock.ts";
import { type Recalled, writeTab } from "./tab-session.ts";

/** Milliseconds. Changes in quick succession are written together. */
const SETTLED_MS = 400;

export interface Desk {
  readonly controller: GameController;
  readonly editor: EditorController;
  readonly stage: Scene;
  readonly editorState: EditorScene;
  /** The fragment for the current state. */
  readonly address: () => string;
}

/** The open game, with its saved entry. */
interface Game extends Hand {
  /** Its link when it was opened. */
  readonly origin: string | null;
  /** The saved or opened branch; null: to be saved. */
  readonly last: Branch | null;
}

/** The open sketch, with its saved entry. */
interface Drawing extends Hand {
  readonly last: Sketch | null;
}

export class Autosave {
  readonly #desk: Desk;
  readonly #library: Library;
  #game: Game;
  #drawing: Drawing = { ...EMPTY_HAND, last: null };
  /** Saved entries of sketches that undo may restore. */
  readonly #known = new WeakMap<Sketch, Saved>();
  #entries: readonly Saved[] = [];
  readonly #listeners: (() => void)[] = [];
  readonly #said = new Set<Notice["kind"]>();
  #waiting = 0;
  /** True while the page unloads; it may be hidden only after `pagehide`. */
  #going = false;

  /** Recalled boards are already open. */
  constructor(desk: Desk, library: Library, recalled: Recalled | null) {
    this.#desk = desk;
    this.#library = library;
    const { game = null, drawing = null } = recalled ?? {};
    const received = this.#received();
    // // The last write was lost with the page, but the address has its content.
    const late = recalled?.tab.game != null && game?.link !== received.origin;
    this.#game = { ...received, ...handOf(game, "soon"), last: late ? null : received.last };
    if (drawing !== null) this.#drawing = { ...handOf(drawing, "soon"), last: desk.editor.sketch };
    this.#watch();
    this.#soon();
  }

  /** All entries, the latest first. */
  get entries(): readonly Saved[] {
    return this.#entries;
  }

  /** True if the entry is the open game. */
  isOnTable({ key }: Saved): boolean {
    return key === this.#game.base?.key;
  }

  isOnPaper({ key }: Saved): boolean {
    return key === this.#drawing.base?.key;
  }

  /** Registers a listener for changed entries. */
  follow(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads the entries again, because other tabs write too. */
  async refresh(): Promise<void> {
    this.#show(await this.#library.list().catch(() => this.#entries));
    this.#know();
    this.#tell();
  }

  read({ key }: Saved): Promise<SavedDocument | null> {
    return this.#library.read(key).catch(() => null);
  }

  /** Links the game or drawing that `open` opens with this entry. */
  goOnWith(saved: Saved, open: () => void): void {
    const { controller, editor } = this.#desk;
    const { board } = controller.store.state;
    const { boards } = editor.store.state;
    open();
    if (controller.store.state.board !== board) {
      if (!this.isOnTable(saved)) this.#game = { ...this.#game, ...taken(this.#game, saved) };
      this.#game = { ...this.#game, last: controller.store.state.branch };
    }
    if (editor.store.state.boards !== boards && saved.kind === "drawing")
      this.#drawing = { ...taken(this.#drawing, saved), last: editor.sketch };
    this.#tell();
  }

  /** Links the merged game that `open` opens with this entry, and saves it. A lock that is already
   *  held is kept, because a page that has just unloaded may not have released its own yet. */
  joinWith(saved: Saved, open: () => void): void {
    const { store } = this.#desk.controller;
    const { board } = store.state;
    const { base, claim } = this.#game;
    const same = base?.line === saved.line;
    if (same) this.#game = { ...this.#game, claim: null };
    open();
    if (store.state.board === board) {
      this.#game = { ...this.#game, claim };
      return;
    }
    this.#game.claim?.release();
    const hand = same ? { base, claim } : handOf(saved, "soon");
    this.#game = { ...this.#game, ...hand, last: null };
    this.#soon();
    this.#tell();
  }

  /** Saves an entry in place of its predecessor. False, after a notice, if storage fails. */
  async put(kept: SavedDocument): Promise<boolean> {
    try {
      await this.#library.put(kept);
      if (!this.#library.lasting) this.#say({ kind: "no-storage" });
      return true;
    } catch (error) {
      this.#say({ kind: isFull(error) ? "storage-full" : "no-storage" });
      return false;
    } finally {
      await this.refresh();
    }
  }

  /** Renames an entry that is not open; its date stays. */
  async rename(saved: Saved, title: string): Promise<void> {
    const kept = await this.read(saved);
    if (kept === null) return this.refresh();
    const document = { ...kept.document, title };
    const link = kept.kind === "game" ? linkOr(() => toLink(document)) : null;
    const next = nextEntry(saved, { ...kept, title, document, link }, stamp());
    await this.put({ ...next, changed: saved.changed });
  }

  /** Retitles the open game, which keeps its entry. */
  retitled(retitle: () => void): void {
    this.flush();
    const { base, claim } = this.#game;
    this.#game = { ...this.#game, claim: null };
    retitle();
    this.#game = { ...this.#game, base, claim, last: null };
    this.flush();
  }

  /** Deletes an entry and returns it. An open game is saved anew at the next turn. */
  async remove(saved: Saved): Promise<SavedDocument | null> {
    const kept = await this.read(saved);
    await this.#library.remove(saved.key).catch(() => this.#say({ kind: "no-storage" }));
    if (this.isOnTable(saved)) {
      this.#game = { ...this.#game, ...taken(this.#game, null), origin: saved.link };
    }
    if (this.#drawing.base?.key === saved.key)
      this.#drawing = { ...this.#drawing, ...taken(this.#drawing, null) };
    await this.refresh();
    return kept;
  }

  /** Writes all pending changes. */
  flush(): void {
    clearTimeout(this.#waiting);
    this.#keepGame();
    this.#keepDrawing(this.#desk.editor.sketch);
    writeTab({ ...this.#tab(), gone: this.#going });
    this.#tell();
  }

  #watch(): void {
    const { controller, editor, stage } = this.#desk;
    controller.beforeLeaving(() => this.#keepGame());
    controller.store.subscribe((state, before) => {
      if (state.board !== before.board) this.#left();
      const { branch, room, overlays } = before;
      if (state.branch !== branch || state.room !== room || state.overlays !== overlays)
        this.#soon();
      if (state.opponent !== before.opponent) this.#faced(state.board === before.board);
    });
    editor.onCarried(() => this.#carried());
    editor.store.subscribe((editorState, before) => {
      if (editorState.boards !== before.boards)
        this.#exchanged(editorState.now.sketch, before.now.sketch);
      if (editorState.now.sketch !== before.now.sketch) this.#soon();
    });
    stage.follow(() => this.#soon());
    window.addEventListener("pagehide", () => {
      this.#going = true;
      this.flush();
    });
    // // Restored from the back/forward cache.
    window.addEventListener("pageshow", () => {
      this.#going = false;
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.flush();
      else void this.refresh();
    });
  }

  #soon(): void {
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => {
      const open = [this.#game, this.#drawing].some(({ claim }) => claim?.isOpen);
      if (open) this.#soon();
      else this.flush();
    }, SETTLED_MS);
  }

  /** The open game as received. A game that no link can hold counts as changed, because a reload
   *  would lose it. */
  #received(): Game {
    const { board, branch } = this.#desk.controller.store.state;
    const origin = readFragment(location.hash)?.link ?? null;
    const last = origin === null && board.galleryId === null ? null : branch;
    return { ...EMPTY_HAND, origin, last };
  }

  /** The opponent of a saved game has changed. */
  #faced(same: boolean): void {
    if (same && this.#game.base !== null) this.#game = { ...this.#game, last: null };
    this.#soon();
  }

  #left(): void {
    this.#game.claim?.release();
    this.#game = this.#received();
    this.#know();
  }

  /** A game opened by the link of an entry continues that entry. */
  #know(): void {
    const { base, origin } = this.#game;
    const known = this.#entries.find(({ link }) => link !== null && link === origin);
    if (base !== null || known === undefined) return;
    this.#game = { ...this.#game, ...taken(this.#game, known) };
    const { last } = this.#game;
    this.#desk.controller.store.dispatch({ kind: "opponent", opponent: known.opponent });
    this.#game = { ...this.#game, last };
  }

  #keepGame(): void {
    const { controller } = this.#desk;
    const { board, game, branch, opponent } = controller.store.state;
    const { base, origin, last } = this.#game;
    if (branch === last) return;
    const link = linkOr(() => controller.documentLink());
    if (base === null && last !== null && link !== null && link === origin) return;
    const { title, galleryId } = board;
    const turns = game.turnCount;
    const moment = momentOf(branch.tree, branch.node);
    const document = controller.document();
    const content: SavedContent = {
      kind: "game",
      title,
      turns,
      moment,
      galleryId,
      opponent,
      link,
      document,
    };
    this.#game = { ...this.#write(this.#game, content), origin, last: branch };
  }

  #keepDrawing(sketch: Sketch): void {
    if (sketch === this.#drawing.last || !this.#desk.editor.isUnplayed(sketch)) return;
    const hand = this.#write(this.#drawing, {
      kind: "drawing",
      title: sketch.heading.title,
      turns: 0,
      moment: null,
      galleryId: null,
      opponent: HERE,
      link: null,
      document: documentOf(sketch),
    });
    if (hand.base !== null) this.#known.set(sketch, hand.base);
    this.#drawing = { ...hand, last: sketch };
  }

  /** The editor shows another board: a new one, or one restored by undo. */
  #exchanged(sketch: Sketch, before: Sketch): void {
    this.#keepDrawing(before);
    const base = this.#known.get(sketch) ?? null;
    this.#drawing = { ...taken(this.#drawing, base), last: base === null ? null : sketch };
  }

  /** The drawing has become the open game. */
  #carried(): void {
    const { base, claim } = this.#drawing;
    this.#game = { ...this.#game, base, claim, last: null };
    this.#drawing = { ...EMPTY_HAND, last: null };
    this.#keepGame();
  }

  /** Starts a write. If it fails, the next write replaces the previous entry. */
  #write({ base, claim }: Hand, content: SavedContent): Hand {
    const grows = claim?.isHeld === true ? base : null;
    if (grows === null) claim?.release();
    const kept = nextEntry(grows, content, stamp());
    const head = withoutDocument(kept);
    void this.put(kept).then((done) => {
      if (!done) this.#unwrite(head, grows);
    });
    this.#show([head, ...this.#entries.filter(({ key }) => key !== kept.from)]);
    return { base: head, claim: grows === null ? new TabLock(kept.line, "now") : claim };
  }

  #unwrite({ key }: Saved, base: Saved | null): void {
    if (this.#game.base?.key === key) this.#game = { ...this.#game, base };
    if (this.#drawing.base?.key === key) this.#drawing = { ...this.#drawing, base };
  }

  #tab(): Omit<TabSession, "gone"> {
    const { controller, editor, stage, editorState } = this.#desk;
    const { board, branch, opponent, trying, room, overlays } = controller.store.state;
    return {
      fragment: this.#desk.address(),
      game: holdOf(this.#game.base),
      drawing: editor.isUnplayed(editor.sketch) ? holdOf(this.#drawing.base) : null,
      galleryId: board.galleryId,
      opponent,
      trying: trying === null || !has(branch.tree, trying) ? null : momentOf(branch.tree, trying),
      room,
      overlays: { ...overlays },
      stage: stage.view,
      editorState: editorState.view,
    };
  }

  #show(entries: readonly Saved[]): void {
    this.#entries = newestFirst(entries);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #say(notice: Notice): void {
    if (this.#said.has(notice.kind)) return;
    this.#said.add(notice.kind);
    this.#desk.controller.store.dispatch({ kind: "noticed", notice });
  }
}

function holdOf(base: Saved | null): EntryReference | null {
  return base === null ? null : { key: base.key, from: base.from };
}

/** A unique key; crypto.randomUUID needs a secure context. */
function stamp(): WriteStamp {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return { key: [...numbers].map((each) => each.toString(36)).join("-"), now: Date.now() };
}

/** Null if it would be too long. */
function linkOr(link: () => string): string | null {
  try {
    return link();
  } catch (error) {
    if (error instanceof GospaceError) return null;
    throw error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
