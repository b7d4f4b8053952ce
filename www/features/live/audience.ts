/** Audience: what those who watch see of the host's game. A turn is sent at once, and the whole game to who asks for it,
 *  after turns that were taken back, and, from time to time, where comments or marks are others. */
import { GospaceError, type Turn } from "gospace/play";
import type { GameController } from "../../model/game-controller.ts";
import { timesSlice } from "../../model/kept-times.ts";
import type { Invitation, Side } from "../../model/opponent.ts";
import type { State } from "../../model/state.ts";
import type { Times } from "../../model/times.ts";
import { sameTurn } from "../../model/tree/document-turns.ts";
import { has, type Tree } from "../../model/tree/tree.ts";
import { boardHash, lineHash, treeHash } from "./hash.ts";
import { type Message, writeMessage } from "./messages.ts";
import type { Standing } from "./session.ts";
import { writeWhole } from "./whole-game.ts";

export interface AudienceOptions {
  /** The game, to the side of its invitation. */
  readonly invitation: Invitation;
  /** Sends to one of those who watch; null: to all. */
  readonly show: (text: string, watcher: string | null) => void;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Milliseconds between two whole games to the same page. */
const GAME_PAUSE = 1000;

export class Audience {
  readonly #controller: GameController;
  readonly #options: AudienceOptions;
  #standing: Standing;
  #notes: Tree["notes"];
  /** Times of the clock, and when they were kept. */
  #times: Times | null;
  #timed: number;
  /** Those who are to get the whole game, and when others got it last. */
  #owed = new Set<string | null>();
  #sent = new Map<string | null, number>();

  constructor(controller: GameController, options: AudienceOptions) {
    this.#controller = controller;
    this.#options = options;
    const { branch } = controller.store.state;
    this.#standing = { tip: branch.node, path: [], undone: 0 };
    this.#notes = branch.tree.notes;
    this.#times = timesSlice.of(controller.store.state);
    this.#timed = options.now();
  }

  /** One of those who watch asks for the whole game. */
  ask(watcher: string): void {
    this.#owed.add(watcher);
    this.#pay();
  }

  /** The players are at another turn. */
  move(standing: Standing): void {
    const before = this.#standing;
    this.#standing = standing;
    const turn = turnAfter(before, standing);
    if (turn !== null) {
      const h = lineHash(boardHash(this.#controller), before.path);
      const at = { n: before.path.length, e: before.undone, h };
      return this.#show({ k: "turn", at, turn, left: null });
    }
    this.#owed.add(null);
    this.#pay();
  }

  /** The clock may have kept other times. */
  follow(state: State): void {
    const times = timesSlice.of(state);
    if (times === this.#times) return;
    this.#times = times;
    this.#timed = this.#options.now();
    this.#showTimes();
  }

  say(side: Side, text: string): void {
    this.#show({ k: "said", side, text });
  }

  tick(): void {
    const { notes } = this.#tree;
    if (notes !== this.#notes) this.#owed.add(null);
    this.#notes = notes;
    this.#pay();
  }

  leave(): void {
    this.#show({ k: "bye" });
  }

  #pay(): void {
    const now = this.#options.now();
    for (const watcher of this.#owed) {
      const sent = this.#sent.get(watcher) ?? Number.NEGATIVE_INFINITY;
      if (now - sent < GAME_PAUSE) continue;
      this.#owed.delete(watcher);
      for (const [name, time] of this.#sent) if (now - time >= GAME_PAUSE) this.#sent.delete(name);
      this.#sent.set(watcher, now);
      this.#showWhole(watcher);
    }
  }

  #showWhole(watcher: string | null): void {
    const { tip, undone } = this.#standing;
    const there = has(this.#tree, tip) ? tip : this.#controller.store.state.branch.node;
    try {
      const g = writeWhole(this.#controller, there, this.#options.invitation);
      const all = treeHash(boardHash(this.#controller), this.#tree);
      this.#show({ k: "game", g, e: undone, all, more: 0 }, watcher);
      if (this.#times !== null) this.#showTimes(watcher);
    } catch (error) {
      // Too long for a link: those who watch see turns alone.
      if (!(error instanceof GospaceError)) throw error;
    }
  }

  #showTimes(watcher: string | null = null): void {
    const gone = this.#options.now() - this.#timed;
    this.#show({ k: "times", times: this.#times, gone }, watcher);
  }

  #show(message: Message, watcher: string | null = null): void {
    this.#options.show(writeMessage(message), watcher);
  }

  get #tree(): Tree {
    return this.#controller.store.state.branch.tree;
  }
}

/** The turn by which the second goes on from the first; null if it does not. */
function turnAfter(before: Standing, after: Standing): Turn | null {
  const turn = after.path[before.path.length];
  const isNext = after.path.length === before.path.length + 1 && after.undone === before.undone;
  const isSame = before.path.every((each, at) => {
    const there = after.path[at];
    return there !== undefined && sameTurn(each, there);
  });
  return isNext && isSame && turn !== undefined ? turn : null;
}
