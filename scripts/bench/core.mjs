// Random playouts and superko replays: native, in wasm under Node, and by the npm packages of Sabaki.
import { join } from "node:path";
import { BENCH, buildWasm, targetFolder } from "../build/wasm.mjs";
import { ROOT, run } from "../run.mjs";
import { median, race, table } from "./harness.mjs";
import { openModule } from "./open.mjs";
import { boardPlayouts, boardReplays, deadstonesPlayouts } from "./sabaki.mjs";

export const ROUNDS = 5;
export const DOCUMENT = "docs/lab/performance.md";
/** The approximate time of each competitor in a round. */
const ROUND_SECONDS = 1;
const [GAMES, REPLAY_TURNS] = [40, 250];

/**
 * `made`: stones placed, or turns played.
 * @typedef {Record<string, (count: number) => Promise<{ seconds: number, made: number }>>} Competitors
 */

/** @param {number} rounds */
export async function measure(rounds) {
  await buildWasm(BENCH);
  const { face } = await openModule(join(ROOT, BENCH.folder));
  const native = await buildNative();
  const playouts = ["playouts/s", "plays/s"];
  const lines = [];
  for (const side of [9, 13, 19])
    lines.push(`## Playouts on ${side}×${side}`, ...(await compared(rounds, playouts, grid(side))));
  const title = "## Playouts on a random 3-regular graph of 362 points";
  lines.push(title, ...(await compared(rounds, playouts, ours(0))));
  lines.push("## Superko replays of 250 turns on 19×19");
  lines.push(...(await compared(rounds, ["passes/s", "turns/s"], replays())));
  return lines.slice(0, -1);

  /** Side 0 is the 3-regular graph. @param {number} side @returns {Competitors} */
  function ours(side) {
    const bench = face.PlayoutBench.create(side);
    return {
      native: (count) => native("playouts", side, count),
      wasm: timed((count) => bench.run(count)),
    };
  }
  /** @param {number} side @returns {Competitors} */
  function grid(side) {
    return {
      ...ours(side),
      "@sabaki/deadstones": timed((count) => deadstonesPlayouts(side, count)),
      "@sabaki/go-board": timed((count) => boardPlayouts(side, count)),
    };
  }
  /** @returns {Competitors} */
  function replays() {
    const bench = face.ReplayBench.create(GAMES);
    const turns = [...bench.turns()];
    const games = Array.from({ length: GAMES }, (_, game) =>
      turns.slice(game * REPLAY_TURNS, (game + 1) * REPLAY_TURNS),
    );
    return {
      native: (count) => native("replays", GAMES, count),
      wasm: timed((count) => bench.run(count)),
      "@sabaki/go-board": timed((count) => {
        const passes = Array.from({ length: count }, () => boardReplays(games, 19));
        return passes.reduce((sum, played) => sum + played, 0);
      }),
    };
  }
}

/** @param {(count: number) => number | Promise<number>} work returns what it made @returns {Competitors[string]} */
function timed(work) {
  return async (count) => {
    const start = performance.now();
    const made = await work(count);
    return { made, seconds: (performance.now() - start) / 1000 };
  };
}

/** The lines of a table. @param {number} rounds @param {string[]} units @param {Competitors} competitors */
async function compared(rounds, units, competitors) {
  const names = Object.keys(competitors);
  const counts = [];
  for (const each of Object.values(competitors)) counts.push(await calibrated(each));
  const runs = Object.values(competitors).map((each, i) => () => each(counts[i]));
  const measures = await race(rounds, runs);
  const rates = measures.map((list, i) => median(list.map(({ seconds }) => counts[i] / seconds)));
  const made = measures.map((list) => median(list.map(({ seconds, made }) => made / seconds)));
  const ratio = (rate, name) => {
    const base = rates[names.indexOf(name)];
    return base ? Number((rate / base).toPrecision(2)).toString() : "";
  };
  const rows = names.map((name, i) => [
    name,
    rounded(rates[i]),
    made[i] > 0 ? rounded(made[i]) : "",
    ratio(rates[i], "native"),
    ratio(rates[i], "@sabaki/go-board"),
  ]);
  return ["", ...table(["", ...units, "of native", "of go-board"], rows), ""];
}

/** The number of runs that take about a round's time. @param {Competitors[string]} run */
async function calibrated(run) {
  for (let count = 1; ; count *= 4) {
    const { seconds } = await run(count);
    if (seconds > ROUND_SECONDS / 8)
      return Math.max(1, Math.round((count * ROUND_SECONDS) / seconds));
  }
}

/** Three significant digits. @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(3)).toLocaleString("en");
}

async function buildNative() {
  const words = "build --locked --release --package=gospace-wasm --features=bench --example=native";
  await run("The native workloads do not compile.", "cargo", words.split(" "));
  const program = join(await targetFolder(), "release", "examples", "native");
  return async (...words) => {
    const { stdout } = await run("A native workload failed.", program, words.map(String));
    const [seconds, made] = stdout.trim().split(" ").map(Number);
    return { seconds, made };
  };
}
