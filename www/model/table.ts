/** Where a game is played: sends turns to the core and puts what it answers into the store.
 *  A call that the core refuses, or dies in, leaves the game as it was. */
import { fromLink, Game, GospaceError, galleryDocument } from "gospace";
import type { GameDocument, Refusal, Turn } from "../engine/types.ts";
import { type Action, reduce } from "./actions.ts";
import { type Aim, contactOf } from "./plane.ts";
import { Pointer } from "./pointer.ts";
import {
  readBoard,
  readClaims,
  readColouring,
  readGame,
  readRecord,
  readTouching,
} from "./reading.ts";
import { type Choice, type Draft, draftOf, type Objection, rulesOf } from "./rules.ts";
import {
  type Change,
  type Colouring,
  type Contact,
  initialState,
  isCentre,
  type Notice,
  type Place,
  type Previous,
  placeOf,
  type State,
  samePlace,
} from "./state.ts";
import { Store } from "./store.ts";
import { moversOf, playedAt, playWith } from "./turns.ts";

/** How a game comes to the table. */
interface Arrival {
  readonly galleryId?: string | null;
  /** The game that it replaces. */
  readonly previous?: Previous | null;
  /** What was dropped while it was read. */
  readonly dropped?: readonly string[];
  /** How many of its turns stand; null: all. */
  readonly turns?: number | null;
}

export class Table {
  readonly store: Store<State, Action>;
  readonly pointer: Pointer;
  #game: Game;

  /** Throws GospaceError where the document cannot be read. */
  constructor(document: GameDocument | string, galleryId: string | null = null) {
    this.#game = new Game(document);
    const record = readRecord(this.#game, []);
    const board = readBoard(this.#game, galleryId);
    const state = initialState(board, readGame(this.#game, board, record));
    this.store = new Store(state, reduce);
    this.pointer = new Pointer(this.store, (question) => this.#attempt(() => question(this.#game)));
  }

  document(): GameDocument {
    return this.#game.document();
  }

  /** Gives the game's memory back; the table is of no use afterwards. */
  close(): void {
    this.#game.free();
  }

  /** With the turns that were taken back. */
  whole(): GameDocument {
    return this.#atTheEnd((game) => game.document());
  }

  /** The link to all of that. Throws GospaceError where it would be too long. */
  wholeLink(): string {
    return this.#atTheEnd((game) => game.link());
  }

  #atTheEnd<T>(ask: (game: Game) => T): T {
    const later = this.#game.redoCount;
    while (this.#game.redo());
    try {
      return ask(this.#game);
    } finally {
      for (let turn = 0; turn < later; turn++) this.#game.undo();
    }
  }

  /** Replaces the game; a document that cannot be read changes nothing but the notice. */
  open(
    document: GameDocument | string,
    galleryId: string | null = null,
    dropped: readonly string[] = [],
  ): void {
    this.#attempt(() => {
      const next = new Game(document);
      const previous = this.#leaving();
      this.#replace(next, { galleryId, previous, dropped });
    });
  }

  /** Opens a link, with so many of its turns standing; null: all. A link that is broken changes nothing but
   *  the notice. */
  visit(link: string, turns: number | null): void {
    this.#attempt(() => {
      const document = this.#readLink(link);
      if (document !== null) this.#replace(new Game(document), { turns });
    });
  }

  openGallery(id: string): void {
    this.#attempt(() => this.open(galleryDocument(id), id));
  }

  /** The same board with no turn on it. */
  startAgain(): void {
    this.#attempt(() => {
      const { turns: _, ...document } = this.#game.document();
      this.open(document, this.store.state.board.galleryId);
    });
  }

  restore(previous: Previous): void {
    const { document, galleryId } = previous;
    this.#attempt(() => this.#replace(new Game(document), { galleryId }));
  }

