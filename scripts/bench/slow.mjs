// First boards on a slow telephone: frames, elements and the page of the built site, in Chromium, with a cold cache, on
// the network that its tools call "Slow 4G" and on a processor a quarter as fast. All files come compressed by Brotli.
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { buildSite } from "../build/site.mjs";
import { chromiumArguments, findChromium } from "../chromium.mjs";
import { ROOT } from "../run.mjs";
import { portOf, TYPES } from "../static-server.mjs";
import { linksOfGames, VISITS } from "../test/weights.mjs";
import { medianAndWorst, Times, table } from "./harness.mjs";

/** @typedef {import("@playwright/test").Page} Page */

export const ROUNDS = 5;
export const DOCUMENT = "docs/lab/performance.md";
const SLOWER = 4;
/** A telephone. */
const VIEWPORT = { width: 412, height: 823 };
/**
 * Lighthouse's slow 4G, 1.6 Mbit/s and 150 ms from here to there and back. Chromium delays each request alone, but not
 * the opening of a connection, and no transfer is as fast as the line: its own tools take 3.75 times the delay and 0.9 of
 * the rate for that network.
 */
const NETWORKS = {
  "as is": null,
  "150 ms a request": { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  "“Slow 4G”": { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
};
/** Visits of `npm run weights` that show a board at once. */
const SHOWN = /^(embed|element|a problem|the page)/;

/** @param {number} rounds */
export async function measure(rounds) {
  await buildSite();
  const links = await linksOfGames();
  const visits = VISITS.filter(({ name }) => SHOWN.test(name));
  const times = visits.map(() => new Times());
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments(),
  });
  const server = await compressed(join(ROOT, "dist"), (site) =>
    visits.map(({ html }) => `<!doctype html><title>A post</title>${html(site, links)}`),
  );
  const site = `http://127.0.0.1:${portOf(server)}/`;
  const at = (/** @type {number} */ index) =>
    visits[index]?.html(site, links) === "" ? site : `${site}posts/${index}`;
  try {
    // Brotli takes its time with each file once.
    for (const index of visits.keys()) await visit(browser, at(index), null, 1);
    for (let round = 0; round < rounds; round++)
      for (const [name, network] of Object.entries(NETWORKS))
        for (const index of visits.keys())
          times[index]?.add(name, await visit(browser, at(index), network, SLOWER));
    const rows = visits.map(({ name }, index) => [
      name,
      ...Object.keys(NETWORKS).map((network) => medianAndWorst(times[index]?.of[network])),
    ]);
    const version = `Chromium ${browser.version()}, the processor ${SLOWER} times as slow.`;
    return [version, "", ...table(["to the first board", ...Object.keys(NETWORKS)], rows)];
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * From the start of the navigation to the frame that shows the board, by the clock of the page.
 * @param {import("@playwright/test").Browser} browser @param {string} address @param {object | null} network
 * @param {number} rate @returns {Promise<number>}
 */
async function visit(browser, address, network, rate) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    if (network !== null)
      await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await page.goto(address, { waitUntil: "commit", timeout: 120_000 });
    const shown = await page.waitForFunction(() => globalThis.shownAt, null, { timeout: 120_000 });
    return await shown.jsonValue();
  } finally {
    await context.close();
  }
}

/** In the page and in its frames: tells the page when a board is painted. */
function watch() {
  const seen = () => {
    const frame = globalThis.requestAnimationFrame;
    frame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        globalThis.top.shownAt ??= globalThis.top.performance.now();
      };
      port2.postMessage(null);
    });
  };
  const { document } = globalThis;
  document.addEventListener("gospace-ready", seen);
  const isReady = () =>
    document.documentElement?.dataset.state === "ready" || document.body?.dataset.state === "ready";
  new MutationObserver((_, observer) => {
    if (!isReady()) return;
    observer.disconnect();
    seen();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Serves a folder's files by Brotli, as good static hosts do, and posts by their numbers.
 * @param {string} folder @param {(site: string) => string[]} posts
 * @returns {Promise<import("node:http").Server>}
 */
function compressed(folder, posts) {
  /** @type {Map<string, Buffer>} */
  const bodies = new Map();
  const bodyOf = (/** @type {string} */ path, /** @type {string} */ site) => {
    const post = /^\/posts\/(\d+)$/.exec(path);
    if (post !== null) return Buffer.from(posts(site)[Number(post[1])] ?? "");
    const file = join(folder, path === "/" ? "index.html" : path);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null;
  };
  const server = createServer(({ url, headers }, response) => {
    const { pathname } = new URL(url ?? "/", "http://localhost");
    const known = bodies.get(pathname);
    const body = known ?? bodyOf(pathname, `http://${headers.host}/`);
    if (body === null) return void response.writeHead(404).end();
    const sent = known ?? brotliCompressSync(body);
    bodies.set(pathname, sent);
    const type = TYPES.get(extname(pathname)) ?? "text/html; charset=utf-8";
    response.writeHead(200, { "Content-Type": type, "Content-Encoding": "br" }).end(sent);
  });
  return new Promise((listening) => {
    server.listen(0, "127.0.0.1", () => listening(server));
  });
}
