/** Controller of the discretizer: runs samples and quotients in the worker and puts the answers into the store. It
 *  samples anew whenever its draft changes. */

import type { Message } from "../../engine/protocol.ts";
import { WorkerClient } from "../../engine/worker-client.ts";
import { unreachable } from "../../model/actions.ts";
import {
  convergenceRequest,
  type Discretizer,
  differInPitch,
  discretizerSlice,
  FIRST_DRAFT,
  measured,
  type Progress,
  pitchOfTicks,
  type QuotientedDisks,
  type SampleDraft,
  type SampledPlane,
  type Sampler,
  sampleRequest,
  UNKNOWN,
} from "../../model/discretizer.ts";
import type { GameController } from "../../model/game-controller.ts";

/** Milliseconds. Debounces requests while a slider is dragged. */
const DEBOUNCE_MS = 120;

export class DiscretizerController {
  readonly #store: GameController["store"];
  readonly #worker = new WorkerClient();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ store }: GameController) {
    this.#store = store;
    store.subscribe((state, before) => {
      if (discretizerSlice.of(state) === null && discretizerSlice.of(before) !== null) this.#stop();
    });
  }

  open(source: SampledPlane | QuotientedDisks): void {
    if (source.kind === "sample")
      return this.#start({ ...source, draft: FIRST_DRAFT, convergence: UNKNOWN, found: null });
    this.#stop();
    this.#put({ ...source, progress: { kind: "working", share: 0 }, found: null });
    this.#worker.send({ kind: "quotient", board: source.disks }, (message) =>
      this.#onMessage(message),
    );
  }

  close(): void {
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
    return discretizerSlice.of(this.#store.state);
  }

  get #sampler(): Sampler | null {
    return this.#discretizer?.kind === "sample" ? this.#discretizer : null;
  }

  #put(discretizer: Discretizer | null): void {
    this.#store.dispatch(discretizerSlice.with(discretizer));
  }

  #start(asked: Omit<Sampler, "progress">): void {
    this.#stop();
    const progress: Progress = { kind: "working", share: 0 };
    this.#put({ ...asked, progress });
    const request = sampleRequest(asked);
    this.#timer = setTimeout(
      () => this.#worker.send(request, (message) => this.#onMessage(message)),
      DEBOUNCE_MS,
    );
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#worker.cancel();
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
    this.#worker.send(convergenceRequest(sampler), (message) => {
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
}
