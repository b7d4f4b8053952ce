/** A board in a frame of its own, which is spoken with by messages. */

import { onBlocked } from "./blocked.ts";
import type { BoardPort, Tell } from "./board-port.ts";
import { type Order, readReport, readTheme, type Theme } from "./messages.ts";
import { groundAround, watchSurroundings } from "./surroundings.ts";

/** `site`: the folder of embed.html; `query`: its options. */
export function showInFrame(
  host: HTMLElement,
  site: URL,
  query: URLSearchParams,
  tell: Tell,
): BoardPort {
  const frame = host.ownerDocument.createElement("iframe");
  frame.title = query.get("label") ?? "A board in Gospace";
  frame.src = addressOf(site, query).href;
  const ended = new AbortController();
  let theme = readTheme(query.get("theme")) ?? "auto";
  const wear = (next: Theme) => {
    theme = next;
    // One colour scheme in and out, so that the ground is the page's.
    frame.style.colorScheme = theme === "auto" ? groundAround(host) : theme;
  };
  wear(theme);
  watchSurroundings(() => wear(theme), ended.signal);
  const target = site.origin === "null" ? "*" : site.origin;
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    const report = source === frame.contentWindow ? readReport(data) : null;
    // A frame without a game waits for one.
    if (report !== null && !(report.gospace === "error" && report.code === "empty")) tell(report);
  };
  addEventListener("message", hear, { signal: ended.signal });
  const stop = onBlocked(/^frame-src/, (words) => tell({ gospace: "error", code: "load", words }));
  ended.signal.addEventListener("abort", stop);
  let waiting: Order[] | null = [];
  const send = (order: Order) => frame.contentWindow?.postMessage(order, target);
  frame.addEventListener("load", () => {
    for (const order of waiting ?? []) send(order);
    waiting = null;
    stop();
  });
  host.replaceChildren(frame);
  return {
    obey(order) {
      if (order.gospace === "theme") wear(order.theme);
      if (waiting === null) send(order);
      else waiting.push(order);
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
