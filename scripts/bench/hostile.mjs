// From opening a board to the frame that shows it, for boards of 100,000 points whose coordinates are made to be slow.
import { medianAndWorst, randomFrom, Times, table } from "./harness.mjs";
import { onSite } from "./open.mjs";

export const ROUNDS = 3;
export const DOCUMENT = "docs/performance.md";

const POINTS = 100_000;
const SIDE = 316;
/** 65,000 points in one place. */
const SHORT_LINK = "1trGHTKX__8mfkN9i";

/** The coordinates of a point. @type {Record<string, (i: number, next: () => number) => number[]>} */
const CLOUDS = {
  "a lattice": at,
  "all in one place": () => [3, 3],
  "two clusters": (i, next) => (i % 2 ? [1e9, 1e9] : [1e-6 * next(), 1e-6 * next()]),
  "a lattice with one outlier": (i) => (i === 0 ? [1e9, 1e9] : at(i)),
  "a line": (i) => [i, 7],
  "as far apart as allowed": (_, next) => [2e9 * next() - 1e9, 2e9 * next() - 1e9],
  "a lattice of denormals": (i) => at(i).map((each) => each * 5e-324),
  "ever nearer to a point": (i) => [2 ** -(i % 1000), 2 ** -(i % 997)],
};

/** @param {number} i */
function at(i) {
  return [i % SIDE, Math.floor(i / SIDE)];
}

/** @param {number} rounds */
export async function measure(rounds) {
  const times = new Times();
  await onSite(async (site, _, onPage) => {
    const open = async (name, given) =>
      times.add(name, await onPage((page) => shown(page, site, given)));
    for (let round = 0; round < rounds; round++) {
      await open("a link of 17 characters", { link: SHORT_LINK });
      for (const [name, board] of boards()) await open(name, { text: document(name, board) });
    }
  });
  const rows = Object.entries(times.of).map(([name, of]) => [name, medianAndWorst(of)]);
  return table(["", "to the board: median, worst"], rows);
}

/** Each cloud without links, and with a link from each point to the next. */
function boards() {
  return Object.entries(CLOUDS).flatMap(([name, coordinates]) => {
    const next = randomFrom(1);
    const points = Array.from({ length: POINTS }, (_, i) => coordinates(i, next));
    const edges = points.slice(1).map((_, i) => [i, i + 1]);
    return [
      [name, { kind: "graph", points }],
      [`${name}, linked`, { kind: "graph", points, edges }],
    ];
  });
}

function document(title, board) {
  return JSON.stringify({ gospace: 1, title, board });
}

async function shown(page, site, given) {
  await page.goto(site);
  await page.locator("body[data-state=ready]").waitFor();
  await page.waitForTimeout(300);
  return await page.evaluate(openAndWait, given);
}

/** Inside of the page, whose title is the board's as soon as this is open. */
function openAndWait({ link, text }) {
  const page = globalThis.document;
  const before = page.title;
  const start = performance.now();
  if (link !== undefined) location.hash = link;
  else {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "board.json", { type: "application/json" }));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    page.body.dispatchEvent(new DragEvent("drop", options));
  }
  return new Promise((done) => {
    const look = () => {
      if (page.title === before) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    };
    look();
  });
}
