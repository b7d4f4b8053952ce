// Playouts and superko replays of several builds of the benchmark's module, each in a folder as build/bench/wasm, as
// ratios to the first. Sizes go with them.
import { resolve } from "node:path";
import { Failure } from "../output.mjs";
import { sizesOf } from "../test/sizes.mjs";
import { median, race, table } from "./harness.mjs";
import { openModule } from "./open.mjs";

export const ROUNDS = 9;
/** Each workload with as many runs as take a quarter of a second, about. */
const WORKLOADS = [
  { name: "19×19", create: (face) => face.PlayoutBench.create(19), runs: 400 },
  { name: "3-regular", create: (face) => face.PlayoutBench.create(0), runs: 120 },
  { name: "replays", create: (face) => face.ReplayBench.create(40), runs: 12 },
];

/** @param {number} rounds @param {string[]} words */
export async function measure(rounds, words) {
  const folders = words.filter((word) => !Number(word));
  if (folders.length === 0) throw new Failure("npm run bench modules FOLDER FOLDER …");
  const rows = [];
  const modules = [];
  for (const folder of folders) {
    const { module, face } = await openModule(resolve(folder));
    modules.push(face);
    rows.push([folder, ...Object.values(await sizesOf(module)).map((kb) => `${kb.toFixed(0)} KB`)]);
  }
  for (const { create, runs } of WORKLOADS) {
    const benches = modules.map(create);
    const times = await race(
      rounds,
      benches.map((bench) => () => duration(bench, runs)),
    );
    const medians = times.map(median);
    for (const [i, row] of rows.entries()) row.push((medians[0] / medians[i]).toFixed(2));
  }
  const speeds = WORKLOADS.map(({ name }) => name);
  return table(["", "raw", "gzip", "brotli", ...speeds], rows);
}

function duration(bench, runs) {
  const start = performance.now();
  bench.run(runs);
  return performance.now() - start;
}
