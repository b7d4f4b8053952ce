/** Autosave: writes the game, the drawing and the state of this tab. A board without changes is not
 *  saved, unless no link can hold it. */

import { GospaceError, toLink } from "gospace/play";
import { tryingSlice } from "../../model/correspondence.ts";
import { timesSlice } from "../../model/kept-times.ts";
import { isLarge } from "../../model/large-board.ts";
import { HERE } from "../../model/opponent.ts";
import { overlaysSlice } from "../../model/overlays.ts";
import { handicapSlice } from "../../model/placed-handicap.ts";
import type { Saved, SavedDocument } from "../../model/saved.ts";
import type { Notice } from "../../model/state.ts";
import { momentOf } from "../../model/tree/moment.ts";
import { type Branch, has } from "../../model/tree/tree.ts";
import { turnsPlayed } from "../../model/turns.ts";
import type { Workspace } from "../../panels/keeping.ts";
import { fragmentOf, readFragment } from "../../share/address.ts";
import { addressOf } from "../../share/game-address.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { Sketch } from "../../sketch/sketch.ts";
import { CrashRecovery } from "./crash-recovery.ts";
import {
  newestFirst,
  nextEntry,
  type SavedContent,
  type SetAside,
  type WriteStamp,
  withoutDocument,
} from "./entries.ts";
import type { Library } from "./library.ts";
import type { EntryReference, TabSession } from "./tab.ts";
import { type LockedEntry, lockedEntry, NO_ENTRY, switchedTo, TabLock } from "./tab-lock.ts";
import { type RestoredTab, writeTab } from "./tab-session.ts";

/** Milliseconds. Changes in quick succession are written together. */
const DEBOUNCE_MS = 400;

/** The open game, with its saved entry. */
interface OpenGame extends LockedEntry {
  /** Its link when it was opened. */
  readonly origin: string | null;
  /** The saved or opened branch; null: to be saved. */
  readonly last: Branch | null;
}

/** The open sketch, with its saved entry. */
interface OpenDrawing extends LockedEntry {
  readonly last: Sketch | null;
}

