// The runners of the steps of npm test and npm run check, which count the tests of each.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { attemptCargo } from "../cargo.mjs";
import { CORES, withCores } from "../cores.mjs";
import { Failure } from "../output.mjs";
import { freePort } from "../ports.mjs";
import { attempt, ROOT } from "../run.mjs";
import { hear, withoutLines } from "./lines.mjs";
import { cargoTimes, playwrightTimes, vitestTimes } from "./times.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ counts: Counts, output: string, times?: import("./times.mjs").Time[] }} Result
 * @typedef {object} Hearer
 * @property {(words: string) => void} progress how far a step is
 * @property {(words: string) => void} failed a test, as soon as it is known
 */

/** A step that succeeds unless it throws counts as one test. @param {() => Promise<unknown>} work @returns {Promise<Result>} */
export async function done(work) {
  await work();
  return one(true, "");
}

/** @param {boolean} passed @param {string} output @returns {Result} */
function one(passed, output) {
  return { counts: { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, output };
}

/** Files of tests for which this machine lacks something. @param {number} count @returns {Promise<Result>} */
export async function skipped(count) {
  return { counts: { passed: 0, failed: 0, skipped: count }, output: "" };
}

/** A tool that only says yes or no. @param {string} program @param {string[]} args @returns {Promise<Result>} */
export async function check(program, args) {
  const { code, output } = await attempt(program, args);
  return one(code === 0, output);
}

/** @param {string} script under node_modules @param {string[]} args */
export function checkByNode(script, args) {
  return check(process.execPath, [join(ROOT, "node_modules", script), ...args]);
}

/** @param {string} words @param {Hearer} hearer @param {Record<string, string>} [env] @returns {Promise<Result>} */
export async function checkByCargo(words, hearer, env) {
  const { code, output } = await attemptCargo(words.split(" "), { env, report: hearer.progress });
  return one(code === 0, output);
}

/**
 * Tests of crates, whose paths hold one of the names.
 * @param {string} words of cargo, and after a space and two dashes those of the tests
 * @param {{ names: string[], times: boolean }} selection @param {Hearer} hearer
 * @param {Record<string, string>} [env] @returns {Promise<Result>}
 */
export async function rustTests(words, { names, times }, hearer, env = {}) {
  const [cargo = "", own = ""] = words.split(" -- ");
  let [done, all] = [0, 0];
  const onLine = (/** @type {string} */ line) => {
    const [, crate] = /^ *Compiling (\S+)/.exec(line) ?? [];
    if (crate) hearer.progress(`compiling ${crate}`);
    all += Number(/^running (\d+) tests?$/.exec(line)?.[1] ?? 0);
    const [, name, outcome] = /^test (\S+) .*\.\.\. (\w+)/.exec(line) ?? [];
    if (!outcome) return;
    done += 1;
    hearer.progress(`${done} of ${all}`);
    if (outcome === "FAILED") hearer.failed(name ?? "");
  };
  const args = [...cargo.split(" "), "--", ...own.split(" ").filter(Boolean), ...names];
  const timed = times ? cargoTimes.args : [];
  const { code, output } = await withCores(CORES, () =>
    attempt("cargo", [...args, ...timed], {
      env: { ...env, ...(times ? cargoTimes.env : {}) },
      onLine,
    }),
  );
  const results = /^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored/gm;
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [, passed, failed, ignored] of output.matchAll(results)) {
    counts.passed += Number(passed);
    counts.failed += Number(failed);
    counts.skipped += Number(ignored);
  }
  return { counts: withCode(counts, code), output, times: cargoTimes.of(output) };
}

/**
 * Each file that ships, or each visit of a reader, is a test: it is within its budget or not.
 * @param {() => Promise<{ count: number, table: string, wrong: string[] }>} weigh @returns {Promise<Result>}
 */
export async function counted(weigh) {
  const { count, table, wrong } = await weigh();
  const counts = { passed: Math.max(count - wrong.length, 0), failed: wrong.length, skipped: 0 };
  return { counts, output: [table, ...wrong].join("\n") };
}

export async function floors() {
  const { code, output } = await attempt(process.execPath, ["tests/floors/main.mjs"]);
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  const counts = { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: 0 };
  return { counts: withCode(counts, code), output };
}

/** Tests in Node. @param {string[]} words @param {{ names: string[] }} selection @param {Hearer} hearer @returns {Promise<Result>} */
export async function nodeTests(words, { names }, hearer) {
  const { code, output, report } = await reported("node-tests", hearer, {}, (file) => [
    "vitest/vitest.mjs",
    "run",
    `--reporter=${join(ROOT, "scripts/test/vitest-reporter.mjs")}`,
    "--reporter=json",
    `--outputFile=${file}`,
    `--maxWorkers=${CORES}`,
    ...words,
    ...names,
  ]);
  const counts = {
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0),
    skipped: Number(report.numPendingTests ?? 0) + Number(report.numTodoTests ?? 0),
  };
  return { counts: withCode(counts, code), output, times: vitestTimes(report) };
}

/** Two runs that are one step. @param {Result} first @param {Result} second @returns {Result} */
export function both(first, second) {
  const sum = (/** @type {keyof Counts} */ key) => first.counts[key] + second.counts[key];
  return {
    counts: { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") },
    output: `${first.output}\n${second.output}`,
    times: [...(first.times ?? []), ...(second.times ?? [])],
  };
}

/**
 * Tests in Chromium. One that passes only when tried again has failed.
 * @param {string[]} words @param {{ names: string[] }} selection @param {Hearer} hearer
 * @param {Record<string, string>} [env] @returns {Promise<Result>}
 */
export async function pageTests(words, { names }, hearer, env = {}) {
  const { expected, flaky, unexpected, ...run } = await playwright(words, names, hearer, env);
  return counting({ ...run, passed: expected, failed: unexpected + flaky });
}

/**
 * @param {string[]} words @param {string[]} names @param {Hearer} hearer @param {Record<string, string>} env
 */
async function playwright(words, names, hearer, env) {
  if (!existsSync(join(ROOT, "dist/index.html"))) {
    throw new Failure("The page tests have no site to test, since it was not built.");
  }
  const port = { GOSPACE_TEST_PORT: String(await freePort()) };
  const { code, output, report } = await reported("page-tests", hearer, { ...env, ...port }, () => [
    "@playwright/test/cli.js",
    "test",
    `--reporter=${join(ROOT, "scripts/test/playwright-reporter.mjs")},json`,
    `--workers=${CORES}`,
    ...words,
    ...names,
  ]);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  const times = playwrightTimes(report);
  return { code, output, times, expected, unexpected, flaky, skipped };
}

/** @param {Counts & { code: number, output: string, times: import("./times.mjs").Time[] }} run @returns {Result} */
function counting({ passed, failed, skipped, code, output, times }) {
  return { counts: withCode({ passed, failed, skipped }, code), output, times };
}

/**
 * Runs a test runner that also writes its counts as JSON.
 * @param {string} name @param {Hearer} hearer @param {Record<string, string>} env
 * @param {(file: string) => string[]} words
 */
async function reported(name, hearer, env, words) {
  const file = join(ROOT, "build", `${name}.json`);
  rmSync(file, { force: true });
  const [script = "", ...args] = words(file);
  const { code, output } = await withCores(CORES, () =>
    attempt(process.execPath, [join(ROOT, "node_modules", script), ...args], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: "1", FORCE_COLOR: "0" },
      onLine: (line) => hear(line, hearer),
    }),
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return { code, output: withoutLines(output), report };
}

/** A runner that ends badly has failed, even if it named no test. @param {Counts} counts @param {number} code */
function withCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
