// Boards of 10,000 points and a long record in the built site, by real input of a mouse and a keyboard, beside the
// floor of this machine's renderer.
import { median, medianAndWorst, Times, table } from "./harness.mjs";
import { boxOf, framesDuring, onScreen, onSite } from "./open.mjs";
import { boards, longGame } from "./page-boards.mjs";
import { installProbe, makeFloor } from "./page-probe.mjs";

export const ROUNDS = 5;
export const DOCUMENT = "docs/lab/performance.md";
const [CLICKS, STEPS, PAINTED] = [4, 4, 3];
const [GESTURE_MS, HOVER_MS] = [2000, 5000];
/** The time for which the browser is busy with a new window of its own. */
const WINDOW_MS = 2000;
/** A rest in which hints and proposed plays settle. */
const REST_MS = 500;
/** A click or a step after it has none of the work that waits for a pause. */
const PAUSE_MS = 700;
const FRAME_MS = 1000 / 60;

/** @param {number} rounds */
export async function measure(rounds) {
  const all = (await boards()).map((board) => ({ board, times: new Times(), frames: noFrames() }));
  const floor = { times: new Times(), frames: noFrames() };
  const rest = new Times();
  const version = await onSite(async (site, browser, onPage) => {
    const visit = (work) =>
      onPage(async (page) => {
        await page.addInitScript(installProbe);
        await page.waitForTimeout(WINDOW_MS);
        await work(page);
      });
    for (let round = 0; round < rounds; round++) {
      await visit((page) => load(page, site, rest, floor));
      await visit((page) => playOnFloor(page, site, floor, rest));
      for (const each of all) await visit((page) => play(page, site, each));
      await visit((page) => walk(page, site, rest));
    }
    return browser.version();
  });
  return report(version, all, floor, rest);
}

const noFrames = () => ({ pans: [], zooms: [] });

/** The page without a link: until it is ready, and the processor time of a second and a half. */
async function load(page, site, rest, floor) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body?.dataset.state !== "ready") return;
      globalThis.readyAt = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await ready(page, site, 1500);
  const { metrics } = await session.send("Performance.getMetrics");
  const ms = (name) => 1000 * metrics.find((each) => each.name === name).value;
  rest.add("ready", await page.evaluate(() => globalThis.readyAt));
  rest.add("main", ms("TaskDuration"));
  rest.add("process", ms("ProcessTime"));
  floor.box = await boxOf(page, "#stage");
}

async function ready(page, site, pause = 800) {
  await page.goto(site);
  await page.waitForSelector("body[data-state=ready]");
  await page.waitForTimeout(pause);
}

/** Waits until the probe's test holds; gives the time that this took. */
async function seen(page) {
  const found = await page.waitForFunction(() => globalThis.probe.elapsed(), null, {
    timeout: 30_000,
  });
  return found.jsonValue();
}

/** From navigation, or from dropping a file, to the frame that has the first stone; then the gestures. */
async function play(page, site, { board: { document, link, first, clicks }, times, frames }) {
  if (link === null) times.add("opened", await drop(page, site, document, first));
  else {
    await page.addInitScript(
      (spot) => globalThis.probe.until(globalThis.probe.isDark(spot), 0),
      first,
    );
    await page.goto(`${site}#${link}`, { waitUntil: "commit" });
    times.add("opened", await seen(page));
  }
  await page.waitForTimeout(1000);
  await gestures(page, clicks, times, frames);
}

async function drop(page, site, document, first) {
  await ready(page, site);
  await page.evaluate(
    ([text, spot]) => {
      const { probe } = globalThis;
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "board.json", { type: "application/json" }));
      probe.until(probe.isDark(spot));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent("drop", options));
    },
    [JSON.stringify(document), first],
  );
  return seen(page);
}

async function playOnFloor(page, site, { box, times, frames }, rest) {
  await page.goto(`${site}third-party.md`);
  await page.evaluate(makeFloor, box);
  const clicks = Array.from({ length: 40 }, (_, i) => [90 + 20 * i, 120 + 14 * i]);
  await gestures(page, clicks, times, frames);
  for (let time = 0; time < PAINTED; time++) {
    const gaps = await framesDuring(page, async () => {
      await page.evaluate(() => requestAnimationFrame(() => globalThis.paintMany()));
      await page.waitForTimeout(REST_MS);
    });
    rest.add("painted", Math.max(...gaps));
  }
}

/** To the first stone of a long game, and steps back in it. */
async function walk(page, site, rest) {
  rest.add("long", await drop(page, site, longGame(), [0.25, 0.25]));
  await page.waitForTimeout(1000);
  for (let step = 0; step < STEPS; step++) {
    await page.evaluate(() =>
      globalThis.probe.untilAfter("keydown", globalThis.probe.isElsewhere()),
    );
    await page.keyboard.press("[");
    rest.add("step", await seen(page));
    await page.waitForTimeout(PAUSE_MS);
  }
}

async function gestures(page, clicks, times, frames) {
  const box = await boxOf(page, "#stage");
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  const done = times.of.click?.length ?? 0;
  for (const spot of clicks.slice(done, done + CLICKS))
    times.add("click", await clickToStone(page, spot));
  await hover(page, middle, box, times);
  await page.waitForTimeout(REST_MS);
  frames.pans.push(await framesDuring(page, () => pan(page, middle)));
  await page.waitForTimeout(REST_MS);
  frames.zooms.push(await framesDuring(page, () => zoom(page, middle)));
}

