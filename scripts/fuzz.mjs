// npm run fuzz TARGET|all [SECONDS s|EXECUTIONS]: libFuzzer on one target or on each in turn, from the kept inputs of
// crate/fuzz/corpus and those found before. npm run fuzz keep TARGET|all: keeps the fewest inputs that cover what all
// of them do. Both need a C++ compiler, since libFuzzer is in C++. npm run fuzz changes TARGET|all [COUNT]: so many
// changes to the kept inputs, several times as fast, since nothing guides them and nothing is instrumented.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { targetFolder } from "./build/wasm.mjs";
import { command, Failure, seconds, tell } from "./output.mjs";
import { attempt, ROOT, run } from "./run.mjs";

/** As rustc's stable compiler instruments for libFuzzer: counters of edges, and comparisons. */
const INSTRUMENTED = [
  "--cfg fuzzing",
  "-Cpasses=sancov-module",
  ...["level=4", "inline-8bit-counters", "pc-table", "trace-compares"].map(
    (each) => `-Cllvm-args=-sanitizer-coverage-${each}`,
  ),
].join(" ");

/** An input that takes longer, or more memory, fails; instrumented code is several times slower than what ships. */
const BOUNDS = ["-timeout=10", "-rss_limit_mb=1000"];
/** The longest input of a text, in bytes, and of the choices of a game: some forty turns, on planes sixteen, since what
 *  the oracles compute grows faster than games do. */
const LONGEST = { texts: 1_000, turns: 100, planes: 48 };
/** An input longer than this is not kept. */
const KEPT_BYTES = 600;
const CORPUS = join(ROOT, "crate/fuzz/corpus");
const TARGETS = readdirSync(CORPUS).sort();

await command(async () => {
  const [first = "", ...words] = process.argv.slice(2);
  if (first === "keep") {
    const fuzzer = await build();
    for (const target of targetsOf(words[0])) await keep(fuzzer, target);
    return;
  }
  if (first === "changes") {
    const targets = targetsOf(words[0]);
    const count = countOf(words[1] ?? "1000000");
    for (const target of targets) await change(target, count);
    return;
  }
  const targets = targetsOf(first);
  const bound = boundOf(words[0] ?? "60s");
  const fuzzer = await build();
  for (const target of targets) await fuzz(fuzzer, target, bound);
});

/** @param {string | undefined} word */
function targetsOf(word) {
  if (word === "all") return TARGETS;
  if (word && TARGETS.includes(word)) return [word];
  throw new Failure(
    `npm run fuzz TARGET [EXECUTIONS, or SECONDS as 60s], npm run fuzz keep TARGET, or npm run fuzz changes TARGET [COUNT]; a target is all, or one of:\n  ${TARGETS.join("\n  ")}`,
  );
}

/** @param {string} word */
function boundOf(word) {
  const [, number, unit] = /^(\d+)(s?)$/.exec(word) ?? [];
  if (!number)
    throw new Failure(`"${word}" is neither a number of executions nor of seconds, as 60s.`);
  return unit ? `-max_total_time=${number}` : `-runs=${number}`;
}

/** @param {string} word */
function countOf(word) {
  if (!/^\d+$/.test(word)) throw new Failure(`"${word}" is no number of changes.`);
  return word;
}

/** @returns {Promise<string>} the fuzzer's path */
async function build() {
  const folder = join(await targetFolder(), "fuzz");
  const { stdout } = await run("rustc does not run.", "rustc", ["-vV"]);
  const host = /^host: (.*)$/m.exec(stdout)?.[1] ?? "";
  await run(
    "The fuzzers do not build: cargo says above why. They need a C++ compiler.",
    "cargo",
    [
      "build",
      "--locked",
      "--profile=fuzz",
      "--package=gospace-fuzz",
      "--bin=gospace-fuzz",
      // With a target, build scripts are not instrumented.
      `--target=${host}`,
      `--target-dir=${folder}`,
    ],
    { env: { RUSTFLAGS: INSTRUMENTED } },
  );
  return join(folder, host, "fuzz", "gospace-fuzz");
}

