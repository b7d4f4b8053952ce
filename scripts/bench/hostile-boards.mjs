// Boards within the limits that are made to be slow to lay out and to draw, as documents or as links.
import { randomFrom } from "./harness.mjs";

const MANY = 100_000;
const SIDE = 316;

/** The coordinates of a point of a cloud. @type {Record<string, (i: number, next: () => number) => number[]>} */
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

/** Graphs by their points and their links. @type {[string, number, (i: number) => number[], (n: number) => number[][]][]} */
const GRAPHS = [
  [
    "a line, i linked to i + 10,000",
    20_000,
    (i) => [i, 0],
    (n) => links(n / 2, (i) => [i, i + n / 2]),
  ],
  ["a fan of 5,000", 5_000, overLine, fan],
  ["a fan of 20,000", 20_000, overLine, fan],
  ["a star, all but one at its hub", 30_000, (i) => (i === 1 ? [1, 0] : [0, 0]), star],
  ["a spiral star of 50,001", 50_001, spiral, star],
  ["a comb of 20,000", 20_000, (i) => [i >> 1, (i % 2) * 1e4], comb],
  ["complete, 1,500 on a circle", 1_500, onCircle, complete],
  ["bipartite, 1,000 and 1,000 on two lines", 2_000, (i) => [i >> 1, 1e3 * (i % 2)], bipartite],
  [
    "two scales, chords",
    20_000,
    (i) => (i % 2 ? [i, i * 1e-6] : [i * 1e-6, i]),
    (n) => links(n / 2, (i) => [i, n - 1 - i]),
  ],
];

/** Spaces by their placements and the points of each. */
const SPACES = [
  ["a space of 1,200 × 400", 1_200, 400],
  ["a space of 700 × 700", 700, 700],
  ["a space of 20,000 × 4", 20_000, 4],
];

const LINKS = [
  ["a grid of 9 × 9, to compare", "1pHBkXoZA"],
  ["65,000 points in one place", "1trGHTKX__8mfkN9i"],
  ["a grid of 1,000 × 1,000", "1okqtDLHeEQ"],
  ["its torus", "1okqfjOAJ2Q"],
];

/** @returns {[string, { link: string } | { text: string }][]} */
export function hostileBoards() {
  return [
    ...LINKS.map(([name, link]) => [name, { link }]),
    ...GRAPHS.map(([name, n, place, linked]) => {
      const points = Array.from({ length: n }, (_, i) => place(i));
      return document(name, { kind: "graph", points, edges: linked(n) });
    }),
    ...SPACES.map(([name, count, size]) => document(name, space(count, size))),
    ...Object.entries(CLOUDS).flatMap(([name, coordinates]) => {
      const next = randomFrom(1);
      const points = Array.from({ length: MANY }, (_, i) => coordinates(i, next));
      const edges = links(MANY - 1, (i) => [i, i + 1]);
      return [
        document(name, { kind: "graph", points }),
        document(`${name}, linked`, { kind: "graph", points, edges }),
      ];
    }),
  ];
}

function document(title, board) {
  return [title, { text: JSON.stringify({ gospace: 1, title, board }) }];
}

function links(count, link) {
  return Array.from({ length: count }, (_, i) => link(i));
}

function at(i) {
  return [i % SIDE, Math.floor(i / SIDE)];
}

function onCircle(i) {
  return [1e3 * Math.cos(i / 238.73), 1e3 * Math.sin(i / 238.73)];
}

function spiral(i) {
  return [i * Math.cos(i), i * Math.sin(i)];
}

/** Point 0 stands above the line of all others. */
function overLine(i) {
  return i === 0 ? [0, -100] : [i, 0];
}

function star(n) {
  return links(n - 1, (i) => [0, i + 1]);
}

function fan(n) {
  return [...star(n), ...links(n - 2, (i) => [i + 1, i + 2])];
}

/** The even points on a line, each with a tooth. */
function comb(n) {
  return [
    ...links(n / 2, (i) => [2 * i, 2 * i + 1]),
    ...links(n / 2 - 1, (i) => [2 * i, 2 * i + 2]),
  ];
}

function complete(n) {
  return links(n, (i) => i).flatMap((i) => links(i, (j) => [j, i]));
}

/** The even points to the odd ones. */
function bipartite(n) {
  return links(n / 2, (i) => 2 * i).flatMap((i) => links(n / 2, (j) => [i, 2 * j + 1]));
}

/** Placements of points that follow one another on a lattice, each a few further than the one before. */
function space(count, size) {
  const total = Math.min(60_000, count * size);
  const points = Array.from({ length: total }, (_, i) => at(i));
  const placements = links(count, (i) => links(size, (j) => (i * 37 + j * 3) % total));
  return { kind: "gospace", points, open: points.map((_, i) => [i]), placements };
}
