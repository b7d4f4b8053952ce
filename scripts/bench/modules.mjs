// node scripts/bench/modules.mjs FOLDER FOLDER …: playouts and superko replays of several builds of the benchmark's
// module (each folder as build/bench/wasm), in rounds, as ratios to the first. Sizes go with them.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const ROUNDS = 9;
const GAMES = 40;
/** Each workload with as many runs as take a quarter of a second, about. */
const WORKLOADS = [
  { name: "19×19", make: (face) => face.PlayoutBench.create(19), runs: 400 },
  { name: "3-regular", make: (face) => face.PlayoutBench.create(0), runs: 120 },
  { name: "replays", make: (face) => face.ReplayBench.create(GAMES), runs: 12 },
];

const modules = [];
for (const folder of process.argv.slice(2)) modules.push(await opened(resolve(folder)));
const speeds = WORKLOADS.map(race);
console.log(`| | raw | gzip | brotli | ${WORKLOADS.map(({ name }) => name).join(" | ")} |`);
for (const [index, { folder, sizes }] of modules.entries()) {
  const ratios = speeds.map((of) => of[index].toFixed(2));
  console.log(`| ${folder} | ${[...sizes, ...ratios].join(" | ")} |`);
}

async function opened(folder) {
  const module = readFileSync(join(folder, "gospace_wasm_bg.wasm"));
  const face = await import(pathToFileURL(join(folder, "gospace_wasm.js")).href);
  face.initSync({ module });
  const sizes = [module, gzipSync(module, { level: 9 }), brotliCompressSync(module)];
  return { folder, face, sizes: sizes.map(({ length }) => `${Math.round(length / 1000)} KB`) };
}

/** The speed of each module, the first one's being 1; who begins changes with every round. */
function race({ make, runs }) {
  const racers = modules.map(({ face }) => ({ bench: make(face), times: [] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [index] of racers.entries()) {
      const { bench, times } = racers[(index + round) % racers.length];
      const start = performance.now();
      bench.run(runs);
      times.push(performance.now() - start);
    }
  const medians = racers.map(({ times }) => times.sort((a, b) => a - b)[(ROUNDS - 1) / 2]);
  return medians.map((time) => medians[0] / time);
}
