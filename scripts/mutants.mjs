// npm run mutants [-- PATH…] [--shard K/N]: cargo-mutants changes the core, one operator, match arm or function's value
// at a time, and the tests must fail. Prints the changes that no test notices, and a table by folder. Without a path:
// rules and geometry. The settings: .cargo/mutants.toml.
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { cargoTool } from "./cargo-tools.mjs";
import { command, Failure, tell } from "./output.mjs";
import { attempt, ROOT } from "./run.mjs";

const CORE = "crate/src";
const OUTPUT = "build/mutants";

/** @typedef {{ scenario: "Baseline" | { Mutant: { name: string, file: string } }, summary: string }} Tried */

/** @typedef {{ mutants: number, viable: number, killed: number }} Counts */

await command(async () => {
  const words = process.argv.slice(2);
  const options = words.indexOf("--shard") < 0 ? words.length : words.indexOf("--shard");
  const paths =
    options === 0
      ? ["rules", "geometry"].map((each) => `${CORE}/${each}`)
      : words.slice(0, options);
  const program = await cargoTool("cargo-mutants", "27.1.0");
  const { code, output } = await attempt(
    program,
    [
      "mutants",
      `--output=${OUTPUT}`,
      ...paths.flatMap((path) => ["--file", globOf(path)]),
      ...words.slice(options),
    ],
    { yields: true },
  );
  const report = join(ROOT, OUTPUT, "mutants.out/outcomes.json");
  // 2 and 3: some mutants survive, or run for too long.
  if (![0, 2, 3].includes(code))
    throw new Failure("cargo-mutants could not try the mutants.", output);
  /** @type {{ outcomes: Tried[] }} */
  const { outcomes } = JSON.parse(readFileSync(report, "utf8"));
  tellTable(outcomes);
});

/** All files of a folder, or one file. @param {string} path */
function globOf(path) {
  const full = join(ROOT, path);
  if (!existsSync(full))
    throw new Failure(`"${path}" is no file or folder of the core: ${CORE}/rules, for example.`);
  return statSync(full).isDirectory() ? `${path.replace(/\/$/, "")}/**` : path;
}

/** @param {Tried[]} outcomes */
function tellTable(outcomes) {
  /** @type {Map<string, Counts>} */
  const folders = new Map();
  for (const { scenario, summary } of outcomes) {
    if (scenario === "Baseline") continue;
    const { name, file } = scenario.Mutant;
    const folder = dirname(file);
    const counts = folders.get(folder) ?? { mutants: 0, viable: 0, killed: 0 };
    folders.set(folder, counts);
    counts.mutants += 1;
    if (summary === "Unviable") continue;
    counts.viable += 1;
    // A mutant that never ends is noticed.
    if (summary === "CaughtMutant" || summary === "Timeout") counts.killed += 1;
    else tell(`survives: ${name}`);
  }
  for (const [folder, { mutants, viable, killed }] of [...folders].sort()) {
    const share = viable === 0 ? "–" : `${((100 * killed) / viable).toFixed(1)} %`;
    tell(`${folder}: ${mutants} mutants, ${viable} viable, ${killed} killed (${share})`);
  }
}
