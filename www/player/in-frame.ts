/** A board in a frame of its own, which is spoken with by messages. */

import type { BoardPort, Tell } from "./board-port.ts";
import { type Order, readReport } from "./messages.ts";
import type { PlayerOptions } from "./options.ts";

/** `site`: the folder of embed.html. */
export function showInFrame(
  host: HTMLElement,
  site: URL,
  options: PlayerOptions,
  tell: Tell,
): BoardPort {
  const frame = host.ownerDocument.createElement("iframe");
  frame.title = options.label ?? "A board in Gospace";
  frame.src = addressOf(site, options).href;
  const wear = (theme: PlayerOptions["theme"]) => {
    // One colour scheme in and out, so that the ground is the page's.
    frame.style.colorScheme = theme === "auto" ? "" : theme;
  };
  wear(options.theme);
  const target = site.origin === "null" ? "*" : site.origin;
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    const report = source === frame.contentWindow ? readReport(data) : null;
    // A frame without a game waits for one.
    if (report !== null && !(report.gospace === "error" && report.code === "empty")) tell(report);
  };
  addEventListener("message", hear);
  let waiting: Order[] | null = [];
  const send = (order: Order) => frame.contentWindow?.postMessage(order, target);
  frame.addEventListener("load", () => {
    for (const order of waiting ?? []) send(order);
    waiting = null;
  });
  host.replaceChildren(frame);
  return {
    obey(order) {
      if (order.gospace === "theme") wear(order.theme);
      if (waiting === null) send(order);
      else waiting.push(order);
    },
    close() {
      removeEventListener("message", hear);
      frame.remove();
    },
  };
}

function addressOf(site: URL, { theme, hand, bar, size, label }: PlayerOptions): URL {
  const address = new URL("embed.html", site);
  const words = address.searchParams;
  if (theme !== "auto") words.set("theme", theme);
  if (hand === "watches") words.set("readonly", "yes");
  if (bar === "link only") words.set("steps", "no");
  if (size !== null) words.set("size", String(size));
  if (label !== null) words.set("label", label);
  if (location.origin !== "null") words.set("origin", location.origin);
  return address;
}