export class Autosave {
  readonly #workspace: Workspace;
  readonly #library: Library;
  #game: OpenGame;
  #drawing: OpenDrawing = { ...NO_ENTRY, last: null };
  /** Saved entries of sketches that undo may restore. */
  readonly #savedSketches = new WeakMap<Sketch, Saved>();
  #entries: readonly Saved[] = [];
  #setAside: readonly SetAside[] = [];
  readonly #listeners: (() => void)[] = [];
  readonly #shownNotices = new Set<Notice["kind"]>();
  #timer = 0;
  /** The last visit's snapping, until the editor is loaded. */
  readonly #snapping: TabSession["snapping"];
  readonly #crashRecovery = new CrashRecovery({
    fragment: () => linkOrNull(() => fragmentOf(addressOf(this.#workspace.controller))),
    session: (fragment) => this.#tabSession(fragment),
    settleAddress: () => this.#workspace.address(),
  });
  /** True while the page unloads; it may be hidden only after `pagehide`. */
  #unloading = false;

  /** Recalled boards are already open. */
  constructor(workspace: Workspace, library: Library, restored: RestoredTab | null) {
    this.#workspace = workspace;
    this.#library = library;
    const { game = null, drawing = null, sketch = null } = restored ?? {};
    this.#snapping = restored?.tab.snapping ?? null;
    const received = this.#openedGame();
    // The last write was lost with the page, but the address has its content.
    const { unsaved = false, game: held = null } = restored?.tab ?? {};
    const late = (unsaved || held !== null) && game?.link !== received.origin;
    this.#game = { ...received, ...lockedEntry(game, "soon"), last: late ? null : received.last };
    const last = sketch === null ? (workspace.drawingRoom.loaded?.editor.sketch ?? null) : null;
    if (drawing !== null) this.#drawing = { ...lockedEntry(drawing, "soon"), last };
    this.#watch();
    this.#schedule();
  }

  /** All entries, the latest first. */
  get entries(): readonly Saved[] {
    return this.#entries;
  }

  /** Stored entries that cannot be read. */
  get setAside(): readonly SetAside[] {
    return this.#setAside;
  }

  /** True if the entry is the open game. */
  isOpenGame({ key }: Saved): boolean {
    return key === this.#game.base?.key;
  }

  isOpenDrawing({ key }: Saved): boolean {
    return key === this.#drawing.base?.key;
  }

  /** Registers a listener for changed entries. */
  subscribe(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads the entries again, because other tabs write too. */
  async refresh(): Promise<void> {
    const list = await this.#library.list().catch(() => null);
    if (list !== null) {
      this.#show(list.entries);
      this.#setAside = list.setAside;
    }
    this.#recogniseByLink();
    this.#notifyListeners();
  }

  read({ key }: Saved): Promise<SavedDocument | null> {
    return this.#library.read(key).catch(() => null);
  }

  /** The text of an entry as a file, even of one that cannot be read; null where there is none. */
  text({ key }: SetAside): Promise<string | null> {
    return this.#library.text(key).catch(() => null);
  }

  /** Deletes an entry that cannot be read. */
  async discard({ key }: SetAside): Promise<void> {
    await this.#library.remove(key).catch(() => this.#showNotice({ kind: "no-storage" }));
    await this.refresh();
  }

  /** Links the game or drawing that `open` opens with this entry. */
  continueWith(saved: Saved, open: () => void): void {
    const { controller, drawingRoom } = this.#workspace;
    const { board } = controller.store.state;
    const editor = drawingRoom.loaded?.editor;
    const boardCount = editor?.store.state.boardCount;
    open();
    if (controller.store.state.board !== board) {
      if (!this.isOpenGame(saved)) this.#game = { ...this.#game, ...switchedTo(this.#game, saved) };
      this.#game = { ...this.#game, last: controller.store.state.branch };
    }
    if (editor && editor.store.state.boardCount !== boardCount && saved.kind === "drawing")
      this.#drawing = { ...switchedTo(this.#drawing, saved), last: editor.sketch };
    this.#notifyListeners();
  }

  /** Links the merged game that `open` opens with this entry, and saves it. A lock that is already
   *  held is kept, because a page that has just unloaded may not have released its own yet. */
  mergeWith(saved: Saved, open: () => void): void {
    const { store } = this.#workspace.controller;
    const { board } = store.state;
    const { base, lock } = this.#game;
    const same = base?.line === saved.line;
    if (same) this.#game = { ...this.#game, lock: null };
    open();
    if (store.state.board === board) {
      this.#game = { ...this.#game, lock };
      return;
    }
    this.#game.lock?.release();
    const entry = same ? { base, lock } : lockedEntry(saved, "soon");
    this.#game = { ...this.#game, ...entry, last: null };
    this.#schedule();
    this.#notifyListeners();
  }

  /** Saves an entry in place of its predecessor. False, after a notice, if storage fails. */
  async save(entry: SavedDocument): Promise<boolean> {
    try {
      await this.#library.put(entry);
      if (!this.#library.persistent) this.#showNotice({ kind: "no-storage" });
      return true;
    } catch (error) {
      this.#showNotice({ kind: isQuotaError(error) ? "storage-full" : "no-storage" });
      return false;
    } finally {
      await this.refresh();
    }
  }

  /** Renames an entry that is not open; its date stays. */
  async rename(saved: Saved, title: string): Promise<void> {
    const entry = await this.read(saved);
    if (entry === null) return this.refresh();
    const document = { ...entry.document, title };
    const link = entry.kind === "game" ? linkOrNull(() => toLink(document)) : null;
    const next = nextEntry(saved, { ...entry, title, document, link }, newStamp());
    await this.save({ ...next, changed: saved.changed });
  }

  /** Retitles the open game, which keeps its entry. */
  retitleOpenGame(retitle: () => void): void {
    this.flush();
    const { base, lock } = this.#game;
    this.#game = { ...this.#game, lock: null };
    retitle();
    this.#game = { ...this.#game, base, lock, last: null };
    this.flush();
  }

  /** Deletes an entry and returns it. An open game is saved anew at the next turn. */
  async remove(saved: Saved): Promise<SavedDocument | null> {
    const entry = await this.read(saved);
    await this.#library.remove(saved.key).catch(() => this.#showNotice({ kind: "no-storage" }));
    if (this.isOpenGame(saved)) {
      this.#game = { ...this.#game, ...switchedTo(this.#game, null), origin: saved.link };
    }
    if (this.#drawing.base?.key === saved.key)
      this.#drawing = { ...this.#drawing, ...switchedTo(this.#drawing, null) };
    await this.refresh();
    return entry;
  }

  /** Writes all pending changes. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#saveGame();
    const { editor } = this.#workspace.drawingRoom.loaded ?? {};
    if (editor) this.#saveDrawing(editor.sketch, editor);
    const { address } = this.#workspace;
    writeTab({ ...this.#tabSession(address()), gone: this.#unloading });
    this.#crashRecovery.settle();
    this.#notifyListeners();
  }

  #watch(): void {
    const { controller, drawingRoom, stage } = this.#workspace;
    controller.beforeLeaving(() => this.#saveGame());
    controller.store.subscribe((state, before) => {
      if (state.board !== before.board) this.#gameReplaced();
      const { branch, room } = before;
      const overlays = overlaysSlice.of(before);
      if (state.branch !== branch || state.room !== room || overlaysSlice.of(state) !== overlays)
        this.#schedule();
      // A large board that is opened is written a moment later, with its address.
      const isSeenFirst = state.board !== before.board && isLarge(state.board);
      if (state.branch !== branch && !isSeenFirst) this.#crashRecovery.writeTurn();
      if (state.opponent !== before.opponent || timesSlice.of(state) !== timesSlice.of(before))
        this.#headChanged(state.board === before.board);
    });
    drawingRoom.whenLoaded(({ editor }) => this.#watchDrawing(editor));
    stage.follow(() => this.#schedule());
    window.addEventListener("pagehide", () => {
      this.#unloading = true;
      this.flush();
    });
    // Restored from the back/forward cache.
    window.addEventListener("pageshow", () => {
      this.#unloading = false;
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.flush();
      else void this.refresh();
    });
  }

  #watchDrawing(editor: EditorController): void {
    editor.onMovedToGame(() => this.#movedToGame());
    editor.store.subscribe((editorState, before) => {
      if (editorState.boardCount !== before.boardCount)
        this.#sketchReplaced(editorState.now.sketch, before.now.sketch, editor);
      if (editorState.now.sketch === before.now.sketch) return;
      const { sketch } = editorState.now;
      if (editor.isUnplayed(sketch) && !editor.isLarge(sketch))
        this.#crashRecovery.writeStroke(() => editor.stored(sketch));
      this.#schedule();
    });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const open = [this.#game, this.#drawing].some(({ lock }) => lock?.isPending);
      if (open) this.#schedule();
      else this.flush();
    }, DEBOUNCE_MS);
  }

  /** The open game as received. A game that no link can hold counts as changed, because a reload
   *  would lose it. */
  #openedGame(): OpenGame {
    const { board, branch } = this.#workspace.controller.store.state;
    const origin = readFragment(location.hash)?.link ?? null;
    const last = origin === null && board.galleryId === null ? null : branch;
    return { ...NO_ENTRY, origin, last };
  }

  /** The opponent or the times of a saved game have changed. */
  #headChanged(same: boolean): void {
    if (same && this.#game.base !== null) this.#game = { ...this.#game, last: null };
    this.#schedule();
  }

  #gameReplaced(): void {
    this.#game.lock?.release();
    this.#game = this.#openedGame();
    this.#crashRecovery.restart("turn");
    this.#recogniseByLink();
  }

  /** A game opened by the link of an entry continues that entry. */
  #recogniseByLink(): void {
    const { base, origin } = this.#game;
    const known = this.#entries.find(({ link }) => link !== null && link === origin);
    if (base !== null || known === undefined) return;
    this.#game = { ...this.#game, ...switchedTo(this.#game, known) };
    const { last } = this.#game;
    this.#workspace.controller.store.dispatch({ kind: "opponent", opponent: known.opponent });
    this.#game = { ...this.#game, last };
  }

  #saveGame(): void {
    const { controller } = this.#workspace;
    const { board, game, branch, opponent } = controller.store.state;
    const times = timesSlice.of(controller.store.state);
    const { base, origin, last } = this.#game;
    if (branch === last) return;
    const link = linkOrNull(() => controller.documentLink());
    if (base === null && last !== null && link !== null && link === origin) return;
    const { title, galleryId } = board;
    const turns = turnsPlayed(game.turnCount, board.names);
    const moment = momentOf(branch.tree, branch.node);
    const document = controller.document();
    const content: SavedContent = {
      kind: "game",
      title,
      turns,
      moment,
      galleryId,
      opponent,
      times,
      link,
      document,
    };
    this.#game = { ...this.#write(this.#game, content), origin, last: branch };
  }

