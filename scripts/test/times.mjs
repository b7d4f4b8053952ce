// The times of each runner's tests; npm test -- --times lists the heaviest.

/** @typedef {{ name: string, seconds: number }} Time */

const LISTED = 20;

/** The heaviest tests, a line each. @param {Time[]} times */
export function heaviest(times) {
  return [...times]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, LISTED)
    .map(({ name, seconds }) => `  ${seconds.toFixed(2).padStart(7)} s  ${name}`);
}

/** Rust's own runner tells times only as an experiment, which has to be asked for. */
export const cargoTimes = {
  args: ["-Zunstable-options", "--report-time"],
  env: { RUSTC_BOOTSTRAP: "1" },
  /** @param {string} output @returns {Time[]} */
  of: (output) =>
    [...output.matchAll(/^test (\S+) .*\.\.\. \w+ <([\d.]+)s>$/gm)].map(
      ([, name = "", seconds]) => ({ name, seconds: Number(seconds) }),
    ),
};

/** @param {any} report of vitest @returns {Time[]} */
export function vitestTimes({ testResults = [] }) {
  return testResults.flatMap((/** @type {any} */ { assertionResults }) =>
    assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** @param {any} report of Playwright @returns {Time[]} */
export function playwrightTimes({ suites = [] }) {
  return suites.flatMap((/** @type {any} */ { specs = [], suites: inner = [] }) => [
    ...specs.map((/** @type {any} */ { file, title, tests }) => ({
      name: `${file} › ${title}`,
      seconds:
        tests
          .flatMap((/** @type {any} */ test) => test.results)
          .reduce(
            (/** @type {number} */ sum, /** @type {any} */ result) => sum + result.duration,
            0,
          ) / 1000,
    })),
    ...playwrightTimes({ suites: inner }),
  ]);
}
