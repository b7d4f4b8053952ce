// The arguments of npm test and npm run check: the area of the tests that runs, and the names of its tests.
import { Failure } from "../output.mjs";

/** The areas, with the content of each. */
export const AREAS = {
  core: "Rust: format, clippy, tests",
  api: "the npm package and the page's own code: TypeScript, lint, tests in Node",
  page: "the site: floors, TypeScript, lint, tests in Chromium",
};

const TIMES = "--times";

/**
 * @typedef {keyof typeof AREAS} Area
 * @typedef {{ area: Area | null, names: string[], times: boolean }} Selection `area` null: all of them; `times`: the
 *   heaviest tests are listed
 * @typedef {{ areas: Area[], role: string }} Selectable
 */

/** @param {string[]} words after `npm test --` @returns {Selection} */
export function readSelection(words) {
  const times = words.includes(TIMES);
  const [area, ...names] = words.filter((word) => word !== TIMES);
  if (area === undefined) return { area: null, names: [], times };
  if (isArea(area)) return { area, names, times };
  const lines = Object.entries(AREAS).map(([name, holds]) => `  ${name.padEnd(5)} ${holds}`);
  throw new Failure(
    `There is no part "${area}" of the tests. The parts, each with names of tests if you like:\n${lines.join("\n")}`,
  );
}

/** @param {string} word @returns {word is Area} */
function isArea(word) {
  return Object.hasOwn(AREAS, word);
}

/** Names select tests, so that with names the checks are left out. @param {Selection} selection */
export function selects({ area, names }) {
  return (/** @type {Selectable} */ { areas, role }) =>
    (area === null || areas.includes(area)) && (names.length === 0 || role !== "check");
}