  play(turn: Turn): void {
    this.#attempt(() => {
      const player = this.#game.actor ?? "black";
      const refusal = this.#game.refusal(turn);
      if (refusal !== null) return this.#refuse(turn, refusal);
      const touching = this.#contact(playedAt(turn));
      const { captured, suicide } = this.#game.play(turn);
      const standing = this.store.state.game.record.slice(0, this.#game.turnCount - 1);
      const taken = this.#game.turn(this.#game.turnCount - 1);
      const losses = { captured, suicide };
      this.#show([...standing, taken], {
        kind: "played",
        turn: taken,
        player,
        ...losses,
        touching,
      });
      if (this.store.state.cursor === null) this.pointer.letSettle(playedAt(turn));
    });
  }

  /** A play, with the bid that is written. */
  playAt(at: Place): void {
    this.play(playWith(at, this.store.state.bid));
  }

  /** On a plane, at the best place near there. */
  playNear(aim: Aim): void {
    this.pointer.aim(aim);
    const at = placeOf(this.store.state.pointing);
    if (at !== null) this.playAt(at);
  }

  undo(): void {
    this.#attempt(() => {
      if (this.#game.undo()) this.#showStep("back", this.#game.turnCount);
    });
  }

  redo(): void {
    this.#attempt(() => {
      if (this.#game.redo()) this.#showStep("forward", this.#game.turnCount - 1);
    });
  }

  /** To the moment after this many turns of the record. */
  walkTo(turnCount: number): void {
    this.#attempt(() => {
      if (turnCount === this.#game.turnCount) return;
      while (this.#game.turnCount > turnCount && this.#game.undo());
      while (this.#game.turnCount < turnCount && this.#game.redo());
      this.#show(this.store.state.game.record, { kind: "walked" });
    });
  }

  colouringAfter(turns: number): Colouring {
    return readColouring(this.#game, this.store.state.board, turns);
  }

  /** Shows a board of the history in place of the one that is played on. */
  glimpse(turns: number | null): void {
    this.#attempt(() => {
      const glimpse = turns === null ? null : { turns, ...this.colouringAfter(turns) };
      this.store.dispatch({ kind: "glimpsed", glimpse });
    });
  }

  chooseClaim(): void {
    this.#attempt(() => this.store.dispatch({ kind: "claiming", claims: readClaims(this.#game) }));
  }

  openRules(): void {
    this.#attempt(() => this.draftRules(draftOf(this.#game.rules())));
  }

  /** Takes a choice into the form, and asks the core what it makes of all of them together. */
  draftRules(draft: Draft, choice: Choice | null = null): void {
    this.#attempt(() => {
      const form = { draft, objection: this.#objection(draft, choice), confirming: false };
      this.store.dispatch({ kind: "rules", form });
    });
  }

  /** The same board anew by the rules of the form. */
  playByForm(): void {
    const form = this.store.state.rulesForm;
    if (form === null || form.objection !== null) return;
    this.#attempt(() => this.open(this.#anew(form.draft), this.store.state.board.galleryId));
  }

  #anew(draft: Draft): GameDocument {
    const document = this.#game.document();
    return { ...document, rules: rulesOf(draft, document.board.kind), turns: [] };
  }

  #objection(draft: Draft, choice: Choice | null): Objection | null {
    try {
      new Game(this.#anew(draft)).free();
      return null;
    } catch (error) {
      if (!(error instanceof GospaceError) || error.code === "trap") throw error;
      return { choice, message: error.message };
    }
  }

  #refuse(turn: Turn, refusal: Refusal): void {
    this.store.dispatch({ kind: "refused", refused: { turn, refusal } });
  }

  #contact(at: Place | null): Contact | null {
    if (!isCentre(at)) return null;
    const { pointing, game } = this.store.state;
    const known = pointing.kind === "free" && samePlace(pointing.at, at);
    const touching = known ? pointing.touching : readTouching(this.#game, at);
    return contactOf(touching, game.stones);
  }

  #replace(next: Game, arrival: Arrival): void {
    const { galleryId = null, previous = null, dropped: left = [], turns = null } = arrival;
    const board = readBoard(next, galleryId);
    const record = readRecord(next, []);
    while (turns !== null && next.turnCount > turns && next.undo());
    const game = readGame(next, board, record);
    const dropped = [...left, ...board.facts.notices];
    const notice: Notice | null =
      dropped.length > 0 || previous !== null ? { kind: "opened", dropped, previous } : null;
    const before = this.#game;
    this.#game = next;
    this.pointer.reset();
    this.store.dispatch({ kind: "opened", board, game, notice });
    before.free();
  }

  #readLink(link: string): GameDocument | null {
    try {
      return fromLink(link);
    } catch (error) {
      if (!(error instanceof GospaceError) || error.code === "trap") throw error;
      this.#notice({ kind: "broken-link", message: error.message });
      return null;
    }
  }

  #leaving(): Previous | null {
    const { game, board } = this.store.state;
    return game.turnCount === 0
      ? null
      : { document: this.#game.document(), galleryId: board.galleryId };
  }

  #showStep(kind: "back" | "forward", index: number): void {
    const record = this.store.state.game.record;
    const turn = record[index];
    const player = moversOf(record)[index] ?? "black";
    if (turn !== undefined) this.#show(record, { kind, turn, player });
  }

  #show(record: readonly Turn[], change: Change): void {
    const game = readGame(this.#game, this.store.state.board, record);
    this.store.dispatch({ kind: "changed", game, change });
    this.pointer.refresh();
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof GospaceError)) throw error;
      if (error.code === "trap") this.#recover();
      else this.#notice({ kind: "broken", path: error.path ?? null, message: error.message });
    }
  }

  /** The module has restarted itself and replayed the last good document. */
  #recover(): void {
    const { board, game: before } = this.store.state;
    const game = readGame(this.#game, board, readRecord(this.#game, before.record));
    this.store.dispatch({ kind: "changed", game, change: { kind: "walked" } });
    this.#notice({ kind: "restarted" });
  }

  #notice(notice: Notice): void {
    this.store.dispatch({ kind: "noticed", notice });
  }
}
