/** Job controller: runs samples, quotients and cells in the worker and puts the answers into the store. The
 *  discretizer samples anew whenever its draft changes; cells are computed once for each board. */

import type { Centre } from "../engine/carry.ts";
import { withQuotient } from "../engine/features.ts";
import type { Message } from "../engine/protocol.ts";
import type { DisksBoard, Drawing, PlaneBoard } from "../engine/types.ts";
import { WorkerClient } from "../engine/worker-client.ts";
import { unreachable } from "./actions.ts";
import type { GameController } from "./game-controller.ts";
import {
  cellsSlice,
  convergenceRequest,
  type Discretizer,
  differInPitch,
  discretizerSlice,
  FIRST_DRAFT,
  measured,
  type Progress,
  pitchOfTicks,
  type SampleDraft,
  type Sampler,
  sampleRequest,
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
      if (discretizerSlice.of(state) === null && discretizerSlice.of(before) !== null) this.#stop();
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
    const draft = FIRST_DRAFT;
    this.#start({ kind: "sample", plane, drawing, stones, draft, convergence, found: null });
  }

  /** Opens the discretizer of disks with the stones that stand on them as their start. */
  openQuotient(disks: DisksBoard): void {
    this.#stop();
    const progress: Progress = { kind: "working", share: 0 };
    this.#put({ kind: "quotient", disks, progress, found: null });
    this.#samples.send({ kind: "quotient", board: disks }, (message) => this.#onMessage(message));
  }

  closeDiscretizer(): void {
    this.#put(null);
  }

  draft(draft: SampleDraft): void {
    const sampler = this.#sampler;
    if (sampler === null) return;
    const convergence = differInPitch(draft, sampler.draft) ? sampler.convergence : UNKNOWN;
    this.#start({ ...sampler, draft, convergence });
  }

  cancel(): void {
    this.#stop();
    this.#show({ progress: { kind: "cancelled" } });
  }

  get #discretizer(): Discretizer | null {
    return discretizerSlice.of(this.#controller.store.state);
  }

  get #sampler(): Sampler | null {
    return this.#discretizer?.kind === "sample" ? this.#discretizer : null;
  }

  #put(discretizer: Discretizer | null): void {
    this.#controller.store.dispatch(discretizerSlice.with(discretizer));
  }

  #start(asked: Omit<Sampler, "progress">): void {
    this.#stop();
    const progress: Progress = { kind: "working", share: 0 };
    this.#put({ ...asked, progress });
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
      case "quotient":
        if (this.#discretizer?.kind === "quotient")
          this.#put({ ...this.#discretizer, progress: { kind: "done" }, found: message.found });
        return;
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
    const sampler = this.#sampler;
    if (sampler === null || sampler.convergence.isComplete) return;
    this.#samples.send(convergenceRequest(sampler), (message) => {
      const now = this.#sampler;
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
    const shown = this.#discretizer;
    if (shown === null) return;
    const pitch = shown.kind === "sample" ? pitchOfTicks(shown.plane, ticks) : null;
    this.#put({ ...shown, progress: { kind: "failed", message, pitch }, found: null });
  }

  #show(change: Partial<Omit<Sampler, "kind">>): void {
    const sampler = this.#sampler;
    if (sampler !== null) this.#put({ ...sampler, ...change });
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
