// The outcomes of mutants, kept in a file that grows by a line each, so that a run can be continued.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../run.mjs";

/**
 * @typedef {import("./list.mjs").Mutant} Mutant
 * @typedef {{ kind: "killed", by: string }
 *   | { kind: "survives" }
 *   | { kind: "does not compile" }
 *   | { kind: "not tried", why: string }} Outcome
 */

const FILE = join(ROOT, "build/mutants/outcomes.jsonl");

export class Outcomes {
  /** @type {Map<string, Outcome>} */
  #known = new Map();

  constructor() {
    mkdirSync(dirname(FILE), { recursive: true });
    if (!existsSync(FILE)) return;
    for (const line of readFileSync(FILE, "utf8").split("\n").filter(Boolean)) {
      const { key, outcome } = JSON.parse(line);
      this.#known.set(key, outcome);
    }
  }

  /** @param {Mutant} mutant */
  of(mutant) {
    return this.#known.get(mutant.key);
  }

  /** @param {Mutant} mutant @param {Outcome} outcome */
  add({ key }, outcome) {
    this.#known.set(key, outcome);
    appendFileSync(FILE, `${JSON.stringify({ key, outcome })}\n`);
  }
}
