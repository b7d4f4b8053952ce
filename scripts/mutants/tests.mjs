// The tests of the core, one process each: the processor's time that they take, and the mutants that they reach.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure, tell } from "../output.mjs";
import { ROOT, run } from "../run.mjs";
import { inParallel } from "./parallel.mjs";

/**
 * @typedef {{ program: string, name: string }} Named
 * @typedef {Named & { seconds: number, reached: number[] }} Test
 */

const FOLDER = join(ROOT, "build/mutants");
/** A mutant may take all memory. */
const MOST_KILOBYTES = 4_000_000;
/** A test that takes more seconds is not used; recording slows it down. */
const LONGEST = 20;

/** The tests with one of the names in theirs, of all where there is none. @param {string[]} programs @param {string[]} names @returns {Promise<Test[]>} */
export async function recordTests(programs, names) {
  const key = createHash("sha256");
  for (const program of programs) key.update(readFileSync(program));
  const file = join(
    FOLDER,
    `recorded-${key.update(names.join(" ")).digest("hex").slice(0, 12)}.json`,
  );
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const all = (await Promise.all(programs.map(testsOf))).flat();
  const chosen = all.filter(
    ({ name }) => names.length === 0 || names.some((each) => name.includes(each)),
  );
  tell(`Recording ${chosen.length} tests …`);
  const tests = (await inParallel(chosen, record)).filter((test) => test !== undefined);
  if (tests.length === 0) throw new Failure("No test has such a name, or all fail.");
  writeFileSync(file, JSON.stringify(tests));
  return tests;
}

/** @param {string} program @returns {Promise<Named[]>} */
async function testsOf(program) {
  const { stdout } = await run("The tests cannot be listed.", program, [
    "--list",
    "--format=terse",
  ]);
  return [...stdout.matchAll(/^(.*): test$/gm)].map(([, name = ""]) => ({ program, name }));
}

/** @param {Named} test @returns {Promise<Test | undefined>} */
async function record(test) {
  const file = join(FOLDER, `reached-${process.pid}-${test.name.replaceAll("::", "-")}`);
  const { passes, seconds } = await runTest(test, { GOSPACE_REACHED: file }, LONGEST);
  const reached = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  rmSync(file, { force: true });
  if (passes) return { ...test, seconds, reached: reached.map(Number) };
  tell(`Left out, since it fails or takes too long without a mutant: ${test.name}`);
  return undefined;
}

/**
 * Runs a test, which fails after so many seconds of processor time; they do not depend on what else the machine does.
 * @param {Named} test @param {Record<string, string>} env @param {number} limit
 * @returns {Promise<{ passes: boolean, seconds: number }>}
 */
export function runTest({ program, name }, env, limit) {
  const limits = `ulimit -v ${MOST_KILOBYTES}; ulimit -t ${Math.ceil(limit)}`;
  const words = [
    "-c",
    `${limits}; "$0" "$@"; code=$?; times; exit $code`,
    program,
    "--exact",
    name,
  ];
  const options = {
    cwd: join(FOLDER, "tree/crate"),
    env: { ...process.env, ...env, GOSPACE_CASES: "all", RUST_BACKTRACE: "0" },
    maxBuffer: 1 << 28,
  };
  return new Promise((resolve) => {
    execFile("sh", words, options, (error, stdout) => {
      const times = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
      const seconds = times.map(([, minutes, rest]) => 60 * Number(minutes) + Number(rest));
      resolve({ passes: error === null, seconds: seconds.reduce((sum, each) => sum + each, 0) });
    });
  });
}
