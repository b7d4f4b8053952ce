// Tries mutants by the tests that need a process of their own: vitest runs those that load the mutated file. Most of those
// files are never asked for what no other test runs, so that there only the tests count which import the file themselves.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest } from "vitest/node";
import { ROOT } from "../run.mjs";
import { alone } from "./left-out.mjs";
import { sources } from "./sources.mjs";

/** @typedef {import("vitest/node").Vitest} Vitest */
/** @typedef {import("vitest/node").TestSpecification} TestSpecification */
/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ status: string, location: { start: Place, end: Place }, replacement: string }} Mutant */

/** Milliseconds of silence after which a test counts as endless. */
const LONGEST = 60_000;

export class AloneTests {
  /** The file that is mutated, with its text; null: none. @type {{ file: string, code: string } | null} */
  #mutated = null;
  /** @type {Vitest | undefined} */
  #vitest;

  /** Expects that all tests pass without a mutant. */
  async prepare() {
    const vitest = await this.#started();
    const { testModules } = await vitest.runTestSpecifications(await all(vitest));
    const failed = testModules.filter((module) => !module.ok());
    if (failed.length === 0) return;
    const names = failed.map(({ moduleId }) => moduleId).join(", ");
    throw new Error(`These tests fail without any mutant: ${names}`);
  }

  /** True if a test fails with this mutant of a file, or does not end. @param {string} path @param {Mutant} mutant */
  async kill(path, mutant) {
    const file = join(ROOT, path);
    const vitest = await this.#started();
    const loading = await testsThatLoad(file, vitest, mutant.status === "NoCoverage");
    if (loading.length === 0) return false;
    this.#mutated = { file, code: mutated(readFileSync(file, "utf8"), mutant) };
    vitest.invalidateFile(file);
    const run = vitest.rerunTestSpecifications(loading);
    const answer = await Promise.race([run, silence()]);
    this.#mutated = null;
    vitest.invalidateFile(file);
    if (answer !== null)
      return answer.unhandledErrors.length > 0 || answer.testModules.some((each) => !each.ok());
    await this.close();
    return true;
  }

  async close() {
    await this.#vitest?.close();
    this.#vitest = undefined;
  }

  async #started() {
    this.#vitest ??= await createVitest(
      "test",
      { root: ROOT, watch: false, include: alone, pool: "threads", maxWorkers: 1, reporters: [{}] },
      { plugins: [sources, this.#mutation()], logLevel: "silent" },
    );
    return this.#vitest;
  }

  /** @returns {import("vite").Plugin} */
  #mutation() {
    return {
      name: "gospace-mutation",
      enforce: "pre",
      load: (id) => (id === this.#mutated?.file ? this.#mutated.code : null),
    };
  }
}

/** @param {Vitest} vitest */
function all(vitest) {
  return vitest.globTestSpecifications();
}

/** The tests that load a file; `themselves`: not by way of others. @param {string} file @param {Vitest} vitest @param {boolean} themselves */
async function testsThatLoad(file, vitest, themselves) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {import("vite").EnvironmentModuleNode} module */
  const visit = ({ importers }) => {
    for (const importer of importers) {
      if (importer.id === null || found.has(importer.id)) continue;
      found.add(importer.id);
      if (!themselves) visit(importer);
    }
  };
  for (const environment of Object.values(vitest.vite.environments))
    for (const module of environment.moduleGraph.getModulesByFile(file) ?? []) visit(module);
  return (await all(vitest)).filter(({ moduleId }) => found.has(moduleId));
}

/** @param {string} code @param {Mutant} mutant */
function mutated(code, { location: { start, end }, replacement }) {
  const lines = code.split("\n");
  /** @param {Place} place */
  const offset = ({ line, column }) =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  return code.slice(0, offset(start)) + replacement + code.slice(offset(end));
}

/** @returns {Promise<null>} */
function silence() {
  return new Promise((resolve) => setTimeout(resolve, LONGEST, null).unref());
}
