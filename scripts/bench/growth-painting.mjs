// The time in which the page's main thread paints a board anew after a step of zoom, stones on half of its points: the
// mean of a few steps.
import { square } from "./harness.mjs";
import { onSite, openPackage } from "./open.mjs";

const SIZES = [100, 1_000, 10_000, 100_000];
/** Steps out and in again: the whole board is in view at each. */
const STEPS = ["-", "+", "-", "+"];
/** After a step: the last frame that paints comes 110 ms after it. */
const REST_MS = 400;
/** A plane's points are its stones: no more than in the example `growth`. */
const MOST_ON_PLANE = 10_000;
/** The most points on a side of the generated go-space. */
const MOST_ACROSS = 50;
const OPEN_MS = 60_000;

/** @param {number} most @param {(kind: string, points: number, nanoseconds: number) => void} tell */
export async function paint(most, tell) {
  const { generate } = await openPackage();
  await onSite(async (site, _, onPage) => {
    for (const points of SIZES.filter((points) => points <= most))
      for (const [kind, board] of boards(points, generate))
        tell(kind, points, await onPage((page) => painted(page, site, board)));
  });
}

/** A board of each kind with a stone on every other point of a lattice, so that each has a liberty beside it. */
function boards(points, generate) {
  const side = Math.floor(Math.sqrt(points));
  const lattice = Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side)]);
  const to = (dx, dy) =>
    lattice.flatMap(([x, y], i) =>
      x + dx < side && y + dy < side ? [[i, i + dx + dy * side]] : [],
    );
  const start = startOn(lattice.flatMap(([x], i) => (x % 2 === 0 && x < side - 1 ? [i] : [])));
  const links = [...to(1, 0), ...to(0, 1)];
  const disks = lattice.map(([x, y]) => [2048 * x, 2048 * y, 1024]);
  const kinds = [
    ["grid", { kind: "grid", columns: side, rows: side, start }],
    ["graph", { kind: "graph", points: lattice, edges: links, start }],
    ["digraph", { kind: "graph", points: lattice, arcs: links, start }],
    ["disks", { kind: "disks", disks, start }],
  ];
  if (side <= MOST_ACROSS)
    kinds.push(["space", generate("dominoes", { columns: side, rows: side }).board]);
  if (points <= MOST_ON_PLANE) kinds.push(["plane", plane(points)]);
  return kinds;
}

/** With half as many stones. */
function plane(points) {
  const across = Math.ceil(Math.sqrt(points / 2));
  const spots = Array.from({ length: points / 2 }, (_, i) => [
    3072 * (i % across) + 1536,
    3072 * Math.floor(i / across) + 1536,
  ]);
  return { kind: "plane", region: { outer: square(3072 * across) }, start: startOn(spots) };
}

/** Black and White in turn. @template T @param {T[]} all */
function startOn(all) {
  const of = (player) => all.filter((_, i) => i % 2 === player);
  return { black: of(0), white: of(1) };
}

/** Nanoseconds of the main thread for a step, all of its tasks included. */
async function painted(page, site, board) {
  await page.goto(site);
  await page.waitForSelector("body[data-state=ready]");
  const text = JSON.stringify({ gospace: 1, title: "Painted", board });
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "board.json", { type: "application/json" }));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent("drop", options));
  }, text);
  await page.waitForFunction(() => document.title.includes("Painted"), null, { timeout: OPEN_MS });
  await page.waitForTimeout(2 * REST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1e9 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const before = await busy();
  for (const key of STEPS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(REST_MS);
  }
  return ((await busy()) - before) / STEPS.length;
}
