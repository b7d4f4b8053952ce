/** Job controller: runs samples and cells in the worker and puts the answers into the store. The
 *  discretizer samples anew whenever its draft changes; cells are computed once for each board. */

import type { Centre } from "../engine/carry.ts";
import { withQuotient } from "../engine/features.ts";
import type { Message } from "../engine/protocol.ts";
import type { Drawing, PlaneBoard } from "../engine/types.ts";
import { WorkerClient } from "../engine/worker-client.ts";
import { unreachable } from "./actions.ts";
import type { GameController } from "./game-controller.ts";
import {
  FIRST_DRAFT,
  type Progress,
  pitchOfTicks,
  type SampleDraft,
  type Sampler,
  sampleRequest,
} from "./jobs.ts";

/** Milliseconds. Debounces requests while a slider is dragged. */
const DEBOUNCE_MS = 120;

export class JobController {
  readonly #controller: GameController;
  readonly #samples = new WorkerClient();
  readonly #cells = new WorkerClient();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(controller: GameController) {
    this.#controller = controller;
    controller.store.subscribe((state, before) => {
      if (state.sampler === null && before.sampler !== null) this.#stop();
      if (state.board !== before.board) this.#cells.cancel();
      if (state.overlays.cells && state.board.quotient && state.cells.kind === "none")
        this.#findCells();
    });
  }

  /** Opens the discretizer of a plane on which these stones stand. */
  openSampler(plane: PlaneBoard, drawing: Drawing, stones: readonly Centre[]): void {
    this.#start({ plane, drawing, stones, draft: FIRST_DRAFT, found: null });
  }

  closeSampler(): void {
    this.#controller.store.dispatch({ kind: "sampler", sampler: null });
  }

  draft(draft: SampleDraft): void {
    const { sampler } = this.#controller.store.state;
    if (sampler !== null) this.#start({ ...sampler, draft });
  }

  cancel(): void {
    this.#stop();
    this.#show({ progress: { kind: "cancelled" } });
  }

  #start(asked: Omit<Sampler, "progress">): void {
    this.#stop();
    const progress: Progress = { kind: "working", share: 0 };
    this.#controller.store.dispatch({ kind: "sampler", sampler: { ...asked, progress } });
    const request = sampleRequest(asked);
    this.#timer = setTimeout(
      () => this.#samples.send(request, (message) => this.#onMessage(message)),
      DEBOUNCE_MS,
    );
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#samples.cancel();
  }

  #onMessage(message: Message): void {
    switch (message.kind) {
      case "progress":
        return this.#show({ progress: { kind: "working", share: message.share } });
      case "sampled":
        return this.#show({ progress: { kind: "done" }, found: message.found });
      case "unsampled":
        return this.#fail(message.message, message.pitch);
      case "failed":
        return this.#fail(message.message, null);
      case "cells":
      case "laying-out":
      case "laid-out":
      case "imported":
      case "made":
      case "searching":
      case "searched":
      case "reviewing":
      case "reviewed":
      case "valuing":
      case "valued":
      case "replied":
      case "dead-found":
        return;
      default:
        return unreachable(message);
    }
  }

  #fail(message: string, ticks: number | null): void {
    const { sampler } = this.#controller.store.state;
    if (sampler === null) return;
    const pitch = pitchOfTicks(sampler.plane, ticks);
    this.#show({ progress: { kind: "failed", message, pitch }, found: null });
  }

  #show(change: Partial<Sampler>): void {
    const { sampler } = this.#controller.store.state;
    if (sampler !== null)
      this.#controller.store.dispatch({ kind: "sampler", sampler: { ...sampler, ...change } });
  }

  #findCells(): void {
    const board = withQuotient(this.#controller.document().board);
    if (board === null) return;
    const { store } = this.#controller;
    store.dispatch({ kind: "cells", cells: { kind: "working" } });
    const { start: _, ...bare } = board;
    this.#cells.send({ kind: "cells", board: bare }, (message) => {
      if (message.kind === "cells")
        store.dispatch({ kind: "cells", cells: { kind: "ready", cells: message.cells } });
      if (message.kind === "failed") store.dispatch({ kind: "cells", cells: message });
    });
  }
}
