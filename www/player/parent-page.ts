/** The channel to the page around a frame: orders come in, reports go out. Orders count only from that
 *  page's own window, and where an origin was named only from there. */
import { type Order, type Report, readOrder } from "./messages.ts";

export class Outside {
  readonly #origin: string;
  #waiting: Order[] | null = [];

  /** `origin`: the only one to speak with; null: whichever the page around has, since nothing that is
   *  said here is a secret. */
  constructor(origin: string | null) {
    this.#origin = origin ?? "*";
    addEventListener("message", (event) => this.#hear(event));
  }

  #obey: (order: Order) => void = () => {};

  /** From now on; first those that came too early. */
  listen(obey: (order: Order) => void): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#obey = obey;
    for (const order of waiting) obey(order);
  }

  tell(report: Report): void {
    if (parent !== window) parent.postMessage(report, this.#origin);
  }

  #hear({ source, origin, data }: MessageEvent<unknown>): void {
    if (parent === window || source !== parent) return;
    if (this.#origin !== "*" && origin !== this.#origin) return;
    const order = readOrder(data);
    if (order === null) return;
    if (this.#waiting === null) this.#obey(order);
    else this.#waiting.push(order);
  }
}