/** Changes to the kept inputs, the same ones every time. @param {string} target @param {string} count */
async function change(target, count) {
  const started = performance.now();
  const words = "run --quiet --locked --profile=fuzz --package=gospace-fuzz -- changes";
  await run(`${target} fails on an input: its bytes are above.`, "cargo", [
    ...words.split(" "),
    target,
    count,
  ]);
  tell(`${target.padEnd(12)} ${count} changes, ${seconds(started)}`);
}

/** The folders of a target: those found here, which are not kept, and those kept. @param {string} target */
function folders(target) {
  const found = join(ROOT, "build/fuzz", target);
  mkdirSync(found, { recursive: true });
  return [found, join(CORPUS, target)];
}

/** @param {string} fuzzer @param {string} target @param {string} bound */
async function fuzz(fuzzer, target, bound) {
  const started = performance.now();
  const failures = `${join(ROOT, "build/fuzz")}/${target}-fails-`;
  const { code, output } = await attempt(
    fuzzer,
    [
      ...folders(target),
      bound,
      ...BOUNDS,
      `-max_len=${longestOf(target)}`,
      `-artifact_prefix=${failures}`,
      "-print_final_stats=1",
    ],
    { env: { GOSPACE_FUZZ: target } },
  );
  writeFileSync(join(ROOT, "build/fuzz", `${target}.log`), output);
  tell(`${target.padEnd(12)} ${statistics(output)}, ${seconds(started)}`);
  if (code !== 0) {
    const input = /Test unit written to (.*)/.exec(output)?.[1] ?? failures;
    const again = `cargo run --package gospace-fuzz ${target} ${input}`;
    throw new Failure(`${target} fails. To try the input again: ${again}`, reason(output));
  }
}

/** @param {string} target */
function longestOf(target) {
  if (target === "turns-plane") return LONGEST.planes;
  return target.startsWith("turns") ? LONGEST.turns : LONGEST.texts;
}

/** Executions, and edges of the program that some input reached. @param {string} output */
function statistics(output) {
  const executions = /number_of_executed_units:\s*(\d+)/.exec(output)?.[1] ?? "0";
  const covered = [...output.matchAll(/cov: (\d+)/g)].at(-1)?.[1] ?? "0";
  const edges = /\((\d+) inline 8-bit counters\)/.exec(output)?.[1] ?? "?";
  return `${executions} executions, ${covered} of ${edges} edges`;
}

/** @param {string} output */
function reason(output) {
  const lines = output.split("\n");
  const from = lines.findIndex((line) => /panicked at|ERROR: libFuzzer/.test(line));
  return lines.slice(from, from + 12).join("\n");
}

/** Replaces the kept inputs by the fewest short ones that cover as much. @param {string} fuzzer @param {string} target */
async function keep(fuzzer, target) {
  const merged = join(ROOT, "build/fuzz", `${target}-kept`);
  rmSync(merged, { recursive: true, force: true });
  mkdirSync(merged, { recursive: true });
  const [found = "", kept = ""] = folders(target);
  await run(
    `libFuzzer could not merge the inputs of ${target}.`,
    fuzzer,
    [merged, kept, found, "-set_cover_merge=1", "-use_counters=0", `-max_len=${KEPT_BYTES}`],
    { env: { GOSPACE_FUZZ: target } },
  );
  for (const name of readdirSync(kept).filter((name) => isFound(name))) rmSync(join(kept, name));
  for (const name of readdirSync(merged)) {
    if (!existsSync(join(kept, name))) copyFileSync(join(merged, name), join(kept, name));
  }
  tell(`${target}: ${readdirSync(kept).length} inputs are kept.`);
}

/** libFuzzer names inputs by their hash; inputs with other names were written by hand, or failed once. @param {string} name */
function isFound(name) {
  return /^[\da-f]{40}$/.test(name);
}
