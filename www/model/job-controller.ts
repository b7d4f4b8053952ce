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
  cellsSlice,
  convergenceRequest,
  differInPitch,
  FIRST_DRAFT,
  measured,
  type Progress,
  pitchOfTicks,
  type SampleDraft,
  type Sampler,
  sampleRequest,
  samplerSlice,
  UNKNOWN,
} from "./jobs.ts";
import { overlaysSlice } from "./overlays.ts";

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
      if (samplerSlice.of(state) === null && samplerSlice.of(before) !== null) this.#stop();
      if (state.board !== before.board) this.#cells.cancel();
      if (
        overlaysSlice.of(state).cells &&
        state.board.quotient &&
        cellsSlice.of(state).kind === "none"
      )
        this.#findCells();
    });
  }

  /** Opens the discretizer of a plane on which these stones stand. */
  openSampler(plane: PlaneBoard, drawing: Drawing, stones: readonly Centre[]): void {
    const convergence = UNKNOWN;
    this.#start({ plane, drawing, stones, draft: FIRST_DRAFT, convergence, found: null });
  }

  closeSampler(): void {
    this.#controller.store.dispatch(samplerSlice.with(null));
  }

  draft(draft: SampleDraft): void {
    const sampler = samplerSlice.of(this.#controller.store.state);
    if (sampler === null) return;
    const convergence = differInPitch(draft, sampler.draft) ? sampler.convergence : UNKNOWN;
    this.#start({ ...sampler, draft, convergence });
  }

  cancel(): void {
    this.#stop();
    this.#show({ progress: { kind: "cancelled" } });
  }

  #start(asked: Omit<Sampler, "progress">): void {
    this.#stop();
    const progress: Progress = { kind: "working", share: 0 };
    this.#controller.store.dispatch(samplerSlice.with({ ...asked, progress }));
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
        this.#show({ progress: { kind: "done" }, found: message.found });
        return this.#converge();
      case "unsampled":
        return this.#fail(message.message, message.pitch);
      case "failed":
        return this.#fail(message.message, null);
      case "converging":
      case "converged":
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

  /** Samples other pitches while nothing else is asked for. */
  #converge(): void {
    const sampler = samplerSlice.of(this.#controller.store.state);
    if (sampler === null || sampler.convergence.isComplete) return;
    this.#samples.send(convergenceRequest(sampler), (message) => {
      const now = samplerSlice.of(this.#controller.store.state);
      if (now === null) return;
      const { known } = now.convergence;
      if (message.kind === "converging") {
        const next = measured(now.plane, message.report, message.pitch);
        this.#show({ convergence: { known: [...known, next], isComplete: false } });
      }
      if (message.kind === "converged" || message.kind === "failed")
        this.#show({ convergence: { known, isComplete: true } });
    });
  }

  #fail(message: string, ticks: number | null): void {
    const sampler = samplerSlice.of(this.#controller.store.state);
    if (sampler === null) return;
    const pitch = pitchOfTicks(sampler.plane, ticks);
    this.#show({ progress: { kind: "failed", message, pitch }, found: null });
  }

  #show(change: Partial<Sampler>): void {
    const sampler = samplerSlice.of(this.#controller.store.state);
    if (sampler !== null)
      this.#controller.store.dispatch(samplerSlice.with({ ...sampler, ...change }));
  }

  #findCells(): void {
    const board = withQuotient(this.#controller.document().board);
    if (board === null) return;
    const { store } = this.#controller;
    store.dispatch(cellsSlice.with({ kind: "working" }));
    const { start: _, ...bare } = board;
    this.#cells.send({ kind: "cells", board: bare }, (message) => {
      if (message.kind === "cells")
        store.dispatch(cellsSlice.with({ kind: "ready", cells: message.cells }));
      if (message.kind === "failed") store.dispatch(cellsSlice.with(message));
    });
  }
}
