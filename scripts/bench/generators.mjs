// Every generator of the drawing room at its most, in Chromium: the time to the first picture, and the longest task of the
// main thread until then.
import { median, table } from "./harness.mjs";
import { onSite } from "./open.mjs";

export const ROUNDS = 3;
export const DOCUMENT = "docs/lab/performance.md";
/** Boards that take less are left out of the table, but for their number. */
const WORTH_A_ROW_MS = 500;

/** @param {number} rounds */
export function measure(rounds) {
  return onSite(async (site, _, onPage) => {
    /** @type {Map<string, { times: number[], tasks: number[] }>} */
    const figures = new Map();
    for (let round = 0; round < rounds; round++)
      await onPage(async (page) => {
        await openGenerator(page, site);
        for (const name of await page.evaluate(names)) {
          const { time, task } = await page.evaluate(make, name);
          const known = figures.get(name) ?? { times: [], tasks: [] };
          figures.set(name, { times: [...known.times, time], tasks: [...known.tasks, task] });
        }
      });
    return report(figures);
  });
}

async function openGenerator(page, site) {
  await page.goto(site);
  await page.waitForSelector("body[data-state=ready]");
  await page.locator("#rooms").getByRole("button", { name: "Draw" }).click();
  await page.locator("#drawing-start").getByRole("button", { name: "Generate…" }).click();
  await page.locator("#drawing-preview canvas:not(.stale)").waitFor();
}

function report(figures) {
  const rows = [...figures].map(([name, { times, tasks }]) => ({
    name,
    time: median(times),
    task: median(tasks),
  }));
  rows.sort((a, b) => b.time - a.time);
  const slow = rows.filter(({ time, task }) => time >= WORTH_A_ROW_MS || task > 100);
  const most = (values) => `${Math.max(...values).toFixed(0)} ms`;
  const rest = rows.filter((row) => !slow.includes(row));
  const lines = slow.map(({ name, time, task }) => [
    name,
    `${time.toFixed(0)} ms`,
    `${task.toFixed(0)} ms`,
  ]);
  if (rest.length > 0)
    lines.push([
      `${rest.length} others, at most`,
      most(rest.map(({ time }) => time)),
      most(rest.map(({ task }) => task)),
    ]);
  return table(["at its most", "to the picture", "longest task of the page"], lines);
}

/** Inside of the page: the generators' names. */
function names() {
  const radios = globalThis.document.querySelectorAll("#generate input[type=radio]:not(:disabled)");
  return [...radios].map((radio) => radio.closest("label").textContent.trim()).filter(isFamily);

  function isFamily(name) {
    return !/^(Points: |Graph as it is)/.test(name);
  }
}

/** Inside of the page: chooses a generator, sets every number to its most, and waits for the picture. */
async function make(name) {
  const { document } = globalThis;
  const dialog = document.querySelector("#generate");
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const isShown = () => document.querySelector("#drawing-preview canvas:not(.stale)") !== null;
  const shown = async () => {
    while (!isShown()) await frame();
    await frame();
  };
  const labels = [...dialog.querySelectorAll("label")];
  labels.find((label) => label.textContent.trim() === name).click();
  await frame();
  await shown();
  let task = 0;
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration);
  });
  watch.observe({ type: "longtask" });
  for (const field of dialog.querySelectorAll(".parameters[role=group] input[type=text]")) {
    field.value = / to (\d+)$/.exec(field.getAttribute("aria-label"))[1];
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const start = performance.now();
  await shown();
  const time = performance.now() - start;
  await frame();
  watch.disconnect();
  return { time, task };
}
