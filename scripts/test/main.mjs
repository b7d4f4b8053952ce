// npm test: brings in what is missing, runs every check and test in order, and ends in one line.
import { prepareChromium } from "../chromium.mjs";
import { prepareMachine, prepareRustChecks } from "../machine.mjs";
import { seconds, tell, tellFailure } from "../output.mjs";
import { PARTS } from "./parts.mjs";

/** @typedef {import("./parts.mjs").Counts} Counts */

const started = performance.now();
const total = (await prepared()) ? await testAll() : { passed: 0, failed: 1, skipped: 0 };
tell(`Took ${seconds(started)}.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
tell(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Whether every tool is there; a missing one is an error, never a reason to skip. */
async function prepared() {
  try {
    await prepareMachine();
    await prepareRustChecks();
    process.env.GOSPACE_CHROMIUM = await prepareChromium();
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}

/** @returns {Promise<Counts>} */
async function testAll() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const parts of PARTS) {
    for (const counts of await Promise.all([parts].flat().map(testPart))) {
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.skipped += counts.skipped;
    }
  }
  return total;
}

/** @param {import("./parts.mjs").Part} part @returns {Promise<Counts>} */
async function testPart({ name, work }) {
  const started = performance.now();
  const { counts, output } = await outcomeOf(work);
  if (counts.failed > 0) tell(output.trimEnd());
  const verdict = `${counts.passed} passed, ${counts.failed} failed`;
  tell(`${name.padEnd(28)}${verdict.padEnd(24)}${seconds(started).padStart(8)}`);
  return counts;
}

/** @param {import("./parts.mjs").Part["work"]} work */
async function outcomeOf(work) {
  try {
    const outcome = await work();
    const { passed, failed } = outcome.counts;
    if (passed + failed > 0) return outcome;
    const output = `${outcome.output}\nThis part has no tests, which is an error.`;
    return { counts: { ...outcome.counts, failed: 1 }, output };
  } catch (error) {
    tellFailure(error);
    return { counts: { passed: 0, failed: 1, skipped: 0 }, output: "" };
  }
}
