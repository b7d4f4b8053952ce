/** Generator controller: sends requests to the worker, keeps its answers, and puts boards into the
 *  editor. Remembers the last choices. */

import type { Message } from "../engine/protocol.ts";
import { WorkerClient } from "../engine/worker-client.ts";
import { Store } from "../model/store.ts";
import type { EditorController } from "./editor-controller.ts";
import {
  type Choice,
  firstDraft,
  type Generation,
  type GeneratorDraft,
  isPossible,
  makeRequest,
} from "./generator-form.ts";
import type { Sketch } from "./sketch.ts";

/** Milliseconds. Debounces requests while a slider is dragged. */
const PAUSE_MS = 120;

export class GeneratorController {
  /** Null while the dialog is closed. */
  readonly store = new Store<Generation | null, Generation | null>(null, (_, next) => next);
  readonly #editor: EditorController;
  readonly #first: Choice;
  readonly #worker = new WorkerClient();
  #draft: GeneratorDraft;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** `first` is the initial choice. */
  constructor(editor: EditorController, first: Choice) {
    this.#editor = editor;
    this.#first = first;
    this.#draft = firstDraft(first);
  }

  open(): void {
    const { sketch } = this.#editor;
    this.#editor.cancelLayout();
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

  /** Replaces the sketch by the generated board. */
  draw(): void {
    const { state } = this.store;
    if (state === null || state.made === null) return;
    this.#editor.replace(state.made.document);
    this.close();
  }

  #ask(draft: GeneratorDraft, sketch: Sketch, made: Generation["made"]): void {
    this.#halt();
    this.#draft = draft;
    this.store.dispatch({ sketch, draft, making: { kind: "working" }, made });
    this.#pause = setTimeout(
      () => this.#worker.send(makeRequest(draft, sketch), (message) => this.#hear(message)),
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
}
