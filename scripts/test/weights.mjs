// npm run weights: the requests of a reader's browser until the first board can be played, in a real Chromium, and
// their weight with every body compressed; beside the limits of scripts/test/weight-budget.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSite } from "../build/site.mjs";
import { chromiumArguments, prepareChromium } from "../chromium.mjs";
import { prepareMachine } from "../machine.mjs";
import { command, tell } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { portOf, serve } from "../static-server.mjs";
import { excess, slack } from "./budget.mjs";
import { plain, sizesOf } from "./sizes.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * @typedef {object} Visit
 * @property {string} name
 * @property {(site: string, links: Links) => string} html the page; empty: the site's own
 * @property {(page: Page) => Promise<void>} played resolves once the first board is painted and answers
 */

/** @typedef {{ graph: string, plane: string, problem: string }} Links */

const BUDGET = "scripts/test/weight-budget.json";
/** The files that the first stone itself or an idle page sends for: they may or may not be there by the time the stone is seen. */
const AFTER_THE_STONE = /\/(italic|crimson-pro-italic|near|board|hulls|set-hulls)-/;

/** A frame on another page, as the share dialog writes it. @param {string} site @param {string} link */
const frame = (site, link) =>
  `<iframe src="${site}embed.html#${link}" width="500" height="560" loading="lazy"></iframe>`;
/** @param {string} site @param {string} link */
const element = (site, link) =>
  `<script type="module" src="${site}element.js"></script><go-space game="${link}"></go-space>`;
const BELOW = '<p style="height: 12000px">Text.</p>';

/** @type {Visit[]} */
export const VISITS = [
  {
    name: "embed in a frame, a graph",
    html: (site, { graph }) => frame(site, graph),
    played: playedInFrame,
  },
  {
    name: "embed in a frame, the plane",
    html: (site, { plane }) => frame(site, plane),
    played: playedInFrame,
  },
  {
    name: "element, a graph",
    html: (site, { graph }) => element(site, graph),
    played: playedInElement,
  },
  {
    name: "element, the plane",
    html: (site, { plane }) => element(site, plane),
    played: playedInElement,
  },
  {
    name: "a problem in a frame",
    html: (site, { problem }) => frame(site, problem).replace("#", "?mode=solve#"),
    played: async (page) => {
      const words = page.frameLocator("iframe").locator(".problem-words");
      await words.filter({ hasText: /Black to play/ }).waitFor();
    },
  },
  {
    name: "ten frames",
    html: (site, { graph }) => frame(site, graph).repeat(10),
    played: async (page) => {
      for (let index = 0; index < 10; index++) {
        await page.locator("iframe").nth(index).scrollIntoViewIfNeeded();
        const child = page.frameLocator("iframe").nth(index);
        await child.locator('html[data-state="ready"]').waitFor({ state: "attached" });
      }
    },
  },
  {
    name: "a frame and an element far below",
    html: (site, { graph }) => BELOW + element(site, graph) + frame(site, graph),
    played: (page) => page.waitForTimeout(1000),
  },
  {
    name: "the page, to the first stone",
    html: () => "",
    played: async (page) => {
      await page.locator("#canvases[data-camera]").waitFor({ state: "attached" });
      // A first visit: a key leads from the greeting to the empty board.
      await page.locator("#greeting").waitFor();
      await page.keyboard.press("x");
      await page.locator("#stage").focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await page.locator("#live-region", { hasText: /Black/ }).waitFor({ state: "attached" });
    },
  },
];

/** @param {Page} page */
async function playedInFrame(page) {
  const child = page.frameLocator("iframe");
  await child.locator('html[data-state="ready"]').waitFor({ state: "attached" });
  await child.locator(".stage").press("ArrowRight");
  await child.locator(".stage").press("Enter");
  await child.locator(".voice", { hasText: /\w/ }).waitFor({ state: "attached" });
}

/** @param {Page} page */
async function playedInElement(page) {
  await page.locator("go-space .stage").waitFor();
  await page.locator("go-space .stage").press("ArrowRight");
  await page.locator("go-space .stage").press("Enter");
  await page.locator("go-space .voice", { hasText: /\w/ }).waitFor({ state: "attached" });
}

