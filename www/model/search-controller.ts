/** Has the worker think: about the turn that the computer is to take, about one that somebody asked for,
 *  and, while heat is shown, about every position. One thing at a time; a position that changes ends it. */

import type { Message } from "../engine/protocol.ts";
import { Client } from "../engine/worker-client.ts";
import { HEAT_SECONDS, isComputersTurn, type Thought, thoughtOf } from "./analysis.ts";
import type { Table } from "./game-controller.ts";
import type { State } from "./state.ts";

export class Thinker {
  readonly #table: Table;
  readonly #client = new Client();

  constructor(table: Table) {
    this.#table = table;
    table.store.subscribe((state, before) => this.#follow(state, before));
  }

  #follow(state: State, before: State): void {
    const { thought } = state;
    if (thought === null && before.thought !== null) this.#client.cancel();
    if (thought?.stage === "asked" && thought !== before.thought) return this.#begin(thought);
    if (thought?.stage === "called" && before.thought?.stage !== "called") {
      // All others hear of this state first.
      queueMicrotask(() => this.#endCalled(thought));
      return;
    }
    const next = this.#next(state, before);
    if (next !== null) this.#show(next);
  }

  /** What to think about without being asked. */
  #next(state: State, before: State): Thought | null {
    const { opponent, thought, game, overlays } = state;
    if (game.actor === null || thought?.aim === "move") return null;
    if (isComputersTurn(state) && opponent.kind === "computer" && wakes(state, before))
      return thoughtOf("move", opponent.seconds);
    return overlays.heat && thought === null ? thoughtOf("heat", HEAT_SECONDS) : null;
  }

  #begin({ seconds }: Thought): void {
    const document = this.#table.standing();
    this.#client.ask({ kind: "search", document, seconds }, (message) => this.#hear(message));
    const { thought } = this.#table.store.state;
    if (thought?.stage === "asked") this.#show({ ...thought, stage: "working" });
  }

  #hear(message: Message): void {
    const { thought } = this.#table.store.state;
    if (thought === null) return;
    switch (message.kind) {
      case "searching":
      case "searched": {
        const { report } = message;
        const share = message.kind === "searched" ? 1 : message.share;
        const told: Thought = { ...thought, report, share };
        const ends = message.kind === "searched" || thought.stage === "called";
        return ends ? this.#end(told) : this.#show(told);
      }
      case "failed":
        this.#show(null);
        this.#table.store.dispatch({
          kind: "noticed",
          notice: { kind: "thoughtless", message: message.message },
        });
    }
  }

  #endCalled(thought: Thought): void {
    if (this.#table.store.state.thought === thought) this.#end(thought);
  }

  /** With what there is; where there is nothing yet, with the first that comes. */
  #end(thought: Thought): void {
    const best = thought.report?.best ?? null;
    if (best === null && thought.share < 1) return;
    this.#client.cancel();
    this.#show({ ...thought, share: 1, stage: "done" });
    if (thought.aim === "move" && best !== null) this.#table.play(best);
  }

  #show(thought: Thought | null): void {
    this.#table.store.dispatch({ kind: "thought", thought });
  }
}

/** The computer goes on where somebody has taken a turn at the end of a line, where a game begins, and
 *  where it has just been asked to play; not where somebody walks through the record. */
function wakes(state: State, before: State): boolean {
  const { game, opponent, change } = state;
  if (opponent !== before.opponent && state.change === before.change) return true;
  if (change === before.change || game.turnCount < game.record.length) return false;
  return change.kind === "played" || (change.kind === "opened" && game.turnCount === 0);
}
