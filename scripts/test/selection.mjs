// The arguments of npm test: the area of the tests that runs, and the names of its tests.
import { Failure } from "../output.mjs";

/** The areas, with the content of each. */
export const AREAS = {
  core: "Rust: format, clippy, documentation, tests, crate package",
  api: "the npm package: types, sizes, tests in Node, units of the page",
  page: "the site: TypeScript, lint, floors, weights, tests in Chromium",
};

/**
 * @typedef {keyof typeof AREAS} Area
 * @typedef {{ area: Area | null, names: string[] }} Selection `area` null: all of them
 * @typedef {{ areas: Area[], role: "build" | "check" | "tests" }} Selectable
 */

/** @param {string[]} words after `npm test --` @returns {Selection} */
export function readSelection([area, ...names]) {
  if (area === undefined) return { area: null, names: [] };
  if (isArea(area)) return { area, names };
  const lines = Object.entries(AREAS).map(([name, holds]) => `  ${name.padEnd(5)} ${holds}`);
  throw new Failure(
    `npm test has no part "${area}". Its parts, each with names of tests if you like:\n${lines.join("\n")}`,
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
