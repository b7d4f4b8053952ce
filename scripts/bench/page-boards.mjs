// The boards of bench-page.mjs: what is opened, where its first stone is looked for, where it is clicked.
import { generate, load, toLink } from "../../pkg/gospace.js";

/** @typedef {readonly [number, number]} Spot in units of the board */
/**
 * @typedef {object} BenchBoard
 * @property {string} name as the table says it
 * @property {any} document with a black stone, and another one that carries the mark of the last play
 * @property {string | null} link null: it is opened as a file, since no link holds it
 * @property {Spot} first where the black stone's colour is to be seen
 * @property {Spot[]} clicks empty places, far from one another
 */

const SIDE = 100;
const SEED = 1;
/** Stones of the plane: every third place of rows that touch nobody. */
const PLANE = { side: 50, stones: 600 };

/** @returns {Promise<BenchBoard[]>} */
export async function boards() {
  await load();
  return [
    onPoints("grid, 100 × 100", { kind: "grid", columns: SIDE, rows: SIDE }, lattice(SIDE, SIDE)),
    generated("planar graph, 10,000 points", "random-planar", { points: 10_000 }),
    generated("Delaunay graph, 10,000 points", "delaunay", { points: 10_000 }),
    generated("one-way streets, 10,000 points", "one-way-streets", { columns: SIDE, rows: SIDE }),
    disks(),
    space(),
    plane(),
  ];
}

/** A game of 2,000 turns, and instead of every fourth of them a pass. */
export function longGame() {
  const turns = Array.from({ length: 2000 }, (_, play) =>
    play % 4 === 3 ? { play, variations: [["pass"]] } : { play },
  );
  return { gospace: 1, title: "Long", board: { kind: "grid", columns: 60, rows: 40 }, turns };
}

/** @param {string} name @param {string} family @param {Record<string, number>} values */
function generated(name, family, values) {
  const { board } = generate(family, values, SEED);
  return onPoints(name, board, board.points);
}

function disks() {
  const rows = lattice(SIDE, SIDE).map(([x, y]) => [2048 * x, 2048 * y, 1024]);
  const board = { kind: "disks", disks: rows };
  return onPoints(
    "disks, 10,000 that touch",
    board,
    rows.map(([x, y]) => [x, y]),
    500,
  );
}

/** The largest that its generator makes: 7,400 points of X. */
function space() {
  const { board } = generate("points-and-lines", { columns: 50, rows: 50 });
  const places = board.placements.map(([point]) => board.points[point]);
  return onPoints("go-space, 2,500 placements", board, places);
}

function plane() {
  const { board } = generate("square-plane", { side: PLANE.side });
  const side = Math.round(Math.sqrt(PLANE.stones * 1.5));
  const pitch = (2 * 1024 * PLANE.side) / side;
  const rows = lattice(side, side).map(([x, y]) => [(x + 0.5) * pitch, (y + 0.5) * pitch]);
  const places = rows.map((row) => row.map(Math.round));
  const [empty, taken] = [places.filter((_, i) => i % 3 === 2), places.filter((_, i) => i % 3 < 2)];
  const turns = taken.slice(0, PLANE.stones).map((play) => ({ play }));
  const document = { gospace: 1, title: "Bench", board, turns };
  return told(
    `board without lines, ${turns.length} stones`,
    document,
    taken[0] ?? [0, 0],
    spread(empty),
  );
}

/**
 * @param {string} name @param {any} board @param {Spot[]} points where each placement is drawn
 * @param {number} [aside] from the middle of the first stone to where it is looked for
 */
function onPoints(name, board, points, aside = 0) {
  const [first, last] = [Math.floor(0.505 * points.length), 0];
  const document = {
    gospace: 1,
    title: "Bench",
    board,
    turns: [{ play: first }, { play: last }],
  };
  const [x, y] = points[first] ?? [0, 0];
  const others = points.filter((_, at) => at !== first && at !== last);
  return told(name, document, [x + aside, y], spread(others));
}

/** @param {string} name @param {any} document @param {Spot} first @param {Spot[]} clicks */
function told(name, document, first, clicks) {
  return { name, document, link: linkOf(document), first, clicks };
}

/** @param {any} document */
function linkOf(document) {
  try {
    return toLink(document);
  } catch {
    return null;
  }
}

/** A few dozen of them, from all over. @param {Spot[]} places */
function spread(places) {
  const step = Math.max(1, Math.floor(places.length / 37));
  return places.filter((_, i) => i % step === Math.floor(step / 2));
}

/** @param {number} columns @param {number} rows @returns {[number, number][]} */
function lattice(columns, rows) {
  return Array.from({ length: columns * rows }, (_, at) => [
    at % columns,
    Math.floor(at / columns),
  ]);
}
