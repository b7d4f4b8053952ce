// npm test and npm run check: install missing tools, run the steps of a ring, and end in one line.
// npm test -- core | api | page [NAME…] [--times]: one area of them; with names only the tests that have them.
import { command, seconds, step, tell, tellFailure } from "../output.mjs";
import { readSelection, selects } from "./selection.mjs";
import { RINGS } from "./steps.mjs";
import { heaviest } from "./times.mjs";

/**
 * @typedef {import("./steps.mjs").Step} Step
 * @typedef {import("./runners.mjs").Counts} Counts
 * @typedef {import("./runners.mjs").Result} Result
 * @typedef {import("./selection.mjs").Selection} Selection
 */

/** @type {Counts} */
const FAILED = { passed: 0, failed: 1, skipped: 0 };

await command(async () => {
  const [ring = "test", ...words] = process.argv.slice(2);
  const selection = readSelection(words);
  const started = performance.now();
  const steps = RINGS[/** @type {keyof typeof RINGS} */ (ring)];
  const total = sum(await runAll(steps, selection));
  tell(`Took ${seconds(started)}.`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  tell(`${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/** Each step of the ring that is selected begins once those that it needs have ended. @param {Step[]} ring @param {Selection} selection */
function runAll(ring, selection) {
  const isSelected = selects(selection);
  /** None is there for a step that is not selected. @type {Map<string, Promise<Counts>[]>} */
  const begun = new Map();
  for (const each of ring) {
    const needed = (each.after ?? []).flatMap((name) => {
      const before = begun.get(name);
      if (before) return before;
      throw new Error(`"${each.name}" is listed before "${name}", which it needs.`);
    });
    begun.set(each.name, isSelected(each) ? [runAfter(needed, each, selection)] : []);
  }
  return Promise.all([...begun.values()].flat());
}

/** @param {Promise<Counts>[]} needed @param {Step} each @param {Selection} selection @returns {Promise<Counts>} */
async function runAfter(needed, each, selection) {
  if ((await Promise.all(needed)).some(({ failed }) => failed > 0)) {
    tell(`${each.name}: not run, since what it needs has failed.`);
    return FAILED;
  }
  const started = performance.now();
  const { counts, output, times } = await resultOf(each, selection);
  if (counts.failed > 0) tell(output.trimEnd());
  // A tool is no test.
  if (each.role === "tool" && counts.failed === 0) return { passed: 0, failed: 0, skipped: 0 };
  const verdict = `${counts.passed} passed, ${counts.failed} failed`;
  tell(`${each.name.padEnd(48)}${verdict.padEnd(24)}${seconds(started).padStart(8)}`);
  if (selection.times && times) for (const line of heaviest(times)) tell(line);
  return counts;
}

/** @param {Step} each @param {Selection} selection @returns {Promise<Result>} */
async function resultOf({ name, role, work }, selection) {
  const failed = (/** @type {string} */ words) => tell(`${name}: ✗ ${words}`);
  try {
    // These tell their own steps.
    if (role === "tool" || role === "build")
      return await work(selection, { progress: () => {}, failed });
    return await step(name, async (progress) => {
      const result = await work(selection, { progress, failed });
      const { passed, failed: count, skipped } = result.counts;
      if (passed + count + skipped > 0) return result;
      const which = selection.names.length > 0 ? ` called ${selection.names.join(" or ")}` : "";
      const output = `${result.output}\nThis step has no tests${which}, which is an error.`;
      return { counts: { ...result.counts, failed: 1 }, output };
    });
  } catch (error) {
    tellFailure(error);
    return { counts: FAILED, output: "" };
  }
}

/** @param {Counts[]} all @returns {Counts} */
function sum(all) {
  const total = (/** @type {keyof Counts} */ key) => all.reduce((n, counts) => n + counts[key], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}
