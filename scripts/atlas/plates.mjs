// Plates of the atlas: for each board of the gallery a small one of its kind, with a few stones that the search
// has played, and what is known of the board itself.
import * as gospace from "../../pkg/gospace.js";
import { playedOn } from "../played-on.mjs";

const { board, generate, Solver } = gospace;

/** @typedef {import("../../pkg/types.js").GameDocument} GameDocument */

/** Small boards for plates, by the id of the gallery; other boards are small enough themselves.
 *  @type {Record<string, () => GameDocument>} */
const SMALL = {
  "grid-9": grid("none", 5),
  "grid-13": grid("none", 6),
  "grid-19": grid("none", 7),
  "ten-thousand": grid("none", 9),
  cylinder: grid("cylinder", 5),
  torus: grid("torus", 5),
  mobius: grid("mobius", 5),
  klein: grid("klein", 5),
  projective: grid("projective", 5),
  honeycomb: () => generate("honeycomb", { side: 2 }),
  triangular: () => generate("triangular", { side: 3 }),
  kings: () => generate("kings", { columns: 5, rows: 4 }),
  path: () => generate("path", { points: 9 }),
  cycle: () => generate("cycle", { points: 12 }),
  star: () => generate("star", { leaves: 7 }),
  complete: () => generate("complete", { points: 6 }),
  "complete-bipartite": () => generate("complete-bipartite", { above: 4, below: 4 }),
  tree: () => generate("complete-tree", { branches: 2, depth: 3 }),
  "one-way-streets": () => generate("one-way-streets", { columns: 5, rows: 4 }),
  "directed-cycle": () => generate("directed-cycle", { points: 9 }),
  "random-digraph": () => generate("random-digraph", { points: 10, arcs: 18 }, 5),
  "isolated-pairs": () => generate("isolated-pairs", { copies: 8 }),
  "rows-of-three": () => generate("rows-of-three", { copies: 4 }),
  satellites: () => generate("satellites", { columns: 3, rows: 3, satellites: 4 }),
  domino: () => generate("dominoes", { columns: 5, rows: 4 }),
  tromino: () => generate("trominoes", { columns: 4, rows: 4 }),
  "two-at-once": () => generate("two-at-once", { columns: 5, rows: 4 }),
  nested: () => generate("nested-squares", { levels: 2 }),
  sierpinski: () => generate("sierpinski", { levels: 2 }),
  "excluded-point": () => generate("excluded-point", { points: 7 }),
  "particular-point": () => generate("particular-point", { points: 7 }),
  "points-and-lines": () => generate("points-and-lines", { columns: 4, rows: 4 }),
  "disks-19": () => generate("disk-grid", { columns: 5, rows: 4 }),
  "nested-disks": () => generate("nested-disks", { side: 2 }),
  sunflower: () => generate("sunflower", { points: 24 }),
  plane: () => generate("square-plane", { side: 6 }),
  "plane-round": () => generate("round-plane", { side: 5 }),
  "plane-hole": () => generate("holed-plane", { side: 7 }),
  "plane-torus": () => generate("square-plane", { side: 6, wrap: 2 }),
  "plane-klein": () => generate("square-plane", { side: 6, wrap: 4 }),
};

/** Boards whose graph, without its directions, can be drawn in the plane without a crossing. Each other graph here
 *  cannot. */
const PLANAR = new Set([
  "grid-9",
  "grid-13",
  "grid-19",
  "ten-thousand",
  "cylinder",
  "honeycomb",
  "triangular",
  "cube",
  "tetrahedron",
  "octahedron",
  "dodecahedron",
  "icosahedron",
  "football",
  "tree",
  "star",
  "path",
  "cycle",
  "one-way-streets",
  "directed-cycle",
  "isolated-pairs",
  "rows-of-three",
  "satellites",
]);

const STONES = 6;
const PLAYOUTS = 60;
/** Nodes for a value: a board of at most `few` points may be solved, of others only bounds are hoped for. */
const NODES = { few: 16, solve: 2_000_000, bound: 50_000 };

/** @param {"none" | "cylinder" | "torus" | "mobius" | "klein" | "projective"} wrap @param {number} side
 *  @returns {() => GameDocument} */
function grid(wrap, side) {
  const shape = wrap === "none" ? {} : { wrap };
  return () => ({ gospace: 1, board: { kind: "grid", columns: side, rows: side, ...shape } });
}

/** @param {{ id: string, document: GameDocument }} entry */
export function plateOf({ id, document }) {
  const plate = SMALL[id]?.() ?? document;
  return { plate: playedOn(gospace, plate, STONES, PLAYOUTS), ...factsOf(id, document) };
}

/** @param {string} id @param {GameDocument} document */
function factsOf(id, document) {
  const facts = board(document);
  const wrap = wrapOf(document);
  return {
    points: facts.kind === "plane" ? null : facts.placements,
    directed: facts.directed ?? false,
    planar: ["grid", "graph"].includes(facts.kind) ? PLANAR.has(id) : null,
    wraps: wrap !== "none",
    value: valueBounds(document, facts.placements),
  };
}

/** @param {GameDocument} document */
function wrapOf({ board: shape }) {
  if ("wrap" in shape && shape.wrap !== undefined) return shape.wrap;
  const region = "region" in shape ? shape.region : undefined;
  return (region !== undefined && "wrap" in region ? region.wrap : undefined) ?? "none";
}

/** Bounds of the value with best play, by Tromp–Taylor without komi; null where the solver has none.
 *  @param {GameDocument} document @param {number} points */
function valueBounds(document, points) {
  const solver = new Solver(document);
  try {
    const { reason } = solver.report();
    if (reason !== null && reason !== undefined) return null;
    solver.run(points <= NODES.few ? NODES.solve : NODES.bound);
    const { low, high } = solver.report();
    return [low, high];
  } finally {
    solver.free();
  }
}
