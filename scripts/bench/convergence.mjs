// The agreement of sampled boards with the plane, as the pitch shrinks. Deterministic, so it has no rounds.
// Draws docs/figures/convergence.svg too.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.mjs";
import { table } from "./harness.mjs";

export const DOCUMENT = "docs/lab/convergence.md";
const RADIUS = 1024;
/** The reach that the figure shows; the table has all. */
const SHOWN = 1280;
const LATTICES = [
  { name: "square", colour: "#2b2723", dash: "" },
  { name: "triangular", colour: "#b3402e", dash: "" },
  { name: "blue-noise", colour: "#6b7a86", dash: "5 4" },
];
/** Of a plot: its top, width and height. */
const [TOP, WIDTH, HEIGHT] = [44, 290, 190];

export async function measure() {
  const words = "run --quiet --release --example convergence".split(" ");
  const { stdout } = await run("The example convergence failed.", "cargo", words);
  const rows = stdout.trim().split("\n").map(parsed);
  const shown = rows.filter(({ reach }) => reach === SHOWN);
  writeFileSync(join(ROOT, "docs/figures/convergence.svg"), figure(shown));
  const percent = (share) => `${(100 * share).toFixed(1)} %`;
  const heads = ["reach", "lattice", "pitch", "covering radius", "legality", "turns", "captures"];
  const [head, , ...lines] = table(
    heads,
    rows.map(({ reach, lattice, parts, covering, ...shares }) => [
      `${reach / RADIUS} R`,
      lattice,
      parts === 1 ? "R" : `R/${parts}`,
      `${(covering / RADIUS).toFixed(3)} R`,
      ...Object.values(shares).map(percent),
    ]),
  );
  return [head, "| ---: | --- | ---: | ---: | ---: | ---: | ---: |", ...lines];
}

/** @param {string} line */
function parsed(line) {
  const [reach, lattice, ...rest] = line.split(" ");
  const [parts, covering, legality, turns, captures] = rest.map(Number);
  return { reach: Number(reach), lattice, parts, covering, legality, turns, captures };
}

/** Two plots side by side: agreement over samples on a stone's radius. */
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

/** `least`: the share at the bottom of the plot. */
function plot(title, rows, share, least, left) {
  const x = (parts) => (left + (WIDTH * Math.log2(parts)) / 3).toFixed(1);
  const y = (value) => (TOP + (HEIGHT * (1 - value)) / (1 - least)).toFixed(1);
  const grid = [0, 1, 2, 3, 4].map((i) => {
    const value = least + ((1 - least) * i) / 4;
    return `  <path d="M${left} ${y(value)}h${WIDTH}" stroke="#d8cdb8" stroke-width="1"/>
  <text x="${left - 8}" y="${Number(y(value)) + 4}" text-anchor="end">${Math.round(100 * value)} %</text>`;
  });
  const ticks = [1, 2, 4, 8].map(
    (parts) =>
      `  <text x="${x(parts)}" y="${TOP + HEIGHT + 18}" text-anchor="middle">${parts === 1 ? "R" : `R/${parts}`}</text>`,
  );
  const curves = LATTICES.map(({ name, colour, dash }) => {
    const points = rows.filter(({ lattice }) => lattice === name);
    const path = points.map((row) => `${x(row.parts)} ${y(share(row))}`).join("L");
    return `  <path d="M${path}" fill="none" stroke="${colour}" stroke-dasharray="${dash}"/>`;
  });
  const heading = `  <text x="${left}" y="24" font-style="italic">${title}</text>`;
  return [heading, ...grid, ...ticks, ...curves].join("\n");
}
