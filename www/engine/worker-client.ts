/** Worker client: the page's side of a worker. Starts it on the first request; cancelling
 *  terminates it, and the next request starts another. A worker that dies is replaced once for each
 *  request, which then begins again. */
import { NO_WORKER, WORKER_SILENT } from "../words/core/module.ts";
import { pressGuard } from "./press-guard.ts";
import {
  type Failure,
  isProgress,
  isSign,
  type Message,
  type Request,
  type Sign,
} from "./protocol.ts";

/** Milliseconds without a message after which a worker counts as killed, which fires no event. A new worker fetches
 *  its script before its first sign, which takes as long as the network does; then it gives one each second until its core
 *  is loaded. A search and a solver report four times a second, other requests need not report. */
const LONGEST = { fetch: 75_000, silence: 15_000 };

/** A message of either side. */
interface Tagged {
  readonly kind: string;
}

interface Job<Question, Answer> {
  readonly request: Question;
  readonly onMessage: (message: Answer | Failure) => void;
  restarts: 0 | 1;
}

export class WorkerClient<Question extends Tagged = Request, Answer extends Tagged = Message> {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  /** Null once its answer is delivered; messages of earlier ones are ignored. */
  #job: Job<Question, Answer> | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** The worker that answers most requests, unless another is named. */
  constructor(start: () => Worker = startWorker) {
    this.#start = start;
  }

  /** Cancels a running request. `onMessage` receives progress, and finally the answer or a failure. */
  send(request: Question, onMessage: (message: Answer | Failure) => void): void {
    this.cancel();
    this.#run({ request, onMessage, restarts: 0 });
  }

  /** Cancels the running request; an idle worker stays for the next one. */
  cancel(): void {
    if (this.#job === null) return;
    this.#job = null;
    this.#end();
  }

  #run(job: Job<Question, Answer>): void {
    const known = this.#worker;
    const worker = known ?? this.#start();
    this.#worker = worker;
    this.#job = job;
    worker.onmessage = ({ data }: MessageEvent<Answer | Failure | Sign>) => {
      if (worker !== this.#worker) return;
      if (isSign(data)) return this.#heard(data, job);
      if (isProgress(data)) this.#listen(job);
      else this.#rest(worker);
      this.#deliver(job, data);
    };
    worker.onerror = (event) => {
      if (worker === this.#worker) this.#replace(job, event.message || NO_WORKER);
    };
    worker.postMessage(job.request);
    if (known === null) this.#watch(job, LONGEST.fetch);
    else this.#listen(job);
  }

  #heard({ kind }: Sign, job: Job<Question, Answer>): void {
    if (kind === "starting") this.#watch(job, LONGEST.silence);
    else this.#listen(job);
  }

  #deliver(job: Job<Question, Answer>, message: Answer | Failure): void {
    pressGuard.whenReleased(() => {
      if (job !== this.#job) return;
      if (!isProgress(message)) this.#job = null;
      job.onMessage(message);
    });
  }

  #listen(job: Job<Question, Answer>): void {
    clearTimeout(this.#silence);
    if (job.request.kind === "search" || job.request.kind === "value")
      this.#watch(job, LONGEST.silence);
  }

  #watch(job: Job<Question, Answer>, ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#replace(job, WORKER_SILENT), ms);
  }

  /** The worker has answered: if it dies now, the next request starts another. */
  #rest(worker: Worker): void {
    clearTimeout(this.#silence);
    worker.onerror = () => {
      if (worker === this.#worker) this.#end();
    };
  }

  #replace(job: Job<Question, Answer>, message: string): void {
    this.#end();
    if (job.restarts === 1) return this.#deliver(job, { kind: "failed", message });
    job.restarts = 1;
    this.#run(job);
  }

  #end(): void {
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = null;
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
