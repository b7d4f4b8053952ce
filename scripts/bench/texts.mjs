// Long texts in the import of the drawing room, in Chromium: the time to an answer in words, and the longest task of the
// main thread until then.
import { medianAndWorst, Times, table } from "./harness.mjs";
import { onSite } from "./open.mjs";

export const ROUNDS = 3;
export const DOCUMENT = "docs/lab/performance.md";

/** The text, and the words that answer it. @type {Record<string, { line: string, times: number, answer: string }>} */
const TEXTS = {
  "200,000 repeated lines": { line: "a b\n", times: 200_000, answer: "repeated link" },
  "50 MB in a file": { line: "a b c d e\n", times: 5_000_000, answer: "too large" },
  "500 MB in a file": { line: "a b c d e\n", times: 50_000_000, answer: "too large" },
};

/** @param {number} rounds */
export async function measure(rounds) {
  const [times, tasks] = [new Times(), new Times()];
  await onSite(async (site, _, onPage) => {
    for (let round = 0; round < rounds; round++)
      for (const [name, text] of Object.entries(TEXTS))
        await onPage(async (page) => {
          await openImport(page, site);
          const { time, task } = await page.evaluate(answered, text);
          times.add(name, time);
          tasks.add(name, task);
        });
  });
  const rows = Object.keys(TEXTS).map((name) => [
    name,
    medianAndWorst(times.of[name]),
    medianAndWorst(tasks.of[name]),
  ]);
  return table(["", "to the answer: median, worst", "longest task of the page"], rows);
}

async function openImport(page, site) {
  await page.goto(site);
  await page.waitForSelector("body[data-state=ready]");
  await page.locator("#rooms").getByRole("button", { name: "Draw" }).click();
  await page.locator("#drawing").waitFor();
  await page.getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: "Import…" }).click();
  // The worker starts with the first text.
  await page.getByLabel("Text of the board").fill("a b");
  await page.getByText("Found: ").waitFor();
}

/** Inside of the page: chooses a file with the text, as a reader does by the browser's dialog. */
async function answered({ line, times, answer }) {
  const dialog = globalThis.document.querySelector("#import");
  const file = new File(
    Array.from({ length: 100 }, () => line.repeat(times / 100)),
    "text.txt",
  );
  const click = HTMLInputElement.prototype.click;
  const chosen = new Promise((done) => {
    HTMLInputElement.prototype.click = function () {
      HTMLInputElement.prototype.click = click;
      const data = new DataTransfer();
      data.items.add(file);
      this.files = data.files;
      done(this);
    };
  });
  [...dialog.querySelectorAll("button")]
    .find((button) => button.textContent.trim() === "Choose a file")
    .click();
  const input = await chosen;
  let task = 0;
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration);
  });
  watch.observe({ type: "longtask" });
  const start = performance.now();
  input.dispatchEvent(new Event("change"));
  while (!dialog.textContent.includes(answer))
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const time = performance.now() - start;
  watch.disconnect();
  return { time, task };
}
