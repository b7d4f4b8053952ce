/** Watch: the game of two others on this page, as the host's page shows it. This page sends nothing of it; the core is asked
 *  about every turn that comes. Turns that the reader tries out stay here. */
import type { Turn } from "../../engine/types.ts";
import { tryingSlice } from "../../model/correspondence.ts";
import type { GameController } from "../../model/game-controller.ts";
import { timesSlice } from "../../model/kept-times.ts";
import type { Invitation, Side } from "../../model/opponent.ts";
import type { BoardView } from "../../model/state.ts";
import { has, type NodeId, nodeOf, pathTo, START, type Tree } from "../../model/tree/tree.ts";
import { Allowance, GAME_COST } from "./allowance.ts";
import { boardHash, lineHash, treeHash } from "./hash.ts";
import { joined } from "./joined.ts";
import { type At, type Message, readMessage } from "./messages.ts";
import { fitsWhole, isNotRefused, readWhole } from "./whole-game.ts";

export interface WatchOptions {
  /** The link by which the game was opened. */
  readonly invitation: Invitation;
  /** Asks for the whole game. */
  readonly ask: () => void;
  readonly said: (side: Side, text: string) => void;
  /** The host has refused what this page sent; or has ended the game. */
  readonly refused: () => void;
  readonly left: () => void;
  /** In milliseconds. */
  readonly now: () => number;
}

export class Watch {
  readonly #controller: GameController;
  readonly #options: WatchOptions;
  readonly #allowance: Allowance;
  /** Board whose nodes the tip is of. */
  #board: BoardView;
  /** Last turn of the game that is played, and turns taken back by agreement. */
  #tip: NodeId = START;
  #undone = 0;

  constructor(controller: GameController, options: WatchOptions) {
    this.#controller = controller;
    this.#options = options;
    this.#allowance = new Allowance(options.now);
    this.#board = controller.store.state.board;
  }

  receive(text: unknown): void {
    if (!this.#allowance.takes(1)) return;
    const message = readMessage(text);
    if (typeof message === "string") return;
    switch (message.k) {
      case "game":
        return this.#gameCame(message);
      case "turn":
        return this.#turnCame(message);
      case "times":
        return this.#timesCame(message);
      case "said":
        return this.#options.said(message.side, message.text);
      case "refused":
        return this.#options.refused();
      case "bye":
        return this.#options.left();
      default:
        return;
    }
  }

  #gameCame({ g, e }: Extract<Message, { k: "game" }>): void {
    if (!this.#allowance.takes(GAME_COST)) return;
    const theirs = readWhole(this.#controller, g, this.#options.invitation);
    if (theirs === null) return;
    const { tree, ids } = joined(this.#tree, theirs.tree, "guest");
    if (!fitsWhole(this.#controller, tree)) return;
    const hash = (each: Tree) => treeHash(boardHash(this.#controller), each);
    if (hash(tree) !== hash(this.#tree)) this.#controller.editor.adopt(tree);
    this.#undone = e;
    this.#board = this.#controller.store.state.board;
    this.#show(ids.get(theirs.node) ?? START);
  }

  #turnCame({ at, turn }: Extract<Message, { k: "turn" }>): void {
    if (!this.#isHere(at) || !this.#isAllowed(turn)) return this.#options.ask();
    this.#show(this.#tip);
    this.#controller.play(turn, "peer");
    const { tree, node } = this.#controller.store.state.branch;
    if (nodeOf(tree, node).parent === this.#tip && node !== this.#tip) this.#tip = node;
  }

  #timesCame({ times, gone }: Extract<Message, { k: "times" }>): void {
    const { store } = this.#controller;
    store.dispatch(timesSlice.with(times === null ? null : { ...times, gone }));
  }

  /** A player has left: the clock stands. */
  stand(): void {
    const times = timesSlice.of(this.#controller.store.state);
    if (times !== null)
      this.#timesCame({ k: "times", times: { ...times, running: null }, gone: 0 });
  }

  #isHere({ n, e, h }: At): boolean {
    const { board } = this.#controller.store.state;
    if (board !== this.#board || !has(this.#tree, this.#tip) || e !== this.#undone) return false;
    const path = pathTo(this.#tree, this.#tip).flatMap((id) => nodeOf(this.#tree, id).turn ?? []);
    return n === path.length && h === lineHash(boardHash(this.#controller), path);
  }

  #isAllowed(turn: Turn): boolean {
    let isAllowed = false;
    this.#controller.askAt(this.#tip, (game) => {
      isAllowed = isNotRefused(game, turn);
    });
    return isAllowed;
  }

  #show(node: NodeId): void {
    const { store } = this.#controller;
    this.#tip = node;
    if (tryingSlice.of(store.state) !== null) store.dispatch(tryingSlice.with(null));
    if (store.state.branch.node !== node) this.#controller.goTo(node);
  }

  get #tree(): Tree {
    return this.#controller.store.state.branch.tree;
  }
}
