// npm run convergence: how often sampled boards judge as the plane does, as the pitch shrinks.
// Writes the table of docs/discretizer.md, between its two marks, and docs/figures/convergence.svg.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { ROOT } from "../run.mjs";

const DOCUMENT = `${ROOT}/docs/discretizer.md`;
const FIGURE = `${ROOT}/docs/figures/convergence.svg`;
const BEGIN = "<!-- convergence: begin -->";
const END = "<!-- convergence: end -->";
const RADIUS = 1024;
/** The reach that the figure shows; the table has all. */
const SHOWN = 1280;
const LATTICES = [
  { name: "square", colour: "#2b2723", dash: "" },
  { name: "triangular", colour: "#b3402e", dash: "" },
  { name: "blue-noise", colour: "#6b7a86", dash: "5 4" },
];

const output = execFileSync("cargo", ["run", "-q", "--release", "--example", "convergence"], {
  cwd: ROOT,
  encoding: "utf8",
  stdio: ["ignore", "pipe", "inherit"],
});
const rows = output.trim().split("\n").map(parsed);
writeTable(rows);
writeFileSync(FIGURE, figure(rows.filter(({ reach }) => reach === SHOWN)));
console.log(`Wrote ${rows.length} rows to docs/discretizer.md, and docs/figures/convergence.svg.`);

/** @typedef {{ reach: number, lattice: string, parts: number, covering: number, legality: number, turns: number, captures: number }} Row */

/** @param {string} line @returns {Row} */
function parsed(line) {
  const [reach, lattice, parts, covering, legality, turns, captures] = line.split(" ");
  return {
    reach: Number(reach),
    lattice: lattice ?? "",
    parts: Number(parts),
    covering: Number(covering),
    legality: Number(legality),
    turns: Number(turns),
    captures: Number(captures),
  };
}

/** @param {Row[]} rows */
function writeTable(rows) {
  const text = readFileSync(DOCUMENT, "utf8");
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/discretizer.md has no ${BEGIN} … ${END}.`);
  const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;
  const head = [
    "| reach | lattice | pitch | covering radius | legality | turns | captures |",
    "| ---: | --- | ---: | ---: | ---: | ---: | ---: |",
  ];
  const lines = rows.map(({ reach, lattice, parts, covering, legality, turns, captures }) => {
    const lengths = [parts === 1 ? "R" : `R/${parts}`, `${(covering / RADIUS).toFixed(3)} R`];
    const cells = [
      `${reach / RADIUS} R`,
      lattice,
      ...lengths,
      ...[legality, turns, captures].map(percent),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const table = [BEGIN, "", ...head, ...lines, "", ""].join("\n");
  writeFileSync(DOCUMENT, text.slice(0, begin) + table + text.slice(end));
}

/** Two plots side by side: agreement over samples on a stone's radius. @param {Row[]} rows */
function figure(rows) {
  const plots = [
    plot("On where a stone may be put", rows, ({ legality }) => legality, 0.8, 60),
    plot("On what is taken, where anything is", rows, ({ captures }) => captures, 0, 420),
  ];
  const legend = LATTICES.map(({ name, colour, dash }, i) => {
    const x = 60 + 140 * i;
    return `  <path d="M${x} 286h28" stroke="${colour}" stroke-dasharray="${dash}"/>
  <text x="${x + 36}" y="290">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 304" font-family="Georgia, serif" font-size="13" fill="#2b2723" stroke-width="2" role="img">
  <title>Agreement of sampled boards with the plane, by samples on a stone's radius</title>
  <rect width="760" height="304" fill="#f6f1e7" stroke="none"/>
${plots.join("\n")}
${legend.join("\n")}
</svg>
`;
}

/** @param {string} title @param {Row[]} rows @param {(row: Row) => number} share @param {number} least @param {number} left */
function plot(title, rows, share, least, left) {
  const [top, width, height] = [44, 290, 190];
  const x = (/** @type {{ parts: number }} */ row) =>
    (left + (width * Math.log2(row.parts)) / 3).toFixed(1);
  const y = (/** @type {number} */ value) =>
    (top + (height * (1 - value)) / (1 - least)).toFixed(1);
  const grid = [0, 1, 2, 3, 4].map((i) => {
    const value = least + ((1 - least) * i) / 4;
    return `  <path d="M${left} ${y(value)}h${width}" stroke="#d8cdb8" stroke-width="1"/>
  <text x="${left - 8}" y="${Number(y(value)) + 4}" text-anchor="end">${Math.round(100 * value)} %</text>`;
  });
  const ticks = [1, 2, 4, 8].map(
    (parts) =>
      `  <text x="${x({ parts })}" y="${top + height + 18}" text-anchor="middle">${parts === 1 ? "R" : `R/${parts}`}</text>`,
  );
  const curves = LATTICES.map(({ name, colour, dash }) => {
    const points = rows.filter(({ lattice }) => lattice === name);
    const path = points.map((row) => `${x(row)} ${y(share(row))}`).join("L");
    return `  <path d="M${path}" fill="none" stroke="${colour}" stroke-dasharray="${dash}"/>`;
  });
  const heading = `  <text x="${left}" y="24" font-style="italic">${title}</text>`;
  return [heading, ...grid, ...ticks, ...curves].join("\n");
}