/** From the button's going up to the frame that has the stone. Where a click proposes, the second one is it. */
async function clickToStone(page, spot) {
  const { x, y } = await onScreen(page, "#stage", spot);
  await page.mouse.move(x, y);
  const click = async () => {
    await page.waitForTimeout(REST_MS);
    await page.evaluate((at) => {
      const { probe } = globalThis;
      probe.untilAfter("pointerup", probe.hasChanged(at));
    }, spot);
    await page.mouse.click(x, y);
  };
  await click();
  const proposed = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => resolve(document.getElementById("confirm")?.hidden === false)),
      ),
  );
  if (proposed) await click();
  const time = await seen(page);
  await page.waitForTimeout(PAUSE_MS);
  return time;
}

async function pan(page, [x, y]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await during(GESTURE_MS, (share) => {
    const turn = 4 * Math.PI * share;
    return page.mouse.move(x + 120 * Math.sin(turn), y + 80 * Math.sin(2 * turn));
  });
  await page.mouse.up();
}

/** In for a second, and out again. */
async function zoom(page, [x, y]) {
  await page.mouse.move(x, y);
  await during(GESTURE_MS, async (share) => {
    await page.mouse.wheel(0, share < 0.5 ? -24 : 24);
    await new Promise((later) => setTimeout(later, 12));
  });
}

/** The longest task of the main thread while the pointer goes over the board, by the clock and in processor time; a
 *  trace of the browser has both, also for tasks that an observer would miss. */
async function hover(page, [x, y], { width, height }, times) {
  const browser = page.context().browser();
  await page.evaluate(() => globalThis.probe.longTasks.splice(0));
  await browser.startTracing(page, { categories: ["toplevel"] });
  await during(HOVER_MS, (share) => {
    const turn = 10 * Math.PI * share;
    const [dx, dy] = [0.4 * Math.sin(turn), 0.4 * Math.sin(1.3 * turn)];
    return page.mouse.move(x + dx * width, y + dy * height);
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf8"));
  const tasks = tasksOfMainThread(traceEvents);
  const longest = (read) => tasks.reduce((most, task) => Math.max(most, read(task)), 0) / 1000;
  times.add(
    "task",
    longest(({ dur }) => dur),
  );
  times.add(
    "task time",
    longest(({ tdur, dur }) => tdur ?? dur),
  );
  times.add("observed", ...(await page.evaluate(() => globalThis.probe.longTasks)));
}

/** Of several renderers' the busiest one's. */
function tasksOfMainThread(events) {
  const mains = new Map();
  for (const { ph, name, pid, tid, args } of events)
    if (ph === "M" && name === "thread_name" && args.name === "CrRendererMain")
      mains.set(`${pid} ${tid}`, []);
  for (const event of events)
    if (event.name === "ThreadControllerImpl::RunTask" && event.ph === "X")
      mains.get(`${event.pid} ${event.tid}`)?.push(event);
  return [...mains.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** @param {number} ms @param {(share: number) => Promise<void>} step */
async function during(ms, step) {
  const begun = performance.now();
  for (let now = begun; now < begun + ms; now = performance.now()) await step((now - begun) / ms);
}

function report(version, all, floor, rest) {
  const heads = ["first stone", "click to stone", "pan", "zoom", "longest task while hovering"];
  const row = (name, { times: { of }, frames }) => [
    name,
    ...[of.opened, of.click].map(medianAndWorst),
    ...[frames.pans, frames.zooms].map(medianAndLost),
    ...[of.task, of["task time"]].map(medianAndWorst),
  ];
  const named = ({ name, link }) => (link === null ? `${name}, as a file` : name);
  const observed = [floor, ...all].flatMap(({ times }) => times.of.observed);
  const single = {
    "2,000 turns with 500 variations, as a file: to the first stone": "long",
    "a step back in it": "step",
    "the page without a link: until it is ready": "ready",
    "processor time of its main thread until 1.5 s later": "main",
    "processor time of all its threads": "process",
    "the floor: no frame while 10,000 circles are painted once": "painted",
  };
  return [
    `Chromium ${version} without a GPU.`,
    "",
    ...table(
      ["", ...heads, "in processor time"],
      [row("the floor", floor), ...all.map((each) => row(named(each.board), each))],
    ),
    "",
    ...table(
      ["", "median, worst"],
      Object.entries(single).map(([name, key]) => [name, medianAndWorst(rest.of[key])]),
    ),
    "",
    `Tasks over 50 ms while hovering, as the browser itself reports them: ${observed.length}.`,
  ];
}

/** "16.7 ms, 2.1 %": the median frame, and the share of the display's frames that were lost, in the median round.
 *  @param {number[][]} rounds intervals from frame to frame */
function medianAndLost(rounds) {
  const lost = rounds.map((gaps) => {
    const due = gaps.reduce((sum, gap) => sum + Math.max(Math.round(gap / FRAME_MS), 1), 0);
    return due === 0 ? 0 : (100 * (due - gaps.length)) / due;
  });
  return `${median(rounds.flat()).toFixed(1)} ms, ${median(lost).toFixed(1)} %`;
}
