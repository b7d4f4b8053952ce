// npm test: installs missing tools, runs every check and test, and ends in one line.
// npm test -- core | api | page [NAME…]: one area of them; with names only the tests that have them.
import { prepareLanguages } from "../machine.mjs";
import { command, seconds, tell, tellFailure } from "../output.mjs";
import { LANES } from "./parts.mjs";
import { readSelection, selects } from "./selection.mjs";

/**
 * @typedef {import("./parts.mjs").Lane} Lane
 * @typedef {import("./runners.mjs").Counts} Counts
 * @typedef {import("./selection.mjs").Selection} Selection
 */

/** @type {Counts} */
const FAILED = { passed: 0, failed: 1, skipped: 0 };

await command(async () => {
  const selection = readSelection(process.argv.slice(2));
  const started = performance.now();
  const total = (await prepared(prepareLanguages)) ? await testAll(LANES, selection) : FAILED;
  tell(`Took ${seconds(started)}.`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  tell(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/** A missing tool is an error, never a reason to skip. @param {() => Promise<void>} prepare */
async function prepared(prepare) {
  try {
    await prepare();
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}

/** @param {Lane[]} lanes @param {Selection} selection @returns {Promise<Counts>} */
async function testAll(lanes, selection) {
  return sum(await Promise.all(lanes.map((lane) => testLane(lane, selection))));
}

/** @param {Lane} lane @param {Selection} selection */
async function testLane(lane, selection) {
  if (!isSelected(lane, selection)) return sum([]);
  const { prepare, parts, next = [] } = lane;
  if (prepare && !(await prepared(prepare))) return FAILED;
  const counts = [];
  for (const part of parts.filter(selects(selection))) {
    counts.push(await testPart(part, selection.names));
  }
  return sum([...counts, await testAll(next, selection)]);
}

/** @param {Lane} lane @param {Selection} selection @returns {boolean} */
function isSelected({ parts, next = [] }, selection) {
  return parts.some(selects(selection)) || next.some((lane) => isSelected(lane, selection));
}

/** @param {Counts[]} all @returns {Counts} */
function sum(all) {
  const total = (/** @type {keyof Counts} */ key) => all.reduce((n, counts) => n + counts[key], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

/** @param {import("./parts.mjs").Part} part @param {string[]} names @returns {Promise<Counts>} */
async function testPart({ name, work }, names) {
  const started = performance.now();
  const { counts, output } = await outcomeOf(work, names);
  if (counts.failed > 0) tell(output.trimEnd());
  const verdict = `${counts.passed} passed, ${counts.failed} failed`;
  tell(`${name.padEnd(28)}${verdict.padEnd(24)}${seconds(started).padStart(8)}`);
  return counts;
}

/** @param {import("./parts.mjs").Part["work"]} work @param {string[]} names */
async function outcomeOf(work, names) {
  try {
    const outcome = await work(names);
    const { passed, failed } = outcome.counts;
    if (passed + failed > 0) return outcome;
    const which = names.length > 0 ? ` called ${names.join(" or ")}` : "";
    const output = `${outcome.output}\nThis part has no tests${which}, which is an error.`;
    return { counts: { ...outcome.counts, failed: 1 }, output };
  } catch (error) {
    tellFailure(error);
    return { counts: FAILED, output: "" };
  }
}
