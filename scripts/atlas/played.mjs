// Findings of the search and the solver for the plates: stones on the small boards, and bounds of the values of the boards.
import * as gospace from "../../pkg/gospace.js";
import { playedOn } from "../played-on.mjs";
import { smallBoard } from "./plates.mjs";

const STONES = 6;
const PLAYOUTS = 60;
/** Nodes for a value: a board of at most `few` points may be solved, of others only bounds are hoped for. */
const NODES = { few: 16, solve: 2_000_000, bound: 50_000 };

/** @param {import("./plates.mjs").Entry} entry @returns {import("./plates.mjs").Played} */
export function playedOf({ id, document }) {
  const plate = smallBoard(gospace, id, document);
  const { turns = [] } = playedOn(gospace, plate, STONES, PLAYOUTS);
  const plays = turns.flatMap((turn) =>
    typeof turn === "object" && "play" in turn ? [turn.play] : [],
  );
  const { placements } = gospace.boardFacts(document);
  return { plays, value: valueBounds(document, placements) };
}

/** Bounds of the value with best play, by Tromp–Taylor without komi; null where the solver has none.
 *  @param {import("./plates.mjs").GameDocument} document @param {number} points @returns {[string, string] | null} */
function valueBounds(document, points) {
  const solver = new gospace.Solver(document);
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
