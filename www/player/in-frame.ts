/** A board in a frame of its own, which is spoken with by messages. */

import { onBlocked } from "./blocked.ts";
import type { BoardPort, Tell } from "./board-port.ts";
import { type Order, readReport, readTheme } from "./messages.ts";
import { groundAround, watchSurroundings } from "./surroundings.ts";

/** `site`: the folder of embed.html; `query`: its options. */
export function showInFrame(
  host: HTMLElement,
  site: URL,
  query: URLSearchParams,
  tell: Tell,
): BoardPort {
  const frame = host.ownerDocument.createElement("iframe");
  const ended = new AbortController();
  const { signal } = ended;
  const target = site.origin === "null" ? "*" : site.origin;
  let waiting: Order[] | null = [];
  const send = (order: Order) => {
    if (waiting === null) frame.contentWindow?.postMessage(order, target);
    else waiting.push(order);
  };
  let theme = readTheme(query.get("theme")) ?? "auto";
  /** One colour scheme in and out, so that the ground is the page's. */
  const wear = () => {
    const worn = theme === "auto" ? groundAround(host) : theme;
    if (worn === frame.style.colorScheme) return;
    frame.style.colorScheme = worn;
    send({ gospace: "theme", theme: worn });
  };
  wear();
  watchSurroundings(wear, signal);
  const stop = onBlocked(/^frame-src/, (words) => {
    if (words.includes(site.origin)) tell({ gospace: "error", code: "load", words });
  });
  signal.addEventListener("abort", stop);
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    const report = source === frame.contentWindow ? readReport(data) : null;
    if (report === null) return;
    stop();
    // A frame without a game waits for one.
    if (report.gospace !== "error" || report.code !== "empty") tell(report);
  };
  addEventListener("message", hear, { signal });
  frame.addEventListener("load", () => {
    const orders = waiting ?? [];
    waiting = null;
    for (const order of orders) send(order);
  });
  frame.title = query.get("label") ?? "A board in Gospace";
  frame.src = addressOf(site, query).href;
  host.replaceChildren(frame);
  return {
    obey(order) {
      if (order.gospace !== "theme") return send(order);
      theme = order.theme;
      wear();
    },
    close() {
      ended.abort();
      frame.remove();
    },
  };
}

function addressOf(site: URL, query: URLSearchParams): URL {
  const address = new URL("embed.html", site);
  address.search = query.toString();
  if (location.origin !== "null") address.searchParams.set("origin", location.origin);
  return address;
}
