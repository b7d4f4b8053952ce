// npm run bench: random playouts and superko replays, natively, in WebAssembly under Node, and
// by the npm packages of Sabaki, in rounds, so that all of them see the same moments of the
// machine. Prints the tables of docs/performance.md.
// npm run bench page: the page instead, by bench-page.mjs.
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BENCH, buildWasm, targetFolder } from "../build/wasm.mjs";
import { prepareMachine } from "../machine.mjs";
import { command, tell } from "../output.mjs";
import { ROOT, run } from "../run.mjs";
import { boardPlayouts, boardReplays, deadstonesPlayouts } from "./sabaki.mjs";

const ROUNDS = 5;
/** How long each competitor runs in a round, about. */
const ROUND_SECONDS = 1;
const GAMES = 40;
const REPLAY_TURNS = 250;
/** Sides of the grids; 0 is the random 3-regular graph. */
const SIDES = [9, 13, 19, 0];

/**
 * @typedef {{ seconds: number, made: number }} Measure `made`: stones placed, or turns played
 * @typedef {{ name: string, run: (count: number) => Promise<Measure>, rates: Rate[] }} Competitor
 * @typedef {{ runs: number, made: number }} Rate a second
 * @typedef {(words: (string | number)[]) => Promise<Measure>} Native
 */

await command(async () => {
  await prepareMachine();
  if (process.argv[2] === "page") {
    const { benchPage } = await import("./page.mjs");
    await benchPage(Number(process.argv[3]) || ROUNDS);
  } else await benchCore();
});

async function benchCore() {
  await buildWasm(BENCH);
  const [native, wasm] = [await buildNative(), await loadWasm()];
  tell(`${cpus()[0]?.model}, Node ${process.versions.node}; medians of ${ROUNDS} rounds.`);
  for (const side of SIDES) await race(playoutTitle(side), playoutCompetitors(side, native, wasm));
  await race("Superko replays of 250 turns on 19×19", replayCompetitors(native, wasm));
}

/** @param {number} side */
function playoutTitle(side) {
  return side === 0
    ? "Playouts on a random 3-regular graph of 362 points"
    : `Playouts on ${side}×${side}`;
}

/** @param {number} side @param {Native} native @param {any} wasm @returns {Competitor[]} */
function playoutCompetitors(side, native, wasm) {
  const bench = wasm.PlayoutBench.create(side);
  const ours = [
    competitor("native", (count) => native(["playouts", side, count])),
    competitor("wasm", (count) => timed(() => bench.run(count))),
  ];
  if (side === 0) return ours;
  return [
    ...ours,
    competitor("@sabaki/deadstones", (count) => timed(() => deadstonesPlayouts(side, count))),
    competitor("@sabaki/go-board", (count) => timed(() => boardPlayouts(side, count))),
  ];
}

/** @param {Native} native @param {any} wasm @returns {Competitor[]} */
function replayCompetitors(native, wasm) {
  const bench = wasm.ReplayBench.create(GAMES);
  const turns = [...bench.turns()];
  const games = Array.from({ length: GAMES }, (_, game) =>
    turns.slice(game * REPLAY_TURNS, (game + 1) * REPLAY_TURNS),
  );
  return [
    competitor("native", (count) => native(["replays", GAMES, count])),
    competitor("wasm", (count) => timed(() => bench.run(count))),
    competitor("@sabaki/go-board", (count) =>
      timed(() => {
        let played = 0;
        for (let time = 0; time < count; time++) played += boardReplays(games, 19);
        return played;
      }),
    ),
  ];
}

/** @param {string} name @param {Competitor["run"]} run @returns {Competitor} */
function competitor(name, run) {
  return { name, run, rates: [] };
}

/** @param {() => number | Promise<number>} work what it returns is what it made @returns {Promise<Measure>} */
async function timed(work) {
  const start = performance.now();
  const made = await work();
  return { made, seconds: (performance.now() - start) / 1000 };
}

/** Runs the competitors in turns and prints the table. @param {string} title @param {Competitor[]} competitors */
async function race(title, competitors) {
  const counted = [];
  for (const each of competitors) counted.push({ ...each, count: await calibrate(each.run) });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { run, rates, count } of counted) {
      const { seconds, made } = await run(count);
      rates.push({ runs: count / seconds, made: made / seconds });
    }
  }
  printTable(title, competitors);
}

/** How many runs take about a round's time. @param {Competitor["run"]} run */
async function calibrate(run) {
  for (let count = 1; ; count *= 4) {
    const { seconds } = await run(count);
    if (seconds > ROUND_SECONDS / 8)
      return Math.max(1, Math.round((count * ROUND_SECONDS) / seconds));
  }
}

/** @param {string} title @param {Competitor[]} competitors */
function printTable(title, competitors) {
  const isReplay = title.startsWith("Superko");
  const [runs, made] = isReplay ? ["passes/s", "turns/s"] : ["playouts/s", "plays/s"];
  tell(`\n### ${title}\n`);
  tell(`| | ${runs} | ${made} | of native | of go-board |`);
  tell("| --- | ---: | ---: | ---: | ---: |");
  /** @param {string} name */
  const rate = (name) => {
    const found = competitors.find((competitor) => competitor.name === name);
    return found ? median(found.rates.map((each) => each.runs)) : undefined;
  };
  const [native, board] = [rate("native"), rate("@sabaki/go-board")];
  for (const { name, rates } of competitors) {
    const perSecond = median(rates.map((each) => each.runs));
    const madePerSecond = median(rates.map((each) => each.made));
    tell(
      `| ${name} | ${rounded(perSecond)} | ${madePerSecond > 0 ? rounded(madePerSecond) : ""} | ` +
        `${ratio(perSecond, native)} | ${ratio(perSecond, board)} |`,
    );
  }
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Three significant digits. @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(3)).toLocaleString("en");
}

/** @param {number} value @param {number | undefined} base */
function ratio(value, base) {
  return base ? Number((value / base).toPrecision(2)).toString() : "";
}

/** Builds the native workloads. @returns {Promise<Native>} */
async function buildNative() {
  tell("Building the native workloads …");
  await run("The native workloads do not compile.", "cargo", [
    "build",
    "--locked",
    "--release",
    "--package=gospace-wasm",
    "--features=bench",
    "--example=native",
  ]);
  const program = join(await targetFolder(), "release", "examples", "native");
  return async (words) => {
    const { stdout } = await run("A native workload failed.", program, words.map(String));
    const [seconds = 0, made = 0] = stdout.trim().split(" ").map(Number);
    return { seconds, made };
  };
}

async function loadWasm() {
  const folder = join(ROOT, BENCH.folder);
  const face = await import(pathToFileURL(join(folder, "gospace_wasm.js")).href);
  face.initSync({ module: readFileSync(join(folder, "gospace_wasm_bg.wasm")) });
  return face;
}
