/** The page's workers as threads of Node. */
import { basename, join } from "node:path";
import { Worker as Thread } from "node:worker_threads";
import { FOLDER } from "./bundle.ts";

/** All that run; a page that is left ends its own. */
const running = new Set<LightWorker>();

export class LightWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: ((event: { readonly message: string }) => void) | null = null;
  readonly #thread: Thread;
  #isEnded = false;

  constructor(address: URL) {
    running.add(this);
    this.#thread = new Thread(join(FOLDER, `${basename(address.pathname, ".ts")}.mjs`));
    this.#thread.on("message", (data) => {
      if (!this.#isEnded) this.onmessage?.({ data });
    });
    this.#thread.on("error", ({ message }) => {
      if (!this.#isEnded) this.onerror?.({ message });
    });
  }

  postMessage(message: unknown): void {
    this.#thread.postMessage(message);
  }

  terminate(): void {
    this.#isEnded = true;
    running.delete(this);
    void this.#thread.terminate();
  }

  /** Tells of an error as if it had come from the thread. */
  dispatchEvent(event: ErrorEvent): void {
    this.onerror?.(event);
  }

  addEventListener(kind: "message" | "error", hear: (event: never) => void): void {
    Object.assign(this, { [`on${kind}`]: hear });
  }
}

export function allWorkers(): LightWorker[] {
  return [...running];
}

export function endWorkers(): void {
  for (const worker of running) worker.terminate();
}
