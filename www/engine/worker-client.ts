/** The page's side of the worker. It is started when it is first needed; to cancel is to end it, and
 *  the next request starts another. */
import { NO_WORKER } from "../words/core/module.ts";
import { hand } from "./press-guard.ts";
import { isUnderWay, type Message, type Request } from "./protocol.ts";

export class Client {
  #worker: Worker | null = null;
  #busy = false;
  /** How often something was asked or cancelled: what was asked before that is no longer heard. */
  #asked = 0;

  /** Ends what is under way. `hear` gets progress, and last of all the answer or a failure. */
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

  /** Nothing more is heard of what is under way; an idle worker stays for the next request. */
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