/** The table, and the visits that are over their budgets. */
export async function weighedVisits() {
  /** @type {Record<string, Record<string, number>>} */
  const budget = JSON.parse(readFileSync(join(ROOT, BUDGET), "utf8"));
  const lines = ["| visit | requests | gzip 9 | brotli 11 |", "| --- | ---: | ---: | ---: |"];
  const wrong = [];
  // It may be installed only once npm test has begun.
  const { chromium } = await import("@playwright/test");
  const server = await serve(join(ROOT, "dist"), 0);
  const browser = await chromium.launch({
    executablePath: await prepareChromium(),
    args: chromiumArguments(),
  });
  try {
    const links = await linksOfGames();
    for (const visit of VISITS) {
      const found = await weighed(browser, visit, portOf(server), links);
      const names = found.names.length > 0 ? found.names.join(", ") : "nothing";
      lines.push(
        `| ${visit.name} | ${names} | ${found.gzip.toFixed(1)} KB | ${found.brotli.toFixed(1)} KB |`,
      );
      const { gzip, brotli } = found;
      const [name, weight] = [`"${visit.name}"`, { gzip, brotli }];
      wrong.push(...excess(name, weight, budget[visit.name], BUDGET));
      wrong.push(...slack(name, weight, budget[visit.name]));
      wrong.push(...found.repeated.map((name) => `"${visit.name}" loads ${name} more than once.`));
    }
  } finally {
    await browser.close();
    server.close();
  }
  return { count: VISITS.length, table: lines.join("\n"), wrong };
}

/** @returns {Promise<Links>} */
export async function linksOfGames() {
  const { load, toLink } = await import(pathToFileURL(join(ROOT, "pkg/gospace.js")).href);
  await load();
  const outer = [
    [0, 0],
    [20000, 0],
    [20000, 20000],
    [0, 20000],
  ];
  return {
    graph: toLink({ gospace: 1, board: { kind: "grid", columns: 9, rows: 9, wrap: "torus" } }),
    plane: toLink({ gospace: 1, board: { kind: "plane", region: { outer } } }),
    problem: toLink({ gospace: 1, board: { kind: "grid", columns: 3, rows: 3 } }),
  };
}

/**
 * @param {import("@playwright/test").Browser} browser @param {Visit} visit @param {number} port
 * @param {Links} links
 */
async function weighed(browser, { html, played }, port, links) {
  const site = `http://127.0.0.1:${port}/`;
  const post = `${site}post.html`;
  // The page's service worker fetches the rest of the site beside the requests of the page itself.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  // Machines are slow and busy.
  page.setDefaultTimeout(600_000);
  const body = `<!doctype html><title>A post</title>${html(site, links)}`;
  await page.route(post, (route) => route.fulfill({ contentType: "text/html", body }));
  /** @type {Map<string, Promise<Buffer>>} */
  const bodies = new Map();
  /** @type {string[]} */
  const asked = [];
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (
      !url.href.startsWith(site) ||
      url.href === post ||
      AFTER_THE_STONE.test(url.pathname) ||
      !response.ok() ||
      response.fromServiceWorker()
    )
      return;
    if (!asked.includes(url.pathname)) bodies.set(url.pathname, response.body());
    asked.push(url.pathname);
  });
  await page.goto(html(site, links) === "" ? site : post);
  await played(page);
  const weights = await Promise.all([...bodies].map(([name, body]) => weightOf(name, body)));
  await context.close();
  const cores = asked.filter((name) => name.endsWith(".wasm"));
  return {
    names: weights.map(({ name, brotli }) => `${name} ${brotli.toFixed(0)}`),
    gzip: weights.reduce((sum, { gzip }) => sum + gzip, 0),
    brotli: weights.reduce((sum, { brotli }) => sum + brotli, 0),
    repeated: cores.filter((name, index) => cores.indexOf(name) !== index),
  };
}

/** @param {string} path @param {Promise<Buffer>} body */
async function weightOf(path, body) {
  const name = path === "/" ? "index.html" : plain(path.slice(1));
  return { name, ...(await sizesOf(await body)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    await prepareMachine();
    await buildSite();
    const { table, wrong } = await weighedVisits();
    tell(table);
    for (const line of wrong) tell(line);
    if (wrong.length > 0) process.exitCode = 1;
  });
}
