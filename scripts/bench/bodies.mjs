// Turns of a body of 2,000 points with stones on half of them, by real pointer events, beside the floor of this
// machine's renderer: a drag of the flat board's empty margin in the same window.
import { median, quantile, table } from "./harness.mjs";
import { framesDuring, onSite } from "./open.mjs";

export const ROUNDS = 1;
const [COLUMNS, ROWS] = [50, 40];
const STEPS = 120;
const MIDDLE = { x: 520, y: 400 };

/** @param {number} rounds */
export function measure(rounds) {
  return onSite(async (site, _, onPage) => {
    /** @type {Record<string, number[]>} */
    const gaps = {};
    for (let round = 0; round < rounds; round++)
      await onPage(async (page) => {
        await page.goto(site);
        await page.waitForSelector("body[data-state=ready]");
        for (const [name, found] of Object.entries(await figuresOf(page)))
          gaps[name] = [...(gaps[name] ?? []), ...found];
      });
    const rows = Object.entries(gaps).map(([name, all]) => [
      name,
      ...[median(all), quantile(all, 0.95)].map((gap) => `${gap.toFixed(1)} ms`),
    ]);
    return table(["", "median frame", "95 % within"], rows);
  });
}

async function figuresOf(page) {
  const floor = await framesDuring(page, () => dragAlong(page, { x: 8, y: 700 }));
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  const buffer = Buffer.from(JSON.stringify(torus()));
  await (await choosing).setFiles({ name: "board.json", mimeType: "application/json", buffer });
  await page.locator("#title").filter({ hasText: "Bench" }).waitFor();
  await page.getByRole("button", { name: "Body", exact: true }).click();
  await page.locator("#body-map").waitFor();
  await page.waitForTimeout(1000);
  const turn = await framesDuring(page, () => dragAlong(page, MIDDLE));
  return { "a drag that moves nothing: the floor": floor, "a turn of 2,000 points": turn };
}

/** A torus on which every other point has a stone, black and white in columns. */
function torus() {
  const start = { black: [], white: [] };
  for (let at = 0; at < COLUMNS * ROWS; at += 2)
    (at % 4 === 0 ? start.black : start.white).push(at);
  const board = { kind: "grid", columns: COLUMNS, rows: ROWS, wrap: "torus", start };
  return { gospace: 1, title: "Bench", board };
}

async function dragAlong(page, { x, y }) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) {
    const turn = (2 * Math.PI * step) / STEPS;
    await page.mouse.move(x + 160 * Math.sin(turn), y + 80 * Math.sin(2 * turn));
  }
  await page.mouse.up();
}
