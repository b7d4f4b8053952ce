// The results of the trial of mutants.
import { tell } from "../output.mjs";

/**
 * @typedef {import("./list.mjs").Mutant} Mutant
 * @typedef {import("./outcomes.mjs").Outcomes} Outcomes
 */

/** Prints the mutants that survive or could not be tried, and a table by folder of the core. @param {Mutant[]} mutants @param {Outcomes} outcomes */
export function tellTable(mutants, outcomes) {
  for (const mutant of mutants) {
    const outcome = outcomes.of(mutant);
    if (outcome?.kind === "survives") tell(`survives: ${mutant.name}`);
    if (outcome?.kind === "not tried") tell(`not tried, since it ${outcome.why}: ${mutant.name}`);
  }
  const folderOf = (/** @type {Mutant} */ { file }) => file.replace(/(\/src\/[^/]+).*/, "$1");
  for (const folder of [...new Set(mutants.map(folderOf))].sort()) {
    const all = mutants.filter((mutant) => folderOf(mutant) === folder);
    const count = (/** @type {string} */ kind) =>
      all.filter((mutant) => outcomes.of(mutant)?.kind === kind).length;
    const [killed, survive, untried] = [count("killed"), count("survives"), count("not tried")];
    const share = ((100 * killed) / Math.max(killed + survive + untried, 1)).toFixed(1);
    tell(
      `${folder}: ${all.length} changes, ${killed + survive + untried} compile, ${untried} of them not tried, ${killed} killed (${share} %)`,
    );
  }
}
