/** Embed: reads its address, waits until it is near the viewport, and shows the game. Wiring only. */

import { fetchKindAhead } from "./kinds/fetch-kind.ts";
import { HOME } from "./player/build-constants.ts";
import { Core } from "./player/core.ts";
import { compiledOnce } from "./player/frame-core.ts";
import { PlayerHost } from "./player/host.ts";
import type { Order, Report } from "./player/messages.ts";
import { whenNear } from "./player/near-viewport.ts";
import { readOptions } from "./player/options.ts";
import { Outside } from "./player/parent-page.ts";
import { kindOf } from "./player/part.ts";
import { failureOf } from "./player/player.ts";
import type { ProblemModule } from "./player/problem.ts";
import { translatePage } from "./words/html.ts";
import * as WORDS from "./words/player.ts";

translatePage();
const page = document.documentElement;
const script = document.currentScript;
/** The address of this script, which is a module where the frame has an origin. */
const beside = new URL(
  import.meta.url ?? (script instanceof HTMLScriptElement ? script.src : location.href),
);
const home = HOME === null ? null : new URL(HOME, beside);
const asked = readOptions(new URLSearchParams(location.search), (words) =>
  console.warn(`Gospace embed: ${words}`),
);
const parentPage = new Outside(asked.origin);
const container = document.getElementById("board") ?? document.body;
const root = container.attachShadow({ mode: "open" });
const core = new Core((part) => compiledOnce(beside, part));
const isProblem = asked.mode === "solve";
const problem = isProblem ? () => core.problem(fetched(new URL("solve.js", beside))) : null;
const host = new PlayerHost(root, { ...asked, home, problem }, core, onReport);

// The children are seen until the board is.
root.append(document.createElement("slot"));
if (asked.picture !== null) {
  const picture = document.createElement("img");
  picture.src = asked.picture;
  picture.alt = asked.label ?? "";
  picture.addEventListener("error", () => picture.remove());
  container.prepend(picture);
}

page.dataset.theme = asked.theme;
container.dataset.ground = asked.ground;
page.dataset.around = parent === window ? "nothing" : "page";
whenNear(container, () => {
  fetchKindAhead(kindOf(location.hash));
  const failed = (error: unknown) => host.fail(failureOf(error));
  Promise.resolve(core.ready(location.hash, isProblem)).then(begin, failed);
});

/** A module beside this script. */
function fetched({ href }: URL): Promise<ProblemModule> {
  return import(href);
}

function begin(): void {
  openAddress(asked.turn);
  parentPage.listen(obey);
  if (location.hash.length < 2 && host.empty)
    host.fail({ gospace: "error", code: "empty", words: WORDS.NO_GAME });
  addEventListener("hashchange", () => openAddress(null));
}

function openAddress(turns: number | null): void {
  if (location.hash.length < 2) return;
  const order: Order = { gospace: "open", game: location.hash };
  obey(turns === null ? order : { ...order, turns });
}

function obey(order: Order): void {
  if (order.gospace === "theme") page.dataset.theme = order.theme;
  host.obey(order);
}

function onReport(report: Report): void {
  if (report.gospace === "ready" || report.gospace === "error")
    page.dataset.state = host.empty && report.gospace === "error" ? "broken" : "ready";
  parentPage.tell(report);
}
