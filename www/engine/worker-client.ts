/** Worker client: the page's side of the worker. Starts it on the first request; cancelling
 *  terminates it, and the next request starts another. */
import { NO_WORKER } from "../words/core/module.ts";
import { hand } from "./press-guard.ts";
import { isUnderWay, type Message, type Request } from "./protocol.ts";

export class Client {
  #worker: Worker | null = null;
  #busy = false;
  /** Number of requests and cancellations; answers to earlier ones are ignored. */
  #asked = 0;

  /** Cancels a running request. `hear` receives progress, and finally the answer or a failure. */
  ask(request: Request, hear: (message: Message) => void): void {
    this.cancel();
    const worker = this.#worker ?? startWorker();
    this.#worker = worker;
    this.#busy = true;
    const asked = ++this.#asked;
    const tell = (message: Message) =>
      hand.whenUp(() => {
        if (asked !== this.#asked) return;
        if (!isUnderWay(message)) this.#busy = false;
        hear(message);
      });
    worker.onmessage = ({ data }: MessageEvent<Message>) => tell(data);
    worker.onerror = (event) => {
      this.#end();
      tell({ kind: "failed", message: event.message || NO_WORKER });
    };
    worker.postMessage(request);
  }

  /** Cancels the running request; an idle worker stays for the next one. */
  cancel(): void {
    if (!this.#busy) return;
    this.#asked++;
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
