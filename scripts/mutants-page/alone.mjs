// Tries mutants by the tests that need a process of their own: vitest runs those that load the mutated file. Most of those
// files are never asked for what no other test runs, so that there only the tests count which import the file themselves.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest } from "vitest/node";
import { ROOT } from "../run.mjs";
import { sources } from "./sources.mjs";
import { alone } from "./tests.mjs";

/** @typedef {import("vitest/node").Vitest} Vitest */
/** @typedef {import("./outcomes.mjs").Place} Place */
/** @typedef {import("./outcomes.mjs").Mutant} Mutant */
/** @typedef {{ path: string, mutant: Mutant }} Asked */

/** Milliseconds after which the tests of a mutant count as endless. */
const LONGEST = 60_000;

/** The tests in a process that is ended where a mutant never does. */
export class AloneTests {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #process;

  /** True if a test fails with this mutant of a file, or does not end. @param {string} path @param {Mutant} mutant */
  async kill(path, mutant) {
    this.#process ??= await begun();
    this.#process.send({ path, mutant });
    const answer = await Promise.race([once(this.#process, "message"), silence()]);
    if (answer === null) this.close();
    return answer === null || answer[0];
  }

  close() {
    this.#process?.kill("SIGKILL");
    this.#process = undefined;
  }
}

async function begun() {
  const process = fork(import.meta.filename, { cwd: ROOT });
  const [failure] = await once(process, "message");
  if (failure !== null) throw new Error(`These tests fail without any mutant: ${failure}`);
  return process;
}

/** @returns {Promise<null>} */
function silence() {
  return new Promise((resolve) => setTimeout(resolve, LONGEST, null).unref());
}

/** In the process: answers first which tests fail without a mutant, then for each mutant whether one fails. */
async function serve() {
  /** The file that is mutated, with its text; null: none. @type {{ file: string, code: string } | null} */
  let mutated = null;
  const vitest = await createVitest(
    "test",
    { root: ROOT, watch: false, include: alone, pool: "threads", maxWorkers: 1, reporters: [{}] },
    {
      plugins: [
        sources,
        {
          name: "gospace-mutation",
          enforce: "pre",
          load: (id) => (id === mutated?.file ? mutated.code : null),
        },
      ],
      logLevel: "silent",
    },
  );
  const all = await vitest.globTestSpecifications();
  const { testModules } = await vitest.runTestSpecifications(all);
  const failed = testModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId);
  process.send?.(failed.length === 0 ? null : failed.join(", "));
  process.on("message", async (/** @type {Asked} */ { path, mutant }) => {
    const file = join(ROOT, path);
    const loading = testsThatLoad(file, vitest, mutant.status === "NoCoverage");
    const tests = all.filter(({ moduleId }) => loading.has(moduleId));
    if (tests.length === 0) {
      process.send?.(false);
      return;
    }
    mutated = { file, code: withMutant(readFileSync(file, "utf8"), mutant) };
    vitest.invalidateFile(file);
    const run = await vitest.rerunTestSpecifications(tests);
    vitest.invalidateFile(file);
    process.send?.(run.unhandledErrors.length > 0 || run.testModules.some((each) => !each.ok()));
  });
}

/** The modules that load a file; `themselves`: not by way of others. @param {string} file @param {Vitest} vitest @param {boolean} themselves */
function testsThatLoad(file, vitest, themselves) {
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
  return found;
}

/** @param {string} code @param {Mutant} mutant */
function withMutant(code, { location: { start, end }, replacement }) {
  const lines = code.split("\n");
  /** @param {Place} place */
  const offset = ({ line, column }) =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  return code.slice(0, offset(start)) + replacement + code.slice(offset(end));
}

if (process.send !== undefined) await serve();
