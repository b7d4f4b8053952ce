// What bench-page.mjs does to a page, and how long that takes: by real input of a mouse and a keyboard.
import { startFrames } from "./page-probe.mjs";

/** @typedef {import("playwright").Page} Page */

const GESTURE_MS = 2000;
const HOVER_MS = 5000;
const SEEN_MS = 30_000;
/** What shows or proposes a place settles meanwhile. */
const REST_MS = 500;
/** So that neither has what waits for a pause in it. */
const STEP_PAUSE_MS = 700;

/** Until the probe has seen what it looks for. @param {Page} page @returns {Promise<number>} */
async function seen(page) {
  const at = await page.waitForFunction(() => globalThis.probe.seenAt, null, { timeout: SEEN_MS });
  return (await at.jsonValue()) ?? Number.NaN;
}

/** From navigation to the frame that has the stone.
 *  @param {Page} page @param {string} address @param {readonly [number, number]} first */
export async function firstStone(page, address, first) {
  await page.addInitScript((spot) => globalThis.probe.look(spot, globalThis.probe.isDark), first);
  await page.goto(address, { waitUntil: "commit" });
  return seen(page);
}

/** From a file's being dropped on the page, which is ready before, to the frame that has the stone.
 *  @param {Page} page @param {any} document @param {readonly [number, number]} first */
export async function firstStoneOfFile(page, document, first) {
  const since = await page.evaluate(
    ([text, spot]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "board.json", { type: "application/json" }));
      const now = performance.now();
      globalThis.probe.look(spot, globalThis.probe.isDark);
      document.body.dispatchEvent(
        new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
      );
      return now;
    },
    [JSON.stringify(document), first],
  );
  return (await seen(page)) - since;
}

/** From the button's going up to the frame that has the stone. Where a click proposes, the second one is it.
 *  @param {Page} page @param {readonly [number, number]} spot of the board */
export async function clickToStone(page, spot) {
  const { x, y } = await onScreen(page, spot);
  await page.mouse.move(x, y);
  await page.waitForTimeout(REST_MS);
  await page.evaluate((at) => globalThis.probe.followChange(at, "pointerup"), spot);
  await page.mouse.click(x, y);
  const proposed = await page.evaluate(
    () =>
      new Promise((told) =>
        requestAnimationFrame(() => told(document.getElementById("confirm")?.hidden === false)),
      ),
  );
  if (proposed) {
    await page.waitForTimeout(REST_MS);
    await page.evaluate((at) => globalThis.probe.followChange(at, "pointerup"), spot);
    await page.mouse.click(x, y);
  }
  const at = await seen(page);
  const since = await page.evaluate(() => globalThis.probe.since);
  await page.waitForTimeout(STEP_PAUSE_MS);
  return at - since;
}

/** @param {Page} page @param {readonly [number, number]} spot */
async function onScreen(page, [x, y]) {
  const camera = await page.locator("#canvases").getAttribute("data-camera");
  const [scale = 1, left = 0, top = 0] = (camera ?? "").split(" ").map(Number);
  const box = await stageBox(page);
  return { x: box.x + x * scale + left, y: box.y + y * scale + top };
}

/** @param {Page} page */
export async function stageBox(page) {
  const box = await page.locator("#stage").boundingBox();
  if (box === null) throw new Error("The page has no stage.");
  return box;
}

/** @param {Page} page @param {Middle} middle @returns {Promise<number[]>} */
export function panned(page, middle) {
  return framesOf(page, async () => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await during(GESTURE_MS, (share) => {
      const turn = 4 * Math.PI * share;
      return page.mouse.move(middle.x + 120 * Math.sin(turn), middle.y + 80 * Math.sin(2 * turn));
    });
    await page.mouse.up();
  });
}

/** In for a second, and out again. @param {Page} page @param {Middle} middle @returns {Promise<number[]>} */
export function zoomed(page, middle) {
  return framesOf(page, async () => {
    await page.mouse.move(middle.x, middle.y);
    await during(GESTURE_MS, async (share) => {
      await page.mouse.wheel(0, share < 0.5 ? -24 : 24);
      await new Promise((later) => setTimeout(later, 12));
    });
  });
}

/** The longest that no frame comes when 10,000 circles are painted once. @param {Page} page */
export async function paintedOnce(page) {
  const gaps = await framesOf(page, async () => {
    await page.evaluate(() => requestAnimationFrame(() => globalThis.paintMany()));
    await page.waitForTimeout(REST_MS);
  });
  return Math.max(...gaps);
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Middle of the stage, and its size */

/** The longest task of the main thread while the pointer goes over the board, by the clock and in processor
 *  time; a trace of the browser tells both, also of tasks that an observer would not hear of.
 *  @param {Page} page @param {Middle} middle */
export async function hovered(page, middle) {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has no browser.");
  await page.evaluate(() => globalThis.probe.longTasks.splice(0));
  await browser.startTracing(page, { categories: ["toplevel"] });
  await during(HOVER_MS, (share) => {
    const turn = 10 * Math.PI * share;
    const [dx, dy] = [0.4 * Math.sin(turn), 0.4 * Math.sin(1.3 * turn)];
    return page.mouse.move(middle.x + dx * middle.width, middle.y + dy * middle.height);
  });
  const trace = await browser.stopTracing();
  const observed = await page.evaluate(() => globalThis.probe.longTasks);
  return { ...longestTask(JSON.parse(trace.toString("utf8"))), observed };
}

/** @param {{ traceEvents: any[] }} trace */
function longestTask({ traceEvents }) {
  const mains = new Map();
  for (const { ph, name, pid, tid, args } of traceEvents)
    if (ph === "M" && name === "thread_name" && args.name === "CrRendererMain")
      mains.set(`${pid} ${tid}`, []);
  for (const event of traceEvents)
    if (event.name === "ThreadControllerImpl::RunTask" && event.ph === "X")
      mains.get(`${event.pid} ${event.tid}`)?.push(event);
  const [tasks = []] = [...mains.values()].toSorted((a, b) => b.length - a.length);
  const longest = (read) => tasks.reduce((most, task) => Math.max(most, read(task)), 0) / 1000;
  return { wall: longest(({ dur }) => dur), cpu: longest(({ tdur, dur }) => tdur ?? dur) };
}

/** From the key to the frame in which another turn is current. @param {Page} page @param {string} key */
export async function stepBy(page, key) {
  await page.evaluate(() => {
    const now = () => document.querySelector("#record [aria-current]")?.getAttribute("data-node");
    const before = now();
    const { probe } = globalThis;
    probe.spot = null;
    probe.seenAt = null;
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        const look = () => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            if (now() === before) requestAnimationFrame(look);
            else probe.seenAt = performance.now();
          };
          channel.port2.postMessage(null);
        };
        probe.since = timeStamp;
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  await page.keyboard.press(key);
  const at = await seen(page);
  const since = await page.evaluate(() => globalThis.probe.since);
  await page.waitForTimeout(STEP_PAUSE_MS);
  return at - since;
}

/** @param {Page} page @param {() => Promise<void>} gesture @returns {Promise<number[]>} */
async function framesOf(page, gesture) {
  await page.waitForTimeout(REST_MS);
  await page.evaluate(startFrames);
  await gesture();
  return page.evaluate(() => globalThis.stopFrames());
}

/** @param {number} ms @param {(share: number) => Promise<void>} step */
async function during(ms, step) {
  const begun = performance.now();
  for (let now = begun; now < begun + ms; now = performance.now()) await step((now - begun) / ms);
}
