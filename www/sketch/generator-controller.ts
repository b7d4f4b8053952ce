/** Generator controller: sends requests to the worker, keeps its answers, and puts boards into the
 *  editor. Remembers the last choices. */

import { pressGuard } from "../engine/press-guard.ts";
import type { GeneratedBoard, Message } from "../engine/protocol.ts";
import { WorkerClient } from "../engine/worker-client.ts";
import { Store } from "../model/store.ts";
import type { EditorController } from "./editor-controller.ts";
import {
  firstDraft,
  type GeneratorChoice,
  type GeneratorDialog,
  type GeneratorDraft,
  generateRequest,
  isPossible,
} from "./generator-form.ts";
import type { Sketch } from "./sketch.ts";

/** Milliseconds. Debounces requests while a slider is dragged. */
const DEBOUNCE_MS = 120;

/** Paints a board before it is shown. */
export interface Painter {
  prepare(made: GeneratedBoard): Promise<void>;
  cancel(): void;
}

export class GeneratorController {
  /** Null while the dialog is closed. */
  readonly store = new Store<GeneratorDialog | null, GeneratorDialog | null>(
    null,
    (_, next) => next,
  );
  readonly #editor: EditorController;
  readonly #first: GeneratorChoice;
  readonly #painter: Painter;
  readonly #worker = new WorkerClient();
  #draft: GeneratorDraft;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `first` is the initial choice. */
  constructor(editor: EditorController, first: GeneratorChoice, painter: Painter) {
    this.#painter = painter;
    this.#editor = editor;
    this.#first = first;
    this.#draft = firstDraft(first);
  }

  open(): void {
    const { sketch } = this.#editor;
    this.#editor.cancelLayout();
    const possible = isPossible(this.#draft.choice, sketch);
    this.#request(possible ? this.#draft : { ...this.#draft, choice: this.#first }, sketch, null);
  }

  close(): void {
    this.#cancelRequest();
    this.store.dispatch(null);
  }

  draft(draft: GeneratorDraft): void {
    const { state } = this.store;
    if (state !== null) this.#request(draft, state.sketch, state.board);
  }

  stop(): void {
    this.#cancelRequest();
    this.#show({ status: { kind: "stopped" } });
  }

  /** Replaces the sketch by the generated board. */
  draw(): void {
    const { state } = this.store;
    if (state === null || state.board === null) return;
    this.#editor.replace(state.board.document);
    this.close();
  }

  #request(draft: GeneratorDraft, sketch: Sketch, board: GeneratorDialog["board"]): void {
    this.#cancelRequest();
    this.#draft = draft;
    this.store.dispatch({ sketch, draft, status: { kind: "working" }, board });
    this.#timer = setTimeout(
      () =>
        this.#worker.send(generateRequest(draft, sketch), (message) => this.#onMessage(message)),
      DEBOUNCE_MS,
    );
  }

  #cancelRequest(): void {
    clearTimeout(this.#timer);
    this.#worker.cancel();
    this.#painter.cancel();
  }

  #onMessage(message: Message): void {
    if (message.kind === "made") void this.#reveal(message.made);
    if (message.kind === "failed") this.#show({ status: message });
  }

  /** Not while a pointer is pressed, which may ask for another board. */
  async #reveal(board: GeneratedBoard): Promise<void> {
    const draft = this.#draft;
    await this.#painter.prepare(board);
    pressGuard.whenReleased(() => {
      if (this.#draft === draft) this.#show({ status: { kind: "done" }, board });
    });
  }

  #show(change: Partial<GeneratorDialog>): void {
    const { state } = this.store;
    if (state !== null) this.store.dispatch({ ...state, ...change });
  }
}
