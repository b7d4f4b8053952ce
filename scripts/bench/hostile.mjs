// From opening a board that is made to be slow to the frame that shows it, and the longest that the page was blocked.

import { medianAndWorst, Times, table } from "./harness.mjs";
import { hostileBoards } from "./hostile-boards.mjs";
import { onSite } from "./open.mjs";

export const ROUNDS = 3;
export const DOCUMENT = "docs/limits.md";

/** Only boards whose names hold the words. @param {number} rounds @param {string[]} words */
export async function measure(rounds, [, ...words]) {
  const [shown, blocked] = [new Times(), new Times()];
  const boards = hostileBoards().filter(([name]) => name.includes(words.join(" ")));
  await onSite(async (site, _, onPage) => {
    for (let round = 0; round < rounds; round++)
      for (const [name, given] of boards) {
        const times = await onPage((page) => opened(page, site, given));
        shown.add(name, times.shown);
        blocked.add(name, times.blocked);
      }
  });
  const rows = boards.map(([name]) => [
    name,
    medianAndWorst(shown.of[name]),
    medianAndWorst(blocked.of[name]),
  ]);
  return table(["", "to the board: median, worst", "longest task: median, worst"], rows);
}

async function opened(page, site, given) {
  await page.goto(site);
  await page.locator("body[data-state=ready]").waitFor();
  await page.waitForTimeout(300);
  return await page.evaluate(openAndWait, given);
}

/** Inside of the page, whose title is the board's as soon as this is open. */
async function openAndWait({ link, text }) {
  const page = globalThis.document;
  const tasks = [0];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
  const before = page.title;
  const start = performance.now();
  if (link !== undefined) location.hash = link;
  else {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "board.json", { type: "application/json" }));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    page.body.dispatchEvent(new DragEvent("drop", options));
  }
  const shown = await new Promise((done) => {
    const look = () => {
      if (page.title === before) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    };
    look();
  });
  // Time for what follows the board, such as its small picture.
  await new Promise((done) => setTimeout(done, 3000));
  return { shown, blocked: Math.max(...tasks) };
}
