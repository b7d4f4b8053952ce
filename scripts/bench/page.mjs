// npm run bench page [ROUNDS]: boards of 10,000 points and a long record in the built site, by real input, in
// rounds, beside the floor of this machine's renderer. Writes its tables into docs/performance.md.
import { cpus } from "node:os";
import { chromium } from "@playwright/test";
import { buildSite } from "../build/site.mjs";
import { chromiumArguments, findChromium } from "../chromium.mjs";
import { tell } from "../output.mjs";
import { serve } from "../static-server.mjs";
import {
  clickToStone,
  firstStone,
  firstStoneOfFile,
  hovered,
  paintedOnce,
  panned,
  stageBox,
  stepBy,
  zoomed,
} from "./page-measures.mjs";
import { installProbe, makeFloor } from "./page-probe.mjs";
import { frames, medianAndWorst, table, writeReport } from "./page-report.mjs";

const CLICKS = 4;
const STEPS = 4;
const VIEWPORT = { width: 1360, height: 860 };
/** For as long the browser is busy with a new window of its own. */
const WINDOW_MS = 2000;

/** @typedef {ReturnType<typeof noFigures>} Figures */
function noFigures() {
  return {
    /** @type {number[]} */ opened: [],
    /** @type {number[]} */ clicks: [],
    /** @type {number[][]} */ pans: [],
    /** @type {number[][]} */ zooms: [],
    /** @type {number[]} */ tasks: [],
    /** @type {number[]} */ taskTimes: [],
    /** @type {number[]} */ observed: [],
    /** Of the floor alone. @type {number[]} */ painted: [],
  };
}

/** @param {number} rounds */
export async function benchPage(rounds) {
  await buildSite();
  // The package is there only now.
  const { boards, longGame } = await import("./page-boards.mjs");
  const server = await serve("dist", 0);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments(),
  });
  const address = server.address();
  const site = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
  try {
    writeReport(
      await measured(browser, { site, rounds, boards: await boards(), long: longGame() }),
    );
  } finally {
    await browser.close();
    server.close();
  }
}

/** @typedef {import("./page-boards.mjs").BenchBoard} BenchBoard */

/** @param {import("playwright").Browser} browser
 *  @param {{ site: string, rounds: number, boards: BenchBoard[], long: any }} what @returns {Promise<string[]>} */
async function measured(browser, { site, rounds, boards, long }) {
  const all = boards.map((board) => ({ board, figures: noFigures() }));
  const floor = noFigures();
  const visits = noVisits();
  const walks = noWalks();
  for (let round = 1; round <= rounds; round++) {
    tell(`Round ${round} of ${rounds} …`);
    await onFreshPage(browser, (page) => visit(page, site, visits));
    const box = await onFreshPage(browser, async (page) => {
      await page.goto(site);
      return stageBox(page);
    });
    await onFreshPage(browser, (page) => playOnFloor(page, site, box, floor));
    for (const { board, figures } of all) {
      tell(`  ${board.name}`);
      await onFreshPage(browser, (page) => play(page, site, board, figures));
    }
    await onFreshPage(browser, (page) => walk(page, site, long, walks));
  }
  return report({ version: browser.version(), rounds }, all, floor, visits, walks);
}

/** A cold cache: nothing that another page has loaded. @template T
 *  @param {import("playwright").Browser} browser @param {(page: import("playwright").Page) => Promise<T>} work */
async function onFreshPage(browser, work) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    // A stone is there at once, in the layer where it stays; its first pixel is its last.
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    await page.waitForTimeout(WINDOW_MS);
    return await work(page);
  } finally {
    await context.close();
  }
}

function noVisits() {
  return {
    /** @type {number[]} */ ready: [],
    /** @type {number[]} */ main: [],
    /** @type {number[]} */ process: [],
  };
}

/** The page without a link: until it is ready, and the processor time of a second and a half.
 *  @param {import("playwright").Page} page @param {string} site @param {ReturnType<typeof noVisits>} visits */
async function visit(page, site, visits) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body?.dataset.state !== "ready") return;
      Object.assign(globalThis, { readyAt: performance.now() });
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(site);
  await page.waitForSelector("body[data-state=ready]");
  await page.waitForTimeout(1500);
  const { metrics } = await session.send("Performance.getMetrics");
  const told = (name) => 1000 * (metrics.find((each) => each.name === name)?.value ?? Number.NaN);
  visits.ready.push(await page.evaluate(() => globalThis.readyAt));
  visits.main.push(told("TaskDuration"));
  visits.process.push(told("ProcessTime"));
}

