// node scripts/bench/drawing.mjs: drags 1,000 of 5,000 points with 15,000 edges over the built site's drawing
// room by real pointer events, beside the floor of this machine's renderer. Prints the table of
// docs/performance.md.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { buildSite } from "../build/site.mjs";
import { chromiumArguments, findChromium } from "../chromium.mjs";
import { ROOT } from "../run.mjs";

const PORT = 41_739;
const [COLUMNS, ROWS] = [100, 50];
const SELECTED_COLUMNS = 20;
const EDGES = 15_000;
const STEPS = 120;

await buildSite();
const server = spawn(process.execPath, ["scripts/static-server.mjs", "dist", String(PORT)], {
  cwd: ROOT,
  stdio: "ignore",
});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArguments(),
});
try {
  const page = await browser.newPage({ viewport: { width: 1360, height: 860 } });
  await visit(page);
  const rows = await measure(page);
  console.log(
    "| | median frame | 95 % within | main thread a frame |\n| --- | ---: | ---: | ---: |",
  );
  for (const [name, { median, most, busy }] of rows)
    console.log(`| ${name} | ${median} ms | ${most} ms | ${busy} ms |`);
} finally {
  await browser.close();
  server.kill();
}

/** @param {import("playwright").Page} page */
async function visit(page) {
  for (let tries = 0; ; tries++) {
    try {
      await page.goto(`http://127.0.0.1:${PORT}/`);
      break;
    } catch (error) {
      if (tries === 20) throw error;
      await page.waitForTimeout(100);
    }
  }
  await page.waitForSelector("body[data-state=ready]");
}

/** @param {import("playwright").Page} page @returns {Promise<[string, Timing][]>} */
async function measure(page) {
  await page.locator("#rooms").getByRole("button", { name: "Draw" }).click();
  await page.getByLabel("New drawing").filter({ visible: true }).selectOption("graph");
  const middle = { x: 560, y: 440 };
  const floor = await timed(page, () => dragAlong(page, middle, "middle"));
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import…" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Choose a file" }).click();
  const file = join(tmpdir(), "gospace-bench-drawing.json");
  writeFileSync(file, JSON.stringify(board()));
  await (await choosing).setFiles(file);
  await page.locator("#counts").filter({ hasText: "15,000 edges" }).waitFor();
  const pan = await timed(page, () => dragAlong(page, middle, "middle"));
  await page.keyboard.press("v");
  await page.keyboard.press("0");
  const [from, to] = [
    await spotOf(page, -2.5, -2.5),
    await spotOf(page, SELECTED_COLUMNS - 0.5, ROWS + 2),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
  await page.locator("#selected").filter({ hasText: "1,000 points" }).waitFor();
  const hand = await spotOf(page, 10, 25);
  const drag = await timed(page, () => dragAlong(page, hand, "left"));
  const undo = await timed(page, () => page.keyboard.press("Control+z"));
  const strokes = await strokeOnce(page);
  return [
    ["pan of an empty paper: the floor", floor],
    ["15,000 lines stroked once on a canvas of this size", strokes],
    ["drag of 1,000 of the 5,000 points", drag],
    ["pan of the whole board, all of it painted anew", pan],
    ["undo of the drag", undo],
  ];
}

/** 5,000 points on a lattice with exactly 15,000 edges: rows, columns, diagonals and a few of the others. */
function board() {
  const at = (x, y) => y * COLUMNS + x;
  const points = [];
  const edges = [];
  const others = [];
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      points.push([x, y]);
      if (x + 1 < COLUMNS) edges.push([at(x, y), at(x + 1, y)]);
      if (y + 1 < ROWS) edges.push([at(x, y), at(x, y + 1)]);
      if (x + 1 < COLUMNS && y + 1 < ROWS) edges.push([at(x, y), at(x + 1, y + 1)]);
      if (x + 1 < COLUMNS && y + 1 < ROWS) others.push([at(x + 1, y), at(x, y + 1)]);
    }
  edges.push(...others.slice(0, EDGES - edges.length));
  return { gospace: 1, title: "Bench", board: { kind: "graph", points, edges } };
}

/** Where the easel draws a spot. @param {import("playwright").Page} page @param {number} x @param {number} y */
async function spotOf(page, x, y) {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const camera = await page.locator("#easel-canvases").getAttribute("data-camera");
  const [scale = 1, left = 0, top = 0] = (camera ?? "").split(" ").map(Number);
  const box = await page.locator("#easel").boundingBox();
  return { x: (box?.x ?? 0) + x * scale + left, y: (box?.y ?? 0) + y * scale + top };
}

/** @param {import("playwright").Page} page @param {{ x: number, y: number }} from @param {"left" | "middle"} button */
async function dragAlong(page, from, button) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button });
  for (let step = 1; step <= STEPS; step++) {
    const turn = (2 * Math.PI * step) / STEPS;
    await page.mouse.move(from.x + 60 * Math.sin(turn), from.y + 40 * Math.sin(2 * turn));
  }
  await page.mouse.up({ button });
}

/** @typedef {{ median: string, most: string, busy: string }} Timing */

/** Frames while the work is done, and how long the main thread was busy for each.
 *  @param {import("playwright").Page} page @param {() => Promise<void>} work @returns {Promise<Timing>} */
async function timed(page, work) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busyNow = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  await page.evaluate(() => {
    const frames = [];
    Object.assign(globalThis, { frames });
    const tick = (now) => {
      frames.push(now);
      if (globalThis.frames === frames) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const before = await busyNow();
  await work();
  await page.waitForTimeout(120);
  const busy = (await busyNow()) - before;
  const frames = await page.evaluate(() => {
    const { frames } = globalThis;
    Object.assign(globalThis, { frames: null });
    return frames;
  });
  await session.detach();
  const gaps = frames.slice(1).map((now, i) => now - frames[i]);
  return timing(gaps, busy / Math.max(gaps.length, 1));
}

/** @param {number[]} gaps @param {number} busy @returns {Timing} */
function timing(gaps, busy) {
  const sorted = gaps.toSorted((a, b) => a - b);
  const at = (share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return { median: at(0.5), most: at(0.95), busy: busy.toFixed(1) };
}

/** @param {import("playwright").Page} page @returns {Promise<Timing>} */
async function strokeOnce(page) {
  const gaps = await page.evaluate(async (lines) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1002, 774];
    canvas.style.cssText = "position:fixed;left:0;top:0;z-index:99";
    document.body.append(canvas);
    const context = canvas.getContext("2d");
    const gaps = [];
    for (let round = 0; round < 20; round++) {
      const begun = performance.now();
      context.beginPath();
      for (let i = 0; i < lines; i++) {
        const [x, y] = [(i * 7) % 1000, (i * 13) % 770];
        context.moveTo(x, y);
        context.lineTo(x + 9, y + 6);
      }
      context.stroke();
      context.getImageData(0, 0, 1, 1);
      gaps.push(performance.now() - begun);
    }
    canvas.remove();
    return gaps;
  }, EDGES);
  return timing(gaps, gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
}
