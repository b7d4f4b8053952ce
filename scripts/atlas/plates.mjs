// Plates of the atlas: for each board of the gallery a small one of its kind with a few stones, and what is known of the
// board itself. The build makes them of played.json, which has what takes a search and a solver to find.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";

/** Plays and values by the ids of the gallery, as `npm run atlas` writes them. */
export const PLAYED = "scripts/atlas/played.json";

/** @typedef {import("../../pkg/types.js").GameDocument} GameDocument */
/** @typedef {{ id: string, document: GameDocument }} Entry */
/** @typedef {{ plays: import("../../pkg/types.js").Site[], value: [low: string, high: string] | null }} Played */
/** @typedef {typeof import("../../pkg/gospace.js")} Gospace loaded */

/** Small boards for plates, by the id of the gallery; other boards are small enough themselves.
 *  @type {Record<string, (generate: Gospace["generate"]) => GameDocument>} */
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
  honeycomb: (generate) => generate("honeycomb", { side: 2 }),
  triangular: (generate) => generate("triangular", { side: 3 }),
  kings: (generate) => generate("kings", { columns: 5, rows: 4 }),
  path: (generate) => generate("path", { points: 9 }),
  cycle: (generate) => generate("cycle", { points: 12 }),
  star: (generate) => generate("star", { leaves: 7 }),
  complete: (generate) => generate("complete", { points: 6 }),
  "complete-bipartite": (generate) => generate("complete-bipartite", { above: 4, below: 4 }),
  tree: (generate) => generate("complete-tree", { branches: 2, depth: 3 }),
  "one-way-streets": (generate) => generate("one-way-streets", { columns: 5, rows: 4 }),
  "directed-cycle": (generate) => generate("directed-cycle", { points: 9 }),
  "random-digraph": (generate) => generate("random-digraph", { points: 10, arcs: 18 }, 5),
  "isolated-pairs": (generate) => generate("isolated-pairs", { copies: 8 }),
  "rows-of-three": (generate) => generate("rows-of-three", { copies: 4 }),
  satellites: (generate) => generate("satellites", { columns: 3, rows: 3, satellites: 4 }),
  domino: (generate) => generate("dominoes", { columns: 5, rows: 4 }),
  tromino: (generate) => generate("trominoes", { columns: 4, rows: 4 }),
  "two-at-once": (generate) => generate("two-at-once", { columns: 5, rows: 4 }),
  nested: (generate) => generate("nested-squares", { levels: 2 }),
  sierpinski: (generate) => generate("sierpinski", { levels: 2 }),
  "excluded-point": (generate) => generate("excluded-point", { points: 7 }),
  "particular-point": (generate) => generate("particular-point", { points: 7 }),
  "points-and-lines": (generate) => generate("points-and-lines", { columns: 4, rows: 4 }),
  "disks-19": (generate) => generate("disk-grid", { columns: 5, rows: 4 }),
  "nested-disks": (generate) => generate("nested-disks", { side: 2 }),
  sunflower: (generate) => generate("sunflower", { points: 24 }),
  plane: (generate) => generate("square-plane", { side: 6 }),
  "plane-round": (generate) => generate("round-plane", { side: 5 }),
  "plane-hole": (generate) => generate("holed-plane", { side: 7 }),
  "plane-torus": (generate) => generate("square-plane", { side: 6, wrap: 2 }),
  "plane-klein": (generate) => generate("square-plane", { side: 6, wrap: 4 }),
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

/** @param {"none" | "cylinder" | "torus" | "mobius" | "klein" | "projective"} wrap @param {number} side
 *  @returns {() => GameDocument} */
function grid(wrap, side) {
  const shape = wrap === "none" ? {} : { wrap };
  return () => ({ gospace: 1, board: { kind: "grid", columns: side, rows: side, ...shape } });
}

/** Plates by the ids of the gallery. @param {Gospace} gospace @param {Entry[]} gallery */
export function platesOf(gospace, gallery) {
  /** @type {Record<string, Played>} */
  const played = JSON.parse(readFileSync(join(ROOT, PLAYED), "utf8"));
  return Object.fromEntries(
    gallery.flatMap(({ id, document }) => {
      const known = played[id];
      if (known === undefined) return [];
      const turns = known.plays.map((play) => ({ play }));
      const plate = { ...smallBoard(gospace, id, document), turns };
      return [[id, { plate, ...factsOf(gospace, id, document), value: known.value }]];
    }),
  );
}

/** The board of a plate. @param {Gospace} gospace @param {string} id @param {GameDocument} document */
export function smallBoard({ generate }, id, document) {
  return SMALL[id]?.(generate) ?? document;
}

/** @param {Gospace} gospace @param {string} id @param {GameDocument} document */
function factsOf({ boardFacts }, id, document) {
  const facts = boardFacts(document);
  const wrap = wrapOf(document);
  return {
    points: facts.kind === "plane" ? null : facts.placements,
    directed: facts.directed ?? false,
    planar: ["grid", "graph"].includes(facts.kind) ? PLANAR.has(id) : null,
    wraps: wrap !== "none",
  };
}

/** @param {GameDocument} document */
function wrapOf({ board: shape }) {
  if ("wrap" in shape && shape.wrap !== undefined) return shape.wrap;
  const region = "region" in shape ? shape.region : undefined;
  return (region !== undefined && "wrap" in region ? region.wrap : undefined) ?? "none";
}
