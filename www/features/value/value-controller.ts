/** Value controller: has the worker find the value of the shown position. Loaded when that is first asked. */
import type { Message } from "../../engine/protocol.ts";
import type { Turn } from "../../engine/types.ts";
import { WorkerClient } from "../../engine/worker-client.ts";
import type { GameController } from "../../model/game-controller.ts";
import { freshValue, VALUE_SECONDS, type Value, valueSlice } from "../../model/value.ts";

export class ValueController {
  readonly #controller: GameController;
  readonly #client = new WorkerClient();

  constructor(controller: GameController) {
    this.#controller = controller;
    controller.store.subscribe((state, before) => {
      const value = valueSlice.of(state);
      const last = valueSlice.of(before);
      const stays = value?.node === last?.node && value?.stage !== "moved";
      if (last?.stage === "working" && !stays) this.#client.cancel();
    });
  }

  /** Values the shown position. */
  begin(): void {
    this.#show(freshValue(this.#controller.store.state.branch.node));
    this.#send();
  }

  /** Goes on with a position that took too long. */
  goOn(): void {
    this.#change({ stage: "working" });
    this.#send();
  }

  /** Ends the work, and shows on what it has found. */
  stop(): void {
    this.#client.cancel();
    this.#change({ stage: "stopped" });
  }

  close(): void {
    this.#show(null);
  }

  /** Takes a first turn, as a variation where the game goes on otherwise, and values what follows. */
  follow(turn: Turn): void {
    this.#controller.play(turn);
    if (valueSlice.of(this.#controller.store.state)?.stage === "moved") this.begin();
  }

  #send(): void {
    const document = this.#controller.documentToHere();
    const request = { kind: "value", document, seconds: VALUE_SECONDS, detail: "turns" } as const;
    this.#client.send(request, (message) => this.#onMessage(message));
  }

  #onMessage(message: Message): void {
    if (message.kind === "valuing") this.#change({ found: message.value });
    else if (message.kind === "valued") {
      const { value: found } = message;
      const isDone = found.reason !== undefined || (found.settled && found.left === 0);
      this.#change({ found, stage: isDone ? "done" : "paused" });
    } else if (message.kind === "failed") {
      this.#show(null);
      const notice = { kind: "search-failed", message: message.message } as const;
      this.#controller.store.dispatch({ kind: "noticed", notice });
    }
  }

  #change(change: Partial<Value>): void {
    const value = valueSlice.of(this.#controller.store.state);
    if (value !== null) this.#show({ ...value, ...change });
  }

  #show(value: Value | null): void {
    this.#controller.store.dispatch(valueSlice.with(value));
  }
}
