/** Agreement controller: after a first pass has the worker look for dead stones, and holds back a pass that comes
 *  before the answer. Between people only, where area is counted and two passes end the game. */
import type { Message, Request } from "../../engine/protocol.ts";
import type { GameResult } from "../../engine/types.ts";
import {
  closedAmong,
  deadStonesSlice,
  listDead,
  proposalOf,
  resultAfter,
} from "../../model/dead-stones.ts";
import type { GameController } from "../../model/game-controller.ts";
import { type PlacementId, placement, type State } from "../../model/state.ts";
import { mayAgree } from "./may-agree.ts";

/** The worker's client, as far as it is needed here. */
interface DeadFinder {
  send(request: Request, onMessage: (message: Message) => void): void;
  cancel(): void;
}

export type Advice =
  /** Nobody is asked. */
  | { readonly kind: "none" }
  /** `isHeld`: a pass waits for the answer. */
  | { readonly kind: "looking"; readonly isHeld: boolean }
  /** The players may agree, and no stone is dead for certain. */
  | { readonly kind: "open" }
  /** `passed`: the result of a pass now. */
  | {
      readonly kind: "dead";
      readonly stones: readonly PlacementId[];
      readonly passed: GameResult;
    };

const NONE: Advice = { kind: "none" };

export class AgreementController {
  readonly #controller: GameController;
  readonly #finder: DeadFinder;
  readonly #isProblem: () => boolean;
  readonly #listeners: (() => void)[] = [];
  #advice: Advice = NONE;
  #agreed: GameResult | null = null;

  constructor(controller: GameController, finder: DeadFinder, isProblem: () => boolean) {
    this.#controller = controller;
    this.#finder = finder;
    this.#isProblem = isProblem;
    controller.beforePass(() => this.#allowsPass());
    controller.store.subscribe((state, before) => this.#follow(state, before));
  }

  get advice(): Advice {
    return this.#advice;
  }

  /** The result if the other player accepts the list that is being made; null while none is made. */
  get agreed(): GameResult | null {
    return this.#agreed;
  }

  /** Registers a listener to changes of the advice. */
  subscribe(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Begins a list with the stones that are dead for certain. */
  mark(): void {
    const { advice } = this;
    const stones = advice.kind === "dead" ? advice.stones : [];
    listDead(this.#controller, stones);
  }

  propose(): void {
    const deadStones = deadStonesSlice.of(this.#controller.store.state);
    if (deadStones !== null) this.#controller.play(proposalOf(deadStones));
  }

  resume(): void {
    listDead(this.#controller, null);
  }

  #follow(state: State, before: State): void {
    const deadStones = deadStonesSlice.of(state);
    if (deadStones !== deadStonesSlice.of(before)) this.#count(deadStones);
    const same = state.game === before.game && state.opponent === before.opponent;
    if (state !== before && same) return;
    if (this.#advice.kind !== "none") this.#end(NONE);
    if (!this.#isProblem() && mayAgree(state)) this.#look();
  }

  #count(stones: readonly PlacementId[] | null): void {
    this.#agreed = null;
    if (stones === null) return;
    this.#controller.ask(() => {
      const document = this.#controller.documentToHere();
      this.#agreed = resultAfter(document, proposalOf(stones), "accept");
    });
  }

  #look(): void {
    const position = this.#controller.position();
    if (position === null) return this.#end({ kind: "open" });
    this.#show({ kind: "looking", isHeld: false });
    this.#finder.send({ kind: "dead", position }, (message) => {
      if (message.kind === "dead-found") this.#answer(message.stones.map(placement));
      else if (message.kind === "failed") this.#answer([]);
    });
  }

  #answer(stones: readonly PlacementId[]): void {
    const isHeld = this.#advice.kind === "looking" && this.#advice.isHeld;
    this.#end({ kind: "open" });
    this.#controller.ask((game) => {
      const dead = closedAmong(game, stones);
      const document = this.#controller.documentToHere();
      const passed = resultAfter(document, "pass");
      const agreed = resultAfter(document, proposalOf(dead), "accept");
      if (passed === null || dead.length === 0 || isSameScore(passed, agreed)) return;
      this.#show({ kind: "dead", stones: dead, passed });
      // A list that was begun before the answer.
      if (deadStonesSlice.of(this.#controller.store.state)?.length === 0) this.mark();
    });
    if (isHeld && this.#advice.kind === "open") this.#controller.play("pass");
  }

  #end(advice: Advice): void {
    this.#finder.cancel();
    this.#show(advice);
  }

  #show(advice: Advice): void {
    this.#advice = advice;
    for (const listener of this.#listeners) listener();
  }

  /** A pass that comes before the answer waits for it; a second one passes. */
  #allowsPass(): boolean {
    if (this.#advice.kind !== "looking" || this.#advice.isHeld) return true;
    this.#show({ kind: "looking", isHeld: true });
    return false;
  }
}

function isSameScore(a: GameResult, b: GameResult | null): boolean {
  return a.black === b?.black && a.white === b?.white;
}
