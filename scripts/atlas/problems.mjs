// Problems of the day: positions on small boards in which exactly one turn wins, and the solver has proved that of
// each of the others it does not.

import { Game, generate, Solver, toLink } from "../../pkg/gospace.js";
import { chances } from "../bench/harness.mjs";
import { tell } from "../output.mjs";

const WANTED = 60;
/** From one board, so that the days differ. */
const EACH = 4;
/** Nodes for one turn; a position with a turn that needs more is left out. */
const NODES = 12_000;
const TRIES = 40;

/** @typedef {import("../../pkg/types.js").GameDocument} GameDocument */
/** @typedef {import("../../pkg/types.js").Turn} Turn */

/** @type {[name: string, make: () => GameDocument][]} */
const BOARDS = [
  ["row", () => generate("path", { points: 6 })],
  ["row", () => generate("path", { points: 7 })],
  ["ring", () => generate("cycle", { points: 6 })],
  ["ring", () => generate("cycle", { points: 7 })],
  ["grid", () => grid(3, 2)],
  ["grid", () => grid(3, 3)],
  ["grid", () => grid(4, 2)],
  ["cylinder", () => grid(3, 2, "cylinder")],
  ["torus", () => grid(3, 3, "torus")],
  ["mobius", () => grid(4, 2, "mobius")],
  ["cube", () => generate("platonic", { solid: 1 })],
  ["octahedron", () => generate("platonic", { solid: 2 })],
  ["star", () => generate("star", { leaves: 5 })],
  ["two-rows", () => generate("complete-bipartite", { above: 2, below: 4 })],
  ["two-rows", () => generate("complete-bipartite", { above: 3, below: 3 })],
  ["roundabout", () => generate("directed-cycle", { points: 6 })],
  ["roundabout", () => generate("directed-cycle", { points: 7 })],
  ["streets", () => generate("one-way-streets", { columns: 3, rows: 2 })],
  ["streets", () => generate("one-way-streets", { columns: 3, rows: 3 })],
  ["arrows", () => generate("random-digraph", { points: 7, arcs: 12 }, 3)],
  ["arrows", () => generate("random-digraph", { points: 8, arcs: 14 }, 8)],
  ["tree", () => generate("complete-tree", { branches: 2, depth: 2 })],
  ["king", () => generate("kings", { columns: 3, rows: 2 })],
];

/** @param {number} columns @param {number} rows @param {"cylinder" | "torus" | "mobius"} [wrap] @returns {GameDocument} */
function grid(columns, rows, wrap) {
  return { gospace: 1, board: { kind: "grid", columns, rows, ...(wrap ? { wrap } : {}) } };
}

/** All problems, one board after another, so that neighbouring days are on different boards. */
export function problems() {
  const byBoard = BOARDS.map(([name, make], at) => problemsOn(name, make(), at));
  const found = [];
  for (let round = 0; round < EACH; round++)
    for (const list of byBoard) if (list[round] !== undefined) found.push(list[round]);
  return found.slice(0, WANTED);
}

/** @param {string} name @param {GameDocument} document @param {number} seed */
function problemsOn(name, document, seed) {
  const found = new Map();
  const chance = chances(seed + 1);
  for (let at = 0; at < TRIES && found.size < EACH; at++) {
    const { title: _, ...bare } = position(document, chance);
    const problem = problemIn(bare);
    if (problem !== null) found.set(problem.link, problem);
  }
  tell(`${name}: ${found.size} problems`);
  return [...found.values()];
}

/** A position after some random plays. @param {GameDocument} document @param {() => number} chance */
function position(document, chance) {
  const game = new Game(document);
  try {
    const turns = 2 + Math.floor(chance() * 5);
    for (let turn = 0; turn < turns; turn++) {
      const plays = playsIn(game).filter((play) => play !== "pass");
      const play = plays[Math.floor(chance() * plays.length)];
      if (play === undefined) break;
      game.play(play);
    }
    return game.document();
  } finally {
    game.free();
  }
}

/** @param {Game} game @returns {Turn[]} */
function playsIn(game) {
  const colours = game.state().colours;
  const plays = Array.from(colours, (_, at) => ({ play: at }));
  /** @type {Turn[]} */
  const turns = [...plays, "pass"];
  return turns.filter((turn) => game.refusal(turn) === null);
}

/** The position as a problem; null where no turn, or more than one, wins, or the solver cannot tell.
 *  @param {GameDocument} document */
function problemIn(document) {
  const game = new Game(document);
  try {
    const mover = game.actor;
    if (mover === null || game.result() !== null) return null;
    let winner = null;
    for (const turn of playsIn(game)) {
      const margin = marginAfter(game, turn, mover);
      if (margin === null || (margin > 0 && winner !== null)) return null;
      if (margin > 0) winner = { turn, margin };
    }
    if (winner === null || winner.turn === "pass") return null;
    return { link: toLink(document), mover, margin: winner.margin };
  } finally {
    game.free();
  }
}

/** Margin of the mover after a turn: exact where positive, else only known not to be; null: unknown.
 *  @param {Game} game @param {Turn} turn @param {string} mover */
function marginAfter(game, turn, mover) {
  game.play(turn);
  const document = game.document();
  const result = game.result();
  const ended = result === null ? 0 : Number(result.black) - Number(result.white);
  game.undo();
  const sign = mover === "black" ? 1 : -1;
  if (result !== null) return sign * ended;
  const solver = new Solver(document);
  solver.run(NODES);
  const { low, high, settled } = solver.report();
  solver.free();
  const most = sign > 0 ? Number(high) : -Number(low);
  if (most <= 0) return 0;
  return settled ? sign * Number(low) : null;
}