/** @param {import("playwright").Page} page @param {string} site
 *  @param {BenchBoard} board @param {Figures} figures */
async function play(page, site, { document, link, first, clicks }, figures) {
  if (link === null) {
    await page.goto(site);
    await page.waitForSelector("body[data-state=ready]");
    await page.waitForTimeout(800);
    figures.opened.push(await firstStoneOfFile(page, document, first));
  } else figures.opened.push(await firstStone(page, `${site}#${link}`, first));
  await page.waitForTimeout(1000);
  await gestures(page, clicks, figures);
}

/** @param {import("playwright").Page} page @param {string} site
 *  @param {import("./page-measures.mjs").Middle} box @param {Figures} figures */
async function playOnFloor(page, site, box, figures) {
  await page.goto(`${site}third-party.md`);
  await page.evaluate(makeFloor, box);
  const clicks = Array.from({ length: 40 }, (_, i) => [90 + 20 * i, 120 + 14 * i]);
  await gestures(page, clicks, figures);
  for (let time = 0; time < 3; time++) figures.painted.push(await paintedOnce(page));
}

/** @param {import("playwright").Page} page @param {readonly (readonly [number, number])[]} clicks
 *  @param {Figures} figures */
async function gestures(page, clicks, figures) {
  const box = await stageBox(page);
  const middle = { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const done = figures.clicks.length;
  for (const spot of clicks.slice(done, done + CLICKS))
    figures.clicks.push(await clickToStone(page, spot));
  const task = await hovered(page, middle);
  figures.tasks.push(task.wall);
  figures.taskTimes.push(task.cpu);
  figures.observed.push(...task.observed);
  figures.pans.push(await panned(page, middle));
  figures.zooms.push(await zoomed(page, middle));
}

function noWalks() {
  return { /** @type {number[]} */ opened: [], /** @type {number[]} */ steps: [] };
}

/** @param {import("playwright").Page} page @param {string} site @param {any} game
 *  @param {ReturnType<typeof noWalks>} walks */
async function walk(page, site, game, walks) {
  await page.goto(site);
  await page.waitForSelector("body[data-state=ready]");
  await page.waitForTimeout(800);
  walks.opened.push(await firstStoneOfFile(page, game, [0.25, 0.25]));
  await page.waitForTimeout(1000);
  for (let step = 0; step < STEPS; step++) walks.steps.push(await stepBy(page, "["));
}

/** @param {{ version: string, rounds: number }} run @param {{ board: BenchBoard, figures: Figures }[]} all
 *  @param {Figures} floor @param {ReturnType<typeof noVisits>} visits @param {ReturnType<typeof noWalks>} walks */
function report({ version, rounds }, all, floor, visits, walks) {
  const row = (name, figures) => [
    name,
    medianAndWorst(figures.opened),
    medianAndWorst(figures.clicks),
    frames(figures.pans),
    frames(figures.zooms),
    medianAndWorst(figures.tasks),
    medianAndWorst(figures.taskTimes),
  ];
  const lines = [
    `\`npm run bench page\`, ${rounds === 1 ? "one round" : `${rounds} rounds`}, ${cpus().length} × ${cpus()[0]?.model}, Chromium ${version} without a GPU.`,
    "",
    ...table(
      [
        "",
        "first stone",
        "click to stone",
        "pan",
        "zoom",
        "longest task while hovering",
        "in processor time",
      ],
      [
        row("the floor", floor),
        ...all.map(({ board, figures }) =>
          row(board.link === null ? `${board.name}, as a file` : board.name, figures),
        ),
      ],
    ),
    "",
    ...table(
      ["", "median, worst"],
      [
        [
          "2,000 turns with 500 variations, as a file: to the first stone",
          medianAndWorst(walks.opened),
        ],
        ["a step back in it", medianAndWorst(walks.steps)],
        ["the page without a link: until it is ready", medianAndWorst(visits.ready)],
        ["processor time of its main thread until 1.5 s later", medianAndWorst(visits.main)],
        ["processor time of all its threads", medianAndWorst(visits.process)],
        [
          "the floor: no frame while 10,000 circles are painted once",
          medianAndWorst(floor.painted),
        ],
      ],
    ),
  ];
  const long = [floor, ...all.map(({ figures }) => figures)].flatMap(({ observed }) => observed);
  lines.push(
    "",
    `Tasks over 50 ms while hovering, as the browser itself reports them: ${long.length}.`,
  );
  for (const line of lines) tell(line);
  return lines;
}
