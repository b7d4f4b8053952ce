// The runners of the parts of npm test, which count the tests of each.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../output.mjs";
import { freePort } from "../ports.mjs";
import { attempt, ROOT } from "../run.mjs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ counts: Counts, output: string }} PartOutcome
 */

/** A build counts as one test; its error gives the reason of a failure. @param {() => Promise<void>} build */
export async function built(build) {
  await build();
  return one(true, "");
}

/** @param {boolean} passed @param {string} output @returns {PartOutcome} */
function one(passed, output) {
  return { counts: { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, output };
}

/** A tool that only says yes or no. @param {string} program @param {string[]} args @param {import("../run.mjs").Options} [options] */
export async function check(program, args, options) {
  const { code, output } = await attempt(program, args, options);
  return one(code === 0, output);
}

/** @param {string} script under node_modules @param {string[]} args */
export function checkByNode(script, args) {
  return check(process.execPath, [join(ROOT, "node_modules", script), ...args]);
}

/** The tests of the core; the face in crate/wasm is tested through the npm package. @param {string[]} names */
export async function rustTests(names) {
  const words =
    "test --locked --no-fail-fast --package=gospace --package=gospace-gtp --package=gospace-tables --package=gospace-fuzz --package=gospace-mutants --lib --tests --".split(
      " ",
    );
  const { code, output } = await attempt("cargo", [...words, ...names], { yields: true });
  const results = /^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored/gm;
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [, passed, failed, ignored] of output.matchAll(results)) {
    counts.passed += Number(passed);
    counts.failed += Number(failed);
    counts.skipped += Number(ignored);
  }
  return { counts: withCode(counts, code), output };
}

/**
 * Each file that ships, or each visit of a reader, is a test: it is within its budget or not.
 * @param {() => Promise<{ count: number, table: string, wrong: string[] }>} weigh
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

/** @param {string[]} names */
export async function apiTests(names) {
  const { code, output, report } = await reported("api", (file) => [
    "vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${file}`,
    ...names,
  ]);
  const counts = {
    passed: Number(report.numPassedTests ?? 0),
    failed: Number(report.numFailedTests ?? 0),
    skipped: Number(report.numPendingTests ?? 0) + Number(report.numTodoTests ?? 0),
  };
  return { counts: withCode(counts, code), output };
}

/** @param {string[]} names */
export async function pageTests(names) {
  if (!existsSync(join(ROOT, "dist/index.html"))) {
    throw new Failure("The page tests have no site to test, since it was not built.");
  }
  process.env.GOSPACE_TEST_PORT = String(await freePort());
  const { code, output, report } = await reported("page", () => [
    "@playwright/test/cli.js",
    "test",
    "--reporter=list,json",
    ...names,
  ]);
  const stats = report.stats ?? {};
  const counts = {
    passed: Number(stats.expected ?? 0),
    failed: Number(stats.unexpected ?? 0) + Number(stats.flaky ?? 0),
    skipped: Number(stats.skipped ?? 0),
  };
  return { counts: withCode(counts, code), output };
}

/**
 * Runs a test runner that also writes its counts as JSON.
 * @param {string} name @param {(file: string) => string[]} words
 */
async function reported(name, words) {
  const file = join(ROOT, "build", `${name}-tests.json`);
  rmSync(file, { force: true });
  const [script = "", ...args] = words(file);
  const { code, output } = await attempt(
    process.execPath,
    [join(ROOT, "node_modules", script), ...args],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: "1", FORCE_COLOR: "0" } },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return { code, output, report };
}

/** A runner that ends badly has failed, even if it named no test. @param {Counts} counts @param {number} code */
function withCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
