/** A board in a frame of its own, which is spoken with by messages. */

import { onBlocked } from "./blocked.ts";
import type { BoardPort, Tell } from "./board-port.ts";
import { type Order, readReport, readTheme, type Theme } from "./messages.ts";
import { groundAround, watchSurroundings } from "./surroundings.ts";

/** `site`: the folder of embed.html; `query`: its options; `title`: of the frame, where the options have no label. */
export class FramePort implements BoardPort {
  readonly #host: HTMLElement;
  readonly #frame: HTMLIFrameElement;
  readonly #target: string;
  readonly #ended = new AbortController();
  #theme: Theme;
  /** Orders until the frame has loaded. */
  #waiting: Order[] | null = [];

  constructor(host: HTMLElement, site: URL, query: URLSearchParams, title: string, tell: Tell) {
    this.#host = host;
    this.#frame = host.ownerDocument.createElement("iframe");
    this.#target = site.origin === "null" ? "*" : site.origin;
    this.#theme = readTheme(query.get("theme")) ?? "auto";
    this.#wear();
    watchSurroundings(() => this.#wear(), this.#ended.signal);
    this.#hear(site.origin, tell);
    this.#frame.addEventListener("load", () => {
      const orders = this.#waiting ?? [];
      this.#waiting = null;
      for (const order of orders) this.#send(order);
    });
    this.#frame.title = query.get("label") ?? title;
    this.#frame.src = addressOf(site, query, this.#frame.style.colorScheme).href;
    host.replaceChildren(this.#frame);
  }

  obey(order: Order): void {
    if (order.gospace !== "theme") return this.#send(order);
    this.#theme = order.theme;
    this.#wear();
  }

  close(): void {
    this.#ended.abort();
    this.#frame.remove();
  }

  /** One colour scheme in and out, so that the ground is the page's. */
  #wear(): void {
    const theme = this.#theme === "auto" ? groundAround(this.#host) : this.#theme;
    if (theme === this.#frame.style.colorScheme) return;
    this.#frame.style.colorScheme = theme;
    this.#send({ gospace: "theme", theme });
  }

  #send(order: Order): void {
    if (this.#waiting !== null) this.#waiting.push(order);
    else this.#frame.contentWindow?.postMessage(order, this.#target);
  }

  #hear(site: string, tell: Tell): void {
    const { signal } = this.#ended;
    const stop = onBlocked(/^frame-src/, (words) => {
      if (words.includes(site)) tell({ gospace: "error", code: "load", words });
    });
    signal.addEventListener("abort", stop);
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const report = source === this.#frame.contentWindow ? readReport(data) : null;
      if (report === null) return;
      stop();
      // A frame without a game waits for one.
      if (report.gospace !== "error" || report.code !== "empty") tell(report);
    };
    addEventListener("message", hear, { signal });
  }
}

function addressOf(site: URL, query: URLSearchParams, theme: string): URL {
  const address = new URL("embed.html", site);
  address.search = query.toString();
  address.searchParams.set("theme", theme);
  if (location.origin !== "null") address.searchParams.set("origin", location.origin);
  return address;
}
