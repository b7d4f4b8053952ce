// Tries a mutant against the tests that reach it.
import { runTest } from "./tests.mjs";

/**
 * @typedef {import("./list.mjs").Mutant} Mutant
 * @typedef {import("./outcomes.mjs").Outcome} Outcome
 * @typedef {import("./tests.mjs").Test} Test
 */

/** A mutant is tried by so many seconds of tests, as they take without it. */
export const BOUND = 12;
/** A test hangs that takes so many times as long as without a mutant, and a second. */
const HANGS = { times: 5, seconds: 1 };

/** @param {Test[]} tests @param {number} bound seconds of tests for each mutant @param {typeof runTest} run */
export function trialOf(tests, bound, run = runTest) {
  const byMutant = testsByMutant(tests);
  /** The test that killed the last mutant of a file comes first. @type {Map<string, Test>} */
  const lastKiller = new Map();
  /** @param {Pick<Mutant, "number" | "file">} mutant @returns {Promise<Outcome>} */
  return async ({ number, file }) => {
    const reaching = byMutant.get(number) ?? [];
    const last = lastKiller.get(file);
    const order = last && reaching.includes(last) ? [last, ...reaching] : reaching;
    let left = bound;
    for (const test of new Set(order)) {
      if (test.seconds > left) continue;
      left -= test.seconds;
      const limit = HANGS.times * test.seconds + HANGS.seconds;
      if ((await run(test, { GOSPACE_MUTANT: String(number) }, limit)).passes) continue;
      lastKiller.set(file, test);
      return { kind: "killed", by: test.name };
    }
    return { kind: "survives" };
  };
}

/** The tests that reach each mutant, first short ones that reach few. @param {Test[]} tests */
function testsByMutant(tests) {
  /** @type {Map<number, Test[]>} */
  const byMutant = new Map();
  const effort = (/** @type {Test} */ { seconds, reached }) => seconds * reached.length;
  for (const test of tests.toSorted((a, b) => effort(a) - effort(b))) {
    for (const number of test.reached)
      byMutant.set(number, [...(byMutant.get(number) ?? []), test]);
  }
  return byMutant;
}
