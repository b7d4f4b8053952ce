// Drags of 1,000 of 5,000 points with 15,000 edges in the editor by real pointer events, beside the floor of this
// machine's renderer.
import { median, quantile, table } from "./harness.mjs";
import { framesDuring, onScreen, onSite } from "./open.mjs";

export const ROUNDS = 1;
export const DOCUMENT = "docs/performance.md";
const [COLUMNS, ROWS, EDGES] = [100, 50, 15_000];
const SELECTED_COLUMNS = 20;
const STEPS = 120;
const MIDDLE = { x: 560, y: 440 };

/** @param {number} rounds */
export function measure(rounds) {
  return onSite(async (site, _, onPage) => {
    const figures = {};
    for (let round = 0; round < rounds; round++)
      await onPage(async (page) => {
        await page.goto(site);
        await page.waitForSelector("body[data-state=ready]");
        for (const [name, { gaps, busy }] of Object.entries(await figuresOf(page))) {
          figures[name] ??= { gaps: [], busy: [] };
          figures[name].gaps.push(...gaps);
          figures[name].busy.push(busy);
        }
      });
    const ms = (value) => `${value.toFixed(1)} ms`;
    const rows = Object.entries(figures).map(([name, { gaps, busy }]) => [
      name,
      ...[median(gaps), quantile(gaps, 0.95), median(busy)].map(ms),
    ]);
    return table(["", "median frame", "95 % within", "main thread a frame"], rows);
  });
}

async function figuresOf(page) {
  await page.locator("#rooms").getByRole("button", { name: "Draw" }).click();
  await page.locator("#drawing-start").getByRole("button", { name: "Graph" }).click();
  const floor = await timed(page, () => dragAlong(page, MIDDLE, "middle"));
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: "Import…" }).click();
  await page.getByRole("button", { name: "Choose a file" }).click();
  const buffer = Buffer.from(JSON.stringify(board()));
  await (await choosing).setFiles({ name: "board.json", mimeType: "application/json", buffer });
  const dialog = page.locator("#import");
  await dialog.getByText("Found: ").waitFor();
  await dialog.getByRole("button", { name: "Draw on it" }).click();
  await page.locator("#counts").filter({ hasText: "15,000 edges" }).waitFor();
  const pan = await timed(page, () => dragAlong(page, MIDDLE, "middle"));
  await select(page, [-2.5, -2.5], [SELECTED_COLUMNS - 0.5, ROWS + 2]);
  await page.locator("#selected").filter({ hasText: "1,000 points" }).waitFor();
  const from = await onScreen(page, "#drawing", [10, 25]);
  const drag = await timed(page, () => dragAlong(page, from, "left"));
  const undo = await timed(page, () => page.keyboard.press("Control+z"));
  return {
    "pan of an empty paper: the floor": floor,
    "15,000 lines stroked once on a canvas of this size": await strokeOnce(page),
    "drag of 1,000 of the 5,000 points": drag,
    "pan of the whole board, all of it painted anew": pan,
    "undo of the drag": undo,
  };
}

/** 5,000 points on a lattice with exactly 15,000 edges: rows, columns, diagonals and a few of the others. */
function board() {
  const points = Array.from({ length: COLUMNS * ROWS }, (_, i) => [
    i % COLUMNS,
    Math.floor(i / COLUMNS),
  ]);
  const at = (x, y) => (x >= 0 && x < COLUMNS && y < ROWS ? [y * COLUMNS + x] : []);
  const to = (dx, dy) => points.flatMap(([x, y], i) => at(x + dx, y + dy).map((j) => [i, j]));
  const edges = [...to(1, 0), ...to(0, 1), ...to(1, 1), ...to(-1, 1)].slice(0, EDGES);
  return { gospace: 1, title: "Bench", board: { kind: "graph", points, edges } };
}

/** By the tool that selects, with the whole board in sight. */
async function select(page, from, to) {
  await page.keyboard.press("v");
  await page.keyboard.press("0");
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const [start, end] = [
    await onScreen(page, "#drawing", from),
    await onScreen(page, "#drawing", to),
  ];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 10 });
  await page.mouse.up();
}

async function dragAlong(page, { x, y }, button) {
  await page.mouse.move(x, y);
  await page.mouse.down({ button });
  for (let step = 1; step <= STEPS; step++) {
    const turn = (2 * Math.PI * step) / STEPS;
    await page.mouse.move(x + 60 * Math.sin(turn), y + 40 * Math.sin(2 * turn));
  }
  await page.mouse.up({ button });
}

/** Frames while the work is done, and the main thread's milliseconds for each. */
async function timed(page, work) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busyNow = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
  let busy = 0;
  const gaps = await framesDuring(page, async () => {
    const before = await busyNow();
    await work();
    await page.waitForTimeout(120);
    busy = (await busyNow()) - before;
  });
  await session.detach();
  return { gaps, busy: busy / Math.max(gaps.length, 1) };
}

async function strokeOnce(page) {
  const gaps = await page.evaluate((lines) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1002, height: 774 });
    canvas.style.cssText = "position:fixed;left:0;top:0;z-index:99";
    document.body.append(canvas);
    const context = canvas.getContext("2d");
    const gaps = Array.from({ length: 20 }, () => {
      const begun = performance.now();
      context.beginPath();
      for (let i = 0; i < lines; i++) {
        const [x, y] = [(i * 7) % 1000, (i * 13) % 770];
        context.moveTo(x, y);
        context.lineTo(x + 9, y + 6);
      }
      context.stroke();
      context.getImageData(0, 0, 1, 1);
      return performance.now() - begun;
    });
    canvas.remove();
    return gaps;
  }, EDGES);
  return { gaps, busy: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length };
}
