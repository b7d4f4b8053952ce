// Drags of 1,000 of 5,000 points with 15,000 edges in the editor by real pointer events, beside the floor of this
// machine's renderer; and the longest task of each edit of all of 5,000 and of 20,000 points.
import { median, medianAndWorst, quantile, table } from "./harness.mjs";
import { framesDuring, onScreen, onSite } from "./open.mjs";

export const ROUNDS = 1;
export const DOCUMENT = "docs/lab/performance.md";
const [COLUMNS, ROWS, EDGES] = [100, 50, 15_000];
/** Boards whose edits are measured: as many edges to a point. */
const EDITED = [
  [100, 50, 15_000],
  [200, 100, 60_000],
];
/** Milliseconds in which an edit is finished: the survey and the small map come after a pause. */
const SETTLED_MS = 2500;
const SELECTED_COLUMNS = 20;
const STEPS = 120;
const MIDDLE = { x: 560, y: 440 };

/** @param {number} rounds */
export function measure(rounds) {
  return onSite(async (site, _, onPage) => {
    const figures = {};
    const tasks = {};
    for (let round = 0; round < rounds; round++) {
      await onPage(async (page) => {
        await openRoom(page, site);
        for (const [name, { gaps, busy }] of Object.entries(await figuresOf(page))) {
          figures[name] ??= { gaps: [], busy: [] };
          figures[name].gaps.push(...gaps);
          figures[name].busy.push(busy);
        }
      });
      for (const size of EDITED)
        await onPage(async (page) => {
          await openRoom(page, site);
          const points = size[0] * size[1];
          for (const [name, longest] of Object.entries(await editsOf(page, size))) {
            tasks[name] ??= {};
            tasks[name][points] ??= [];
            tasks[name][points].push(longest);
          }
        });
    }
    const ms = (value) => `${value.toFixed(1)} ms`;
    const rows = Object.entries(figures).map(([name, { gaps, busy }]) => [
      name,
      ...[median(gaps), quantile(gaps, 0.95), median(busy)].map(ms),
    ]);
    const counts = EDITED.map(([columns, rows]) => columns * rows);
    const heads = counts.map((count) => `${count.toLocaleString("en-GB")} points`);
    const edits = Object.entries(tasks).map(([name, of]) => [
      name,
      ...counts.map((count) => medianAndWorst(of[count])),
    ]);
    return [
      ...table(["", "median frame", "95 % within", "main thread a frame"], rows),
      "",
      ...table(["longest task of an edit of all: median, worst", ...heads], edits),
    ];
  });
}

async function openRoom(page, site) {
  await page.goto(site);
  await page.waitForSelector("body[data-state=ready]");
  await page.locator("#rooms").getByRole("button", { name: "Draw" }).click();
  await page.locator("#drawing-start").getByRole("button", { name: "Graph" }).click();
}

