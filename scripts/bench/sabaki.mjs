// What the npm packages @sabaki/go-board and @sabaki/deadstones do in the same time.

// @ts-expect-error The package has no types.
import deadstones from "@sabaki/deadstones";
import GoBoard from "@sabaki/go-board";

/**
 * @typedef {1 | -1} Sign
 * @typedef {[number, number]} Vertex
 * @typedef {{ x: number, y: number, vertex: Vertex, beside: Vertex[], diagonal: Vertex[] }} Neighbourhood
 */

const TURNS_PER_POINT = 3;

/**
 * Random games by makeMove, under the rules of our own playouts; how many stones were placed.
 * @param {number} side @param {number} count
 */
export function boardPlayouts(side, count) {
  const around = neighbourhoods(side);
  let plays = 0;
  for (let game = 0; game < count; game++) plays += boardPlayout(side, around);
  return plays;
}

/** @param {number} side @param {Neighbourhood[]} around */
function boardPlayout(side, around) {
  let board = GoBoard.fromDimensions(side);
  const limit = TURNS_PER_POINT * side * side;
  let [passes, plays, turns] = [0, 0, 0];
  /** @type {Sign} */
  let sign = 1;
  while (passes < 2 && turns < limit) {
    const vertex = choose(board, sign, around);
    if (vertex) {
      board = board.makeMove(sign, vertex);
      passes = 0;
      plays += 1;
    } else {
      passes += 1;
    }
    sign = sign === 1 ? -1 : 1;
    turns += 1;
  }
  return plays;
}

/** @param {GoBoard} board @param {Sign} sign @param {Neighbourhood[]} around */
function choose(board, sign, around) {
  const open = around.filter(({ x, y }) => board.signMap[y]?.[x] === 0);
  for (let left = open.length; left > 0; left--) {
    const place = Math.floor(Math.random() * left);
    const [chosen, last] = [open[place], open[left - 1]];
    if (!chosen || !last) break;
    if (isPlayable(board, sign, chosen)) return chosen.vertex;
    open[place] = last;
  }
  return undefined;
}

/** @param {GoBoard} board @param {Sign} sign @param {Neighbourhood} point */
function isPlayable(board, sign, { vertex, beside, diagonal }) {
  const { signMap } = board;
  let [friends, enemies] = [0, 0];
  for (const [x, y] of beside) {
    const there = signMap[y]?.[x];
    if (there === 0) return true;
    if (there === sign) friends += 1;
    else enemies += 1;
  }
  if (enemies === 0) {
    const spare = diagonal.length === 4 ? 1 : 0;
    return diagonal.filter(([x, y]) => signMap[y]?.[x] === -sign).length > spare;
  }
  const { ko, suicide } = board.analyzeMove(sign, vertex);
  return !ko && (!suicide || friends > 0);
}

/** @param {number} side @returns {Neighbourhood[]} */
function neighbourhoods(side) {
  /** @param {Vertex} vertex */
  const has = ([x, y]) => x >= 0 && y >= 0 && x < side && y < side;
  return Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    /** @param {Vertex[]} steps */
    const step = (steps) =>
      steps.map(([dx, dy]) => /** @type {Vertex} */ ([x + dx, y + dy])).filter(has);
    return {
      x,
      y,
      vertex: [x, y],
      beside: step([
        [0, -1],
        [-1, 0],
        [1, 0],
        [0, 1],
      ]),
      diagonal: step([
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ]),
    };
  });
}

/** Random games by the wasm of deadstones. @param {number} side @param {number} count */
export async function deadstonesPlayouts(side, count) {
  const empty = Array.from({ length: side }, () => Array(side).fill(0));
  await deadstones.getProbabilityMap(empty, count);
  // It does not tell how many stones it placed.
  return 0;
}

/**
 * Replays games with a set of all boards as strings; how many turns were played.
 * @param {number[][]} games placements, the number of points for a pass @param {number} side
 */
export function boardReplays(games, side) {
  let turns = 0;
  for (const game of games) {
    let board = GoBoard.fromDimensions(side);
    const seen = new Set([JSON.stringify(board.signMap)]);
    /** @type {Sign} */
    let sign = 1;
    for (const at of game) {
      if (at < side * side) {
        const next = board.makeMove(sign, [at % side, Math.floor(at / side)]);
        const key = JSON.stringify(next.signMap);
        if (!seen.has(key)) {
          seen.add(key);
          board = next;
        }
      }
      sign = sign === 1 ? -1 : 1;
      turns += 1;
    }
  }
  return turns;
}
