// From opening a board that is made to be slow to the frame that shows it, on the page and in an embed, which loads itself
// first, and the longest that either was blocked.

import { medianAndWorst, Times, table } from "./harness.mjs";
import { hostileBoards } from "./hostile-boards.mjs";
import { onSite, openPackage } from "./open.mjs";

export const ROUNDS = 3;
export const DOCUMENT = "docs/limits.md";

/** Only boards whose names hold the words. @param {number} rounds @param {string[]} words */
export async function measure(rounds, [, ...words]) {
  const columns = ["page", "blocked", "frame", "frameBlocked"].map(() => new Times());
  const boards = hostileBoards().filter(([name]) => name.includes(words.join(" ")));
  const { toLink } = await openPackage();
  await onSite(async (site, _, onPage) => {
    for (let round = 0; round < rounds; round++)
      for (const [name, given] of boards) {
        const page = await onPage((page) => opened(page, site, given));
        const link = given.link ?? linkOr(() => toLink(given.text), null);
        const frame = link && (await onPage((page) => embedded(page, `${site}embed.html#${link}`)));
        const times = [page.shown, page.blocked, frame?.shown, frame?.blocked];
        for (const [i, time] of times.entries()) if (time !== undefined) columns[i].add(name, time);
      }
  });
  const rows = boards.map(([name]) => [
    name,
    ...columns.map(({ of }) => (of[name] ? medianAndWorst(of[name]) : "no link")),
  ]);
  const heads = ["the page", "its longest task", "an embed", "its longest task"];
  return table(["", ...heads.map((head) => `${head}: median, worst`)], rows);
}

/** A board that no link can hold has none. */
function linkOr(link, otherwise) {
  try {
    return link();
  } catch {
    return otherwise;
  }
}

/** An embed by its own address, as a frame shows it. */
async function embedded(page, address) {
  await page.addInitScript(() => {
    globalThis.tasks = [0];
    new PerformanceObserver((list) => {
      globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
  await page.goto(address);
  await page.locator("html[data-state]").waitFor({ state: "attached", timeout: 120_000 });
  return await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const shown = performance.now();
    await new Promise((done) => setTimeout(done, 1000));
    return { shown, blocked: Math.max(...globalThis.tasks) };
  });
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
