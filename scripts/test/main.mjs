// npm test: installs missing tools, runs every check and test, and ends in one line.
// npm test -- core | api | page [NAME…]: one area of them; with names only the tests that have them.
import { prepareChromium } from "../chromium.mjs";
import { prepareMachine, prepareRustChecks } from "../machine.mjs";
import { command, seconds, tell, tellFailure } from "../output.mjs";
import { LANES } from "./parts.mjs";
import { readSelection, selects } from "./selection.mjs";

/**
 * @typedef {import("./runners.mjs").Counts} Counts
 * @typedef {import("./selection.mjs").Selection} Selection
 */

await command(async () => {
  const selection = readSelection(process.argv.slice(2));
  const started = performance.now();
  const ready = await prepared(selection);
  const total = ready ? await testAll(selection) : { passed: 0, failed: 1, skipped: 0 };
  tell(`Took ${seconds(started)}.`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  tell(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/** A missing tool is an error, never a reason to skip. @param {Selection} selection */
async function prepared({ area }) {
  try {
    await prepareMachine();
    if (area === null || area === "core") await prepareRustChecks();
    if (area !== "core") process.env.GOSPACE_CHROMIUM = await prepareChromium();
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}

/** @param {Selection} selection @returns {Promise<Counts>} */
async function testAll(selection) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const test = async (/** @type {import("./parts.mjs").Part[]} */ lane) => {
    for (const part of lane.filter(selects(selection))) {
      const counts = await testPart(part, selection.names);
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.skipped += counts.skipped;
    }
  };
  await Promise.all(LANES.map(test));
  return total;
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
    return { counts: { passed: 0, failed: 1, skipped: 0 }, output: "" };
  }
}