  #saveDrawing(sketch: Sketch, editor: EditorController): void {
    if (sketch === this.#drawing.last || !editor.isUnplayed(sketch)) return;
    const entry = this.#write(this.#drawing, {
      kind: "drawing",
      title: sketch.heading.title,
      turns: 0,
      moment: null,
      galleryId: null,
      opponent: HERE,
      times: null,
      link: null,
      document: editor.stored(sketch),
    });
    if (entry.base !== null) this.#savedSketches.set(sketch, entry.base);
    this.#drawing = { ...entry, last: sketch };
  }

  /** The editor shows another board: a new one, or one restored by undo. */
  #sketchReplaced(sketch: Sketch, before: Sketch, editor: EditorController): void {
    this.#saveDrawing(before, editor);
    this.#crashRecovery.restart("stroke");
    const base = this.#savedSketches.get(sketch) ?? null;
    this.#drawing = { ...switchedTo(this.#drawing, base), last: base === null ? null : sketch };
  }

  /** The drawing has become the open game. */
  #movedToGame(): void {
    const { base, lock } = this.#drawing;
    this.#game = { ...this.#game, base, lock, last: null };
    this.#drawing = { ...NO_ENTRY, last: null };
    this.#saveGame();
  }

  /** Starts a write. If it fails, the next write replaces the previous entry. */
  #write({ base, lock }: LockedEntry, content: SavedContent): LockedEntry {
    const grows = lock?.isHeld === true ? base : null;
    if (grows === null) lock?.release();
    const entry = nextEntry(grows, content, newStamp());
    const head = withoutDocument(entry);
    void this.save(entry).then((done) => {
      if (!done) this.#revert(head, grows);
    });
    this.#show([head, ...this.#entries.filter(({ key }) => key !== entry.from)]);
    return { base: head, lock: grows === null ? new TabLock(entry.line, "now") : lock };
  }

  #revert({ key }: Saved, base: Saved | null): void {
    if (this.#game.base?.key === key) this.#game = { ...this.#game, base };
    if (this.#drawing.base?.key === key) this.#drawing = { ...this.#drawing, base };
  }

  #tabSession(fragment: string): Omit<TabSession, "gone" | "written"> {
    const { controller, drawingRoom, stage } = this.#workspace;
    const { editor, scene } = drawingRoom.loaded ?? {};
    const { last } = this.#game;
    const { state } = controller.store;
    const { board, branch, opponent, room } = state;
    const overlays = overlaysSlice.of(state);
    const trying = tryingSlice.of(state);
    const handicap = handicapSlice.of(state);
    const drawing = editor?.isUnplayed(editor.sketch) ? referenceTo(this.#drawing.base) : null;
    // An empty paper does not come back, and its view and pitch fit no other.
    const comesBack = drawing !== null || editor?.isOfGame !== false;
    return {
      fragment,
      unsaved: last === null || last.tree !== controller.store.state.branch.tree,
      game: referenceTo(this.#game.base),
      drawing,
      galleryId: board.galleryId,
      opponent,
      times: timesSlice.of(state),
      handicap: handicap && {
        count: handicap.count,
        placed: handicap.placed,
        rules: handicap.rules,
      },
      trying: trying === null || !has(branch.tree, trying) ? null : momentOf(branch.tree, trying),
      room,
      overlays: { ...overlays },
      stage: stage.view,
      editorState: comesBack ? (scene?.view ?? null) : null,
      snapping: comesBack ? (editor?.store.state.snapping ?? this.#snapping) : null,
      arrangement: editor?.arrangement ?? null,
    };
  }

  #show(entries: readonly Saved[]): void {
    this.#entries = newestFirst(entries);
  }

  #notifyListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  #showNotice(notice: Notice): void {
    if (this.#shownNotices.has(notice.kind)) return;
    this.#shownNotices.add(notice.kind);
    this.#workspace.controller.store.dispatch({ kind: "noticed", notice });
  }
}

function referenceTo(base: Saved | null): EntryReference | null {
  return base === null ? null : { key: base.key, from: base.from };
}

/** A unique key; crypto.randomUUID needs a secure context. */
function newStamp(): WriteStamp {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return { key: [...numbers].map((each) => each.toString(36)).join("-"), now: Date.now() };
}

/** Null if it would be too long. */
function linkOrNull(link: () => string): string | null {
  try {
    return link();
  } catch (error) {
    if (error instanceof GospaceError) return null;
    throw error;
  }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
