// node scripts/bench/continuous.mjs: plays, captures, liberties and snaps in games of 400 stones on
// planes, samples of 100,000 disks and a quotient of 200, in the built package under Node. Prints the
// tables of docs/performance.md.
import { discretize, Game, load, quotient } from "../../pkg/gospace.js";

const RADIUS = 1024;
const SIDE = 46 * RADIUS;
const STONES = 400;
const GAMES = 5;
const ASKED = 400;
/** A pitch of one radius and the side of a square on which it leaves about 100,000 samples. */
const SAMPLED = { square: 318, triangular: 297, "blue-noise": 372 };
const ROUNDS = 5;
const DISKS = 200;

/** @type {Record<string, number[]>} */
const times = { play: [], capture: [], undo: [], "liberty arcs": [], snap: [], stones: [] };

await load();
for (let seed = 1; seed <= GAMES; seed++) {
  const random = randomFrom(seed);
  const game = fill(random);
  ask(game, random);
}
console.log("| | median | 99 % within | most |\n| --- | ---: | ---: | ---: |");
for (const [name, list] of Object.entries(times)) {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  console.log(`| ${name} (${list.length}) | ${at(0.5)} ms | ${at(0.99)} ms | ${at(1)} ms |`);
}

console.log("\n| | placements | median of five |\n| --- | ---: | ---: |");
for (const [lattice, radii] of Object.entries(SAMPLED)) {
  const region = { outer: square(radii * RADIUS) };
  const sampled = () => discretize({ kind: "plane", region }, { lattice, pitch: RADIUS });
  const [{ report }, time] = median(sampled);
  console.log(`| ${lattice} sample | ${report.placements} | ${time} ms |`);
}
const [space, time] = median(() => quotient({ kind: "disks", disks: overlapping(randomFrom(1)) }));
console.log(`| quotient of ${DISKS} disks | ${space.points.length} points | ${time} ms |`);

/** @param {number} side */
function square(side) {
  return [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
}

/** @param {() => number} random */
function overlapping(random) {
  const between = (least, most) => Math.round(least + random() * (most - least));
  const disk = () => [between(0, 12_000), between(0, 12_000), between(200, 1_000)];
  return Array.from({ length: DISKS }, disk);
}

/** What the work gives, and the median of its times. @template T @param {() => T} work */
function median(work) {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    const result = work();
    return { result, time: performance.now() - start };
  }).sort((a, b) => a.time - b.time);
  const { result, time } = rounds[(ROUNDS - 1) / 2];
  return [result, time.toFixed(0)];
}

/** A game that goes on until so many stones stand, each touching what it can. */
function fill(random) {
  const outer = square(SIDE);
  const game = new Game({ gospace: 1, board: { kind: "plane", region: { outer } } });
  for (let standing = 0, tried = 0; standing < STONES && tried < 20 * STONES; tried++) {
    const snap = game.snap(random() * SIDE, random() * SIDE, RADIUS);
    if (snap === null) continue;
    const turn = { play: [snap.x, snap.y] };
    if (game.refusal(turn) !== null) continue;
    const start = performance.now();
    const { captured, suicide } = game.play(turn);
    const taken = captured.length + suicide.length;
    (taken > 0 ? times.capture : times.play).push(performance.now() - start);
    standing += 1 - taken;
  }
  return game;
}

function ask(game, random) {
  const count = game.stones().length;
  for (let time = 0; time < ASKED; time++) {
    timed("liberty arcs", () => game.libertyArcs(Math.floor(random() * count)));
    timed("snap", () => game.snap(random() * SIDE, random() * SIDE, RADIUS));
    timed("stones", () => game.stones());
  }
  for (let time = 0; time < ASKED / 4; time++) timed("undo", () => game.undo());
}

/** @param {keyof typeof times} name @param {() => unknown} work */
function timed(name, work) {
  const start = performance.now();
  work();
  times[name].push(performance.now() - start);
}

/** @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}
