/** Worker client: the page's side of the worker. Starts it on the first request; cancelling
 *  terminates it, and the next request starts another. */
import { NO_WORKER } from "../words/core/module.ts";
import { pressGuard } from "./press-guard.ts";
import { isProgress, type Message, type Request } from "./protocol.ts";

export class WorkerClient {
  #worker: Worker | null = null;
  #busy = false;
  /** Number of requests and cancellations; answers to earlier ones are ignored. */
  #requests = 0;

  /** Cancels a running request. `onMessage` receives progress, and finally the answer or a failure. */
  send(request: Request, onMessage: (message: Message) => void): void {
    this.cancel();
    const worker = this.#worker ?? startWorker();
    this.#worker = worker;
    this.#busy = true;
    const number = ++this.#requests;
    const deliver = (message: Message) =>
      pressGuard.whenReleased(() => {
        if (number !== this.#requests) return;
        if (!isProgress(message)) this.#busy = false;
        onMessage(message);
      });
    worker.onmessage = ({ data }: MessageEvent<Message>) => deliver(data);
    worker.onerror = (event) => {
      this.#end();
      deliver({ kind: "failed", message: event.message || NO_WORKER });
    };
    worker.postMessage(request);
  }

  /** Cancels the running request; an idle worker stays for the next one. */
  cancel(): void {
    if (!this.#busy) return;
    this.#requests++;
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#busy = false;
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
