// The cost of turns, scores, links and openings on boards of 100 to 100,000 points, natively, and of their painting in
// Chromium: one line of a plot for each kind of board. Draws docs/figures/growth.svg too. npm run bench growth 1 10000:
// boards of at most 10,000 points.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.mjs";
import { paint } from "./growth-painting.mjs";
import { median, table } from "./harness.mjs";

export const ROUNDS = 5;
export const DOCUMENT = "docs/lab/performance.md";

const COLOURS = {
  grid: "#2b2723",
  graph: "#6b7a86",
  digraph: "#b3402e",
  space: "#4d7a4a",
  disks: "#a07a1f",
  plane: "#5a4a8a",
};
const OPERATIONS = ["play", "undo", "refusal", "score", "link", "open", "paint"];
/** Of a plot. */
const [WIDTH, HEIGHT, GAP] = [196, 170, 64];
const PLOTS_A_ROW = 4;
/** Nanoseconds at the bottom and the top: 10 ns, 10 s. */
const [LEAST, MOST] = [1, 10];

/** @param {number} rounds @param {string[]} words */
export async function measure(rounds, words) {
  const most = words[1] ? ["--", words[1]] : [];
  /** @type {Record<string, number[]>} nanoseconds by "kind operation points" */
  const times = {};
  const add = (name, nanoseconds) => {
    times[name] ??= [];
    times[name].push(nanoseconds);
  };
  for (let round = 0; round < rounds; round++) {
    const command = ["run", "--quiet", "--release", "--example", "growth", ...most];
    const { stdout } = await run("The example growth failed.", "cargo", command);
    for (const line of stdout.trim().split("\n")) {
      const [kind, points, operation, nanoseconds] = line.split("\t");
      add(`${kind} ${operation} ${points}`, Number(nanoseconds));
    }
  }
  await paint(Number(words[1] ?? Infinity), (kind, points, nanoseconds) =>
    add(`${kind} paint ${points}`, nanoseconds),
  );
  const sizes = [...new Set(Object.keys(times).map((name) => Number(name.split(" ")[2])))];
  /** @param {string} kind @param {string} operation @param {number} points */
  const at = (kind, operation, points) => median(times[`${kind} ${operation} ${points}`] ?? []);
  if (rounds >= ROUNDS && !words[1]) {
    writeFileSync(join(ROOT, "docs/figures/growth.svg"), figure(sizes, at));
  }
  const rows = Object.keys(COLOURS).flatMap((kind) =>
    OPERATIONS.map((operation) => [
      `${kind}, ${operation}`,
      ...sizes.map((points) => reported(at(kind, operation, points))),
    ]),
  );
  return table(["", ...sizes.map((points) => `${points.toLocaleString("en")} points`)], rows);
}

/** Nanoseconds in a unit that they fill. @param {number} nanoseconds */
function reported(nanoseconds) {
  if (Number.isNaN(nanoseconds)) return "–";
  if (nanoseconds < 10_000) return `${nanoseconds.toFixed(0)} ns`;
  if (nanoseconds < 10_000_000) return `${(nanoseconds / 1e3).toFixed(0)} µs`;
  return `${(nanoseconds / 1e6).toFixed(0)} ms`;
}

/** @typedef {(kind: string, operation: string, points: number) => number} At */

/** A plot for each operation, both of its axes logarithmic. @param {number[]} sizes @param {At} at */
function figure(sizes, at) {
  const plots = OPERATIONS.map((operation, i) => plot(operation, i, sizes, at));
  const legend = Object.entries(COLOURS).map(
    ([kind, colour], i) =>
      `  <path d="M820 ${294 + 24 * i}h24" stroke="${colour}" stroke-width="2"/><text x="850" y="${298 + 24 * i}">${kind}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1048 470" font-family="Georgia, serif" font-size="12" fill="#2b2723" role="img">
  <title>Cost of each operation by the points of a board, for each kind of board</title>
  <rect width="1048" height="470" fill="#f6f1e7"/>
${plots.join("\n")}
${legend.join("\n")}
</svg>
`;
}

/** @param {string} operation @param {number} i @param {number[]} sizes @param {At} at */
function plot(operation, i, sizes, at) {
  const left = 52 + (i % PLOTS_A_ROW) * (WIDTH + GAP);
  const top = 34 + Math.floor(i / PLOTS_A_ROW) * (HEIGHT + 56);
  const x = (points) => (left + ((Math.log10(points) - 2) / 3) * WIDTH).toFixed(1);
  const y = (time) => (top + (1 - (Math.log10(time) - LEAST) / (MOST - LEAST)) * HEIGHT).toFixed(1);
  const grid = ["10 ns", "1 µs", "0.1 ms", "10 ms", "1 s"].map((label, mark) => {
    const at = y(10 ** (LEAST + 2 * mark));
    return `  <path d="M${left} ${at}h${WIDTH}" stroke="#d8cdb8"/><text x="${left - 6}" y="${Number(at) + 4}" text-anchor="end">${label}</text>`;
  });
  const ticks = sizes.map(
    (points) =>
      `  <text x="${x(points)}" y="${top + HEIGHT + 16}" text-anchor="middle">${points.toLocaleString("en")}</text>`,
  );
  const lines = Object.entries(COLOURS).map(([kind, colour]) => {
    const known = sizes.filter((points) => at(kind, operation, points) > 0);
    const path = known.map((points) => `${x(points)} ${y(at(kind, operation, points))}`).join("L");
    return path ? `  <path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>` : "";
  });
  return `  <text x="${left}" y="${top - 12}" font-size="14">${operation}</text>\n${[...grid, ...ticks, ...lines].join("\n")}`;
}
