/** Review controller: has the worker search each position of the shown line. Loaded when a review is first
 *  asked for. */
import type { Message } from "../../engine/protocol.ts";
import { WorkerClient } from "../../engine/worker-client.ts";
import type { GameController } from "../../model/game-controller.ts";
import {
  REVIEW_PLAYOUTS,
  type Review,
  reviewOf,
  reviewSlice,
  withPosition,
} from "../../model/review.ts";

export class ReviewController {
  readonly #controller: GameController;
  readonly #client = new WorkerClient();

  constructor(controller: GameController) {
    this.#controller = controller;
    controller.store.subscribe((state, before) => {
      if (reviewSlice.of(state) === null && reviewSlice.of(before) !== null) this.#client.cancel();
    });
  }

  /** Reviews the shown line from its start. */
  begin(): void {
    this.#show(reviewOf(this.#controller.store.state.branch));
    const document = this.#controller.documentOfLine();
    const request = { kind: "review", document, playouts: REVIEW_PLAYOUTS } as const;
    this.#client.send(request, (message) => this.#onMessage(message));
  }

  /** Ends the work and keeps what is found. */
  stop(): void {
    this.#client.cancel();
    this.#change({ stage: "stopped" });
  }

  close(): void {
    this.#show(null);
  }

  #onMessage(message: Message): void {
    const review = reviewSlice.of(this.#controller.store.state);
    if (review === null) return;
    if (message.kind === "reviewing") this.#show(withPosition(review, message.position));
    else if (message.kind === "reviewed") this.#change({ stage: "done" });
    else if (message.kind === "failed") {
      this.#show(null);
      const notice = { kind: "search-failed", message: message.message } as const;
      this.#controller.store.dispatch({ kind: "noticed", notice });
    }
  }

  #change(change: Partial<Review>): void {
    const review = reviewSlice.of(this.#controller.store.state);
    if (review !== null) this.#show({ ...review, ...change });
  }

  #show(review: Review | null): void {
    this.#controller.store.dispatch(reviewSlice.with(review));
  }
}