/** The longest task of each edit, and the longest frame of a pan. @param {number[]} size */
export async function editsOf(page, size) {
  await page.evaluate(() => {
    globalThis.taskTimes = [];
    new PerformanceObserver((list) => {
      globalThis.taskTimes.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
  await bringIn(page, size);
  await page.waitForTimeout(SETTLED_MS);
  const keys =
    (...pressed) =>
    async () => {
      for (const key of pressed) await page.keyboard.press(key);
    };
  await keys("v", "0")();
  const longest = async (work) => {
    await page.evaluate(() => {
      globalThis.taskTimes.length = 0;
    });
    await work();
    await page.waitForTimeout(SETTLED_MS);
    return page.evaluate(() => Math.max(0, ...globalThis.taskTimes));
  };
  const from = await onScreen(page, "#drawing", [10, 25]);
  const found = {};
  const pan = await timed(page, () => dragAlong(page, MIDDLE, "middle"));
  found["pan: frame, 95 % within"] = quantile(pan.gaps, 0.95);
  const steps = {
    "select all": keys("Control+a"),
    "drag all": () => dragAlong(page, from, "left"),
    undo: keys("Control+z"),
    redo: keys("Control+y"),
    "drag all onto the other points": async () => {
      await keys("Control+d")();
      await dragAlong(page, from, "left");
      await keys("Control+z", "Control+z")();
    },
    move: keys("ArrowRight"),
    "align all, and undo": async () => {
      const inspector = page.locator("#inspector");
      await inspector.locator("summary").filter({ hasText: "Arrange" }).click();
      await inspector.getByRole("button", { name: "Align left" }).click();
      await page.waitForTimeout(SETTLED_MS);
      await page.locator("#drawing").focus();
      await keys("Control+z")();
    },
    "label a point": async () => {
      await page.mouse.dblclick(from.x, from.y);
      await page.locator("#drawing-label").waitFor();
      await page.keyboard.type("label");
      await keys("Enter", "Control+a")();
    },
    duplicate: keys("Control+d"),
    "copy and paste": keys("Control+c", "Control+v"),
    delete: keys("Control+a", "Delete"),
    "undo of the deletion": keys("Control+z"),
    "mirror left and right": async () => {
      const panel = page.locator("#inspector");
      await panel.locator("summary").filter({ hasText: "Symmetry" }).click();
      await panel.getByLabel("Symmetry", { exact: true }).selectOption("mirror");
      await page.locator("#drawing").focus();
    },
    "drag a point, mirrored": async () => {
      await keys("Escape")();
      await dragAlong(page, from, "left");
    },
    "drag all, mirrored": async () => {
      await keys("Control+a")();
      await dragAlong(page, from, "left");
    },
    "duplicate, mirrored": keys("Control+a", "Control+d"),
    "generate, at most 10,000 points": () => generate(page, size),
  };
  for (const [name, work] of Object.entries(steps)) found[name] = await longest(work);
  return found;
}

async function figuresOf(page) {
  const floor = await timed(page, () => dragAlong(page, MIDDLE, "middle"));
  await bringIn(page, [COLUMNS, ROWS, EDGES]);
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

/** @param {number[]} size */
async function bringIn(page, size) {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: "Import…" }).click();
  await page.getByRole("button", { name: "Choose a file" }).click();
  const buffer = Buffer.from(JSON.stringify(board(size)));
  await (await choosing).setFiles({ name: "board.json", mimeType: "application/json", buffer });
  const dialog = page.locator("#import");
  await dialog.getByText("Found: ").waitFor();
  await dialog.getByRole("button", { name: "Draw on it" }).click();
  const edges = board(size).board.edges.length.toLocaleString("en-GB");
  await page
    .locator("#counts")
    .filter({ hasText: `${edges} edges` })
    .waitFor();
}

/** Points on a lattice with at most so many edges: rows, columns, diagonals and a few of the others.
 *  @param {number[]} size */
function board([columns = 0, rows = 0, edgesMost]) {
  const points = Array.from({ length: columns * rows }, (_, i) => [
    i % columns,
    Math.floor(i / columns),
  ]);
  const at = (x, y) => (x >= 0 && x < columns && y < rows ? [y * columns + x] : []);
  const to = (dx, dy) => points.flatMap(([x, y], i) => at(x + dx, y + dy).map((j) => [i, j]));
  const edges = [...to(1, 0), ...to(0, 1), ...to(1, 1), ...to(-1, 1)].slice(0, edgesMost);
  return { gospace: 1, title: "Bench", board: { kind: "graph", points, edges } };
}

/** King's moves on as many columns and rows as its generator makes. @param {number[]} size */
async function generate(page, [columns, rows]) {
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New board" });
  const choice = dialog.page().getByRole("radio", { name: "King's moves", exact: true });
  await dialog.locator("label").filter({ has: choice }).click();
  for (const [name, count] of Object.entries({ Columns: columns, Rows: rows }))
    await dialog
      .getByRole("textbox", { name: new RegExp(`^${name}`) })
      .fill(`${Math.min(count, 100)}`);
  const points = Math.min(columns, 100) * Math.min(rows, 100);
  await dialog
    .locator(".counts")
    .filter({ hasText: `${points.toLocaleString("en-GB")} points` })
    .waitFor();
  await dialog.getByRole("button", { name: "Draw on it" }).click();
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
