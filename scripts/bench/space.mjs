// node scripts/bench/space.mjs: a play on a go-space of about 2,000 points and 2,000 placements,
// in the built package under Node. Prints the lines of docs/performance.md.
import { asGoSpace, Game, load } from "../../pkg/gospace.js";

const SIDE = 26;
const GAMES = 5;
const TURNS = 200;

await load();
const board = asGoSpace({ kind: "grid", columns: SIDE, rows: SIDE });
// Every point of the grid, and every two neighbours with what joins them: single stones and dominoes.
board.placements = board.open;
const plays = [];
const refusals = [];
for (let seed = 1; seed <= GAMES; seed++) playOut(seed);
console.log(`${board.points.length} points, ${board.placements.length} placements`);
console.log(`a play: median ${at(plays, 0.5)} ms, 99 % within ${at(plays, 0.99)} ms`);
console.log(
  `a refusal asked: median ${at(refusals, 0.5)} ms, 99 % within ${at(refusals, 0.99)} ms`,
);

/** @param {number} seed */
function playOut(seed) {
  const game = new Game({ gospace: 1, board, rules: { preset: "stone" } });
  let state = seed;
  for (let turn = 0; turn < TURNS; turn++) {
    const open = game.openPlacements();
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const play = open[(state >>> 8) % open.length];
    if (play === undefined) return;
    if (timed(refusals, () => game.refusal({ play })) !== null) continue;
    timed(plays, () => game.play({ play }));
  }
}

/** @template T @param {number[]} times @param {() => T} work @returns {T} */
function timed(times, work) {
  const start = performance.now();
  const result = work();
  times.push(performance.now() - start);
  return result;
}

/** @param {number[]} times @param {number} share */
function at(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
}
