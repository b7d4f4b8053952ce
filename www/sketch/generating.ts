/** Boards from generators while they are asked for: sends what is asked to the worker, keeps its answers,
 *  and puts a board onto the paper. What was asked last is remembered. */
import { Client } from "../engine/client.ts";
import type { Message } from "../engine/protocol.ts";
import { Store } from "../model/store.ts";
import {
  type Choice,
  firstDraft,
  type Generation,
  type GeneratorDraft,
  isPossible,
  makeRequest,
} from "./generate.ts";
import type { Sketch } from "./sketch.ts";
import type { Easel } from "./state.ts";
import type { Studio } from "./studio.ts";

/** While somebody drags a slider not every step of it is asked for. */
const PAUSE_MS = 120;

/** A drawing that another one took the place of, each with its pitch. */
interface Swap {
  readonly before: Sketch;
  readonly after: Sketch;
  readonly pitches: readonly [before: number, after: number];
}

export class Generating {
  /** Null while the dialog is closed. */
  readonly store = new Store<Generation | null, Generation | null>(null, (_, next) => next);
  readonly #studio: Studio;
  readonly #fit: () => void;
  readonly #first: Choice;
  readonly #worker = new Client();
  #draft: GeneratorDraft;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #swaps: readonly Swap[] = [];

  /** `fit` shows the whole drawing. */
  constructor(studio: Studio, first: Choice, fit: () => void) {
    this.#studio = studio;
    this.#fit = fit;
    this.#first = first;
    this.#draft = firstDraft(first);
    studio.store.subscribe((easel, before) => this.#follow(easel, before));
  }

  open(): void {
    const { sketch } = this.#studio;
    this.#studio.cancelLayout();
    const possible = isPossible(this.#draft.choice, sketch);
    this.#ask(possible ? this.#draft : { ...this.#draft, choice: this.#first }, sketch, null);
  }

  close(): void {
    this.#halt();
    this.store.dispatch(null);
  }

  draft(draft: GeneratorDraft): void {
    const { state } = this.store;
    if (state !== null) this.#ask(draft, state.sketch, state.made);
  }

  stop(): void {
    this.#halt();
    this.#show({ making: { kind: "stopped" } });
  }

  /** Onto the paper, in the place of what is there. */
  draw(): void {
    const { state } = this.store;
    if (state === null || state.made === null) return;
    const pitch = () => this.#studio.store.state.snapping.pitch;
    const [before, beforePitch] = [this.#studio.sketch, pitch()];
    this.#studio.replace(state.made.document);
    const pitches = [beforePitch, pitch()] as const;
    this.#swaps = [...this.#swaps, { before, after: this.#studio.sketch, pitches }];
    this.close();
    this.#fit();
  }

  #ask(draft: GeneratorDraft, sketch: Sketch, made: Generation["made"]): void {
    this.#halt();
    this.#draft = draft;
    this.store.dispatch({ sketch, draft, making: { kind: "working" }, made });
    this.#pause = setTimeout(
      () => this.#worker.ask(makeRequest(draft, sketch), (message) => this.#hear(message)),
      PAUSE_MS,
    );
  }

  #halt(): void {
    clearTimeout(this.#pause);
    this.#worker.cancel();
  }

  #hear(message: Message): void {
    if (message.kind === "made") this.#show({ making: { kind: "done" }, made: message.made });
    if (message.kind === "failed") this.#show({ making: message });
  }

  #show(news: Partial<Generation>): void {
    const { state } = this.store;
    if (state !== null) this.store.dispatch({ ...state, ...news });
  }

  /** Undo and redo between two drawings of different scale bring the pitch along. */
  #follow({ now, past, future }: Easel, before: Easel): void {
    if (past.length + future.length === 0) this.#swaps = [];
    if (now.sketch === before.now.sketch) return;
    for (const swap of this.#swaps) {
      const back = now.sketch === swap.before && before.now.sketch === swap.after;
      const forth = now.sketch === swap.after && before.now.sketch === swap.before;
      if (!back && !forth) continue;
      const pitch = swap.pitches[back ? 0 : 1];
      this.#studio.store.dispatch({ kind: "snapping", change: { pitch } });
      this.#fit();
    }
  }
}
