// The work of the npm packages @sabaki/go-board and @sabaki/deadstones in the same time.
import deadstones from "@sabaki/deadstones";
import GoBoard from "@sabaki/go-board";

const TURNS_PER_POINT = 3;
const STEPS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy]));
const SIDES = STEPS.filter(([dx, dy]) => Math.abs(dx) + Math.abs(dy) === 1);
const CORNERS = STEPS.filter(([dx, dy]) => Math.abs(dx) + Math.abs(dy) === 2);

/** Random games by makeMove, under the rules of our own playouts; gives the number of stones placed. */
export function boardPlayouts(side, count) {
  const points = Array.from({ length: side * side }, (_, at) => pointOf(side, at));
  let plays = 0;
  for (let game = 0; game < count; game++) plays += boardPlayout(side, points);
  return plays;
}

function pointOf(side, at) {
  const [x, y] = [at % side, Math.floor(at / side)];
  const around = (steps) =>
    steps
      .map(([dx, dy]) => [x + dx, y + dy])
      .filter((vertex) => vertex.every((each) => each >= 0 && each < side));
  return { x, y, beside: around(SIDES), diagonal: around(CORNERS) };
}

function boardPlayout(side, points) {
  let board = GoBoard.fromDimensions(side);
  const limit = TURNS_PER_POINT * side * side;
  let [sign, passes, plays] = [1, 0, 0];
  for (let turn = 0; passes < 2 && turn < limit; turn++) {
    const vertex = choose(board, sign, points);
    if (vertex) {
      board = board.makeMove(sign, vertex);
      plays += 1;
    }
    passes = vertex ? 0 : passes + 1;
    sign = -sign;
  }
  return plays;
}

function choose(board, sign, points) {
  const open = points.filter(({ x, y }) => board.signMap[y][x] === 0);
  for (let left = open.length; left > 0; left--) {
    const place = Math.floor(Math.random() * left);
    if (isPlayable(board, sign, open[place])) return [open[place].x, open[place].y];
    open[place] = open[left - 1];
  }
  return undefined;
}

/** No eye is filled, no ko taken back, no single stone drowned. */
function isPlayable(board, sign, { x, y, beside, diagonal }) {
  const signs = beside.map(([u, v]) => board.signMap[v][u]);
  if (signs.includes(0)) return true;
  if (!signs.includes(-sign)) {
    const spare = diagonal.length === 4 ? 1 : 0;
    return diagonal.filter(([u, v]) => board.signMap[v][u] === -sign).length > spare;
  }
  const { ko, suicide } = board.analyzeMove(sign, [x, y]);
  return !ko && (!suicide || signs.includes(sign));
}

/** Random games by the wasm of deadstones, which does not count the stones that it placed: 0. */
export async function deadstonesPlayouts(side, count) {
  const empty = Array.from({ length: side }, () => Array(side).fill(0));
  await deadstones.getProbabilityMap(empty, count);
  return 0;
}

/**
 * Replays games with a set of all boards as strings; gives the number of turns played.
 * @param {number[][]} games placements, the number of points for a pass @param {number} side
 */
export function boardReplays(games, side) {
  for (const game of games) {
    let board = GoBoard.fromDimensions(side);
    const seen = new Set([JSON.stringify(board.signMap)]);
    let sign = 1;
    for (const at of game) {
      if (at < side * side) {
        const next = board.makeMove(sign, [at % side, Math.floor(at / side)]);
        const key = JSON.stringify(next.signMap);
        if (!seen.has(key)) board = next;
        seen.add(key);
      }
      sign = -sign;
    }
  }
  return games.flat().length;
}
