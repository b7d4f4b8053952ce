/** Where a game is played: sends turns to the core and puts what it answers into the store.
 *  A call that the core refuses, or dies in, leaves the game as it was. */
import { Game, GospaceError, galleryDocument } from "gospace";
import type { GameDocument, Refusal, Turn } from "../engine/types.ts";
import { readBoard, readGame, readPointing, readRecord } from "./reading.ts";
import {
  type Change,
  initialState,
  type Notice,
  type PlacementId,
  type Pointing,
  type Previous,
  playerOfTurn,
} from "./state.ts";
import { Store } from "./store.ts";
import { playedAt } from "./turns.ts";

export class Table {
  readonly store: Store;
  #game: Game;
  /** The stone just played is not marked until the pointer comes back to it. */
  #settled: PlacementId | null = null;

  constructor(galleryId: string) {
    this.#game = new Game(galleryDocument(galleryId));
    const record = readRecord(this.#game, []);
    const board = readBoard(this.#game, galleryId);
    this.store = new Store(initialState(board, readGame(this.#game, record)));
  }

  document(): GameDocument {
    return this.#game.document();
  }

  /** Replaces the game; a document that cannot be read changes nothing but the notice. */
  open(document: GameDocument | string, galleryId: string | null = null): void {
    this.#attempt(() => {
      const next = new Game(document);
      const previous = this.#leaving();
      this.#replace(next, galleryId, previous);
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
    this.#attempt(() => this.#replace(new Game(previous.document), previous.galleryId, null));
  }

  play(turn: Turn): void {
    this.#attempt(() => {
      const player = playerOfTurn(this.#game.turnCount);
      const refusal = this.#game.refusal(turn);
      if (refusal !== null) return this.#refuse(turn, refusal);
      const { captured, suicide } = this.#game.play(turn);
      const standing = this.store.state.game.record.slice(0, this.#game.turnCount - 1);
      this.#show([...standing, turn], { kind: "played", turn, player, captured, suicide });
      if (this.store.state.cursor === null) this.#letSettle(playedAt(turn));
    });
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

  /** Where the pointer is. */
  point(at: PlacementId | null): void {
    const { pointing, cursor } = this.store.state;
    const before = pointing.kind === "nothing" ? null : pointing.at;
    if (at !== null && at === this.#settled) return;
    this.#settled = null;
    if (at === before && cursor === null) return;
    this.#attempt(() => this.store.dispatch({ kind: "pointed", pointing: this.#pointing(at) }));
  }

  /** Where the keyboard is. */
  moveCursor(at: PlacementId): void {
    this.#attempt(() => this.store.dispatch({ kind: "cursor", at, pointing: this.#pointing(at) }));
  }

  /** Waits for a second tap; what cannot be played is explained and not proposed. */
  propose(at: PlacementId): void {
    this.#attempt(() => {
      const pointing = this.#pointing(at);
      this.store.dispatch({ kind: "pointed", pointing });
      this.store.dispatch({ kind: "proposed", at: pointing.kind === "open" ? at : null });
      if (pointing.kind === "refused") this.#refuse({ play: at }, pointing.refusal);
    });
  }

  #refuse(turn: Turn, refusal: Refusal): void {
    this.store.dispatch({ kind: "refused", refused: { turn, refusal } });
  }

  #pointing(at: PlacementId | null): Pointing {
    return readPointing(this.#game, this.store.state.game.colours, at);
  }

  #replace(next: Game, galleryId: string | null, previous: Previous | null): void {
    const board = readBoard(next, galleryId);
    const game = readGame(next, readRecord(next, []));
    const dropped = board.facts.notices;
    const notice: Notice | null =
      dropped.length > 0 || previous !== null ? { kind: "opened", dropped, previous } : null;
    const left = this.#game;
    this.#game = next;
    this.store.dispatch({ kind: "opened", board, game, notice });
    left.free();
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
    if (turn !== undefined) this.#show(record, { kind, turn, player: playerOfTurn(index) });
  }

  #show(record: readonly Turn[], change: Change): void {
    const game = readGame(this.#game, record);
    this.store.dispatch({ kind: "changed", game, change });
    this.#refreshPointing();
  }

  #letSettle(at: PlacementId | null): void {
    this.point(null);
    this.#settled = at;
  }

  #refreshPointing(): void {
    const { pointing, cursor } = this.store.state;
    if (pointing.kind === "nothing") return;
    if (cursor !== null)
      this.store.dispatch({ kind: "cursor", at: cursor, pointing: this.#pointing(cursor) });
    else this.store.dispatch({ kind: "pointed", pointing: this.#pointing(pointing.at) });
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
    const game = readGame(this.#game, readRecord(this.#game, this.store.state.game.record));
    this.store.dispatch({ kind: "changed", game, change: { kind: "walked" } });
    this.#notice({ kind: "restarted" });
  }

  #notice(notice: Notice): void {
    this.store.dispatch({ kind: "noticed", notice });
  }
}
