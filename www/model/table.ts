/** Where a game is played: sends turns to the core and puts what it answers into the store.
 *  A call that the core refuses, or dies in, leaves the game as it was. */
import { Game, GospaceError, galleryDocument } from "gospace";
import type { GameDocument, Refusal, Turn } from "../engine/types.ts";
import { readBoard, readClaims, readGame, readPointing, readRecord } from "./reading.ts";
import { type Choice, type Draft, draftOf, type Objection, rulesOf } from "./rules.ts";
import {
  type Change,
  type Colouring,
  initialState,
  type Notice,
  type PlacementId,
  type Pointing,
  type Previous,
} from "./state.ts";
import { Store } from "./store.ts";
import { moversOf, playedAt, playWith } from "./turns.ts";

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
      const player = this.#game.actor ?? "black";
      const refusal = this.#game.refusal(turn);
      if (refusal !== null) return this.#refuse(turn, refusal);
      const { captured, suicide } = this.#game.play(turn);
      const standing = this.store.state.game.record.slice(0, this.#game.turnCount - 1);
      const taken = this.#game.turn(this.#game.turnCount - 1);
      this.#show([...standing, taken], { kind: "played", turn: taken, player, captured, suicide });
      if (this.store.state.cursor === null) this.#letSettle(playedAt(turn));
    });
  }

  /** A play, with the bid that is written. */
  playAt(at: PlacementId): void {
    this.play(playWith(at, this.store.state.bid));
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

  /** Where the pointer is: at the first of these, and perhaps at one of the others. */
  point(...choices: readonly PlacementId[]): void {
    const { pointing, cursor, choices: before } = this.store.state;
    const at = choices[0] ?? null;
    if (at !== null && at === this.#settled) return;
    this.#settled = null;
    const same = at === (pointing.kind === "nothing" ? null : pointing.at);
    const settled =
      choices.length === before.length && choices.every((each) => before.includes(each));
    if (same && cursor === null && settled) return;
    this.#attempt(() => this.#point(at, choices));
  }

  /** Picks one of those at the pointer's spot. */
  singleOut(choices: readonly PlacementId[]): void {
    this.#attempt(() => this.#point(choices[0] ?? null, choices, true));
  }

  /** Where the keyboard is. */
  moveCursor(at: PlacementId): void {
    this.#attempt(() => this.store.dispatch({ kind: "cursor", at, pointing: this.#pointing(at) }));
  }

  /** Waits for a second tap; what cannot be played is explained and not proposed. */
  propose(...choices: readonly PlacementId[]): void {
    this.#attempt(() => {
      const at = choices[0] ?? null;
      const pointing = this.#pointing(at);
      this.store.dispatch({ kind: "pointed", pointing, choices, singled: false });
      this.store.dispatch({ kind: "proposed", at: pointing.kind === "open" ? at : null });
      if (pointing.kind === "refused") this.#refuse({ play: pointing.at }, pointing.refusal);
    });
  }

  colouringAfter(turns: number): Colouring {
    return { colours: this.#game.coloursAfter(turns), points: this.#game.pointColoursAfter(turns) };
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
    return { ...this.#game.document(), rules: rulesOf(draft), turns: [] };
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

  #pointing(at: PlacementId | null): Pointing {
    return readPointing(this.#game, this.store.state.game.colours, at);
  }

  #point(at: PlacementId | null, choices: readonly PlacementId[], singled = false): void {
    this.store.dispatch({ kind: "pointed", pointing: this.#pointing(at), choices, singled });
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
    const player = moversOf(record)[index] ?? "black";
    if (turn !== undefined) this.#show(record, { kind, turn, player });
  }

  #show(record: readonly Turn[], change: Change): void {
    const game = readGame(this.#game, record);
    this.store.dispatch({ kind: "changed", game, change });
    this.#refreshPointing();
  }

  #letSettle(at: PlacementId | null): void {
    this.point();
    this.#settled = at;
  }

  #refreshPointing(): void {
    const { pointing, cursor, choices } = this.store.state;
    if (pointing.kind === "nothing") return;
    if (cursor !== null)
      this.store.dispatch({ kind: "cursor", at: cursor, pointing: this.#pointing(cursor) });
    else this.#point(pointing.at, choices);
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
