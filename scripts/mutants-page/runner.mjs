// A test runner for Stryker that loads all tests into one process and runs, for each mutant, those that reach it, the
// shortest first: vitest itself would begin a thread and load the core for each of them, which takes ten times as long.
import { collectTests, getFn, getHooks } from "@vitest/runner";
import { createServer } from "vite";
import { inProject, sources } from "./sources.mjs";
import { together } from "./tests.mjs";

// Stryker puts this process into the sandbox after it has loaded this file.

/** @typedef {import("@vitest/runner").Test} Test */
/** @typedef {import("@vitest/runner").Suite} Suite */
/** @typedef {{ activeMutant: { id: string }, testFilter?: string[], hitLimit?: number }} Asked */
/** @typedef {{ id: string, test: Test, cost: number }} Known */

/**
 * The object in which Stryker's mutants look up which of them is switched on, and count.
 * @type {{ activeMutant?: string, currentTestId?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: unknown }}
 */
const space = {};
Reflect.set(globalThis, "__stryker__", space);

/** Milliseconds of work for each mutant. Tests that take longer are left out, since they are the last. */
const BUDGET = 1_000;
/** Milliseconds after which a promise is not waited for any more: in all, and while this process has nothing to do. */
const LONGEST = 30_000;
const IDLE = 1_000;

/** @type {import("vite").Plugin} */
const oneProcess = {
  name: "gospace-one-process",
  enforce: "pre",
  resolveId: (source) =>
    source === "vitest" ? inProject("scripts/mutants-page/vitest.mjs") : null,
};

class Runner {
  /** @type {import("vite").ViteDevServer | undefined} */
  #server;
  /** @type {Known[]} */
  #tests = [];
  /** Errors that no test caught. @type {unknown[]} */
  #stray = [];
  /** True: the test that failed with the last mutant passes again without it. */
  #isSound = true;

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    process.on("unhandledRejection", (error) => this.#stray.push(error));
    this.#server = await createServer({
      configFile: false,
      root: process.cwd(),
      plugins: [oneProcess, sources],
      appType: "custom",
      logLevel: "error",
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      ssr: { noExternal: ["vitest"] },
    });
    await this.#load();
  }

  async dispose() {
    await this.#server?.close();
  }

  /** Tests that fail without any mutant, as those of speed do on a busy machine, are left out. */
  async dryRun() {
    const passed = [];
    const tests = [];
    for (const known of this.#tests) {
      const { id } = known;
      space.currentTestId = id;
      const [started, work] = [performance.now(), milliseconds()];
      const failure = await this.#failureOf(known);
      space.currentTestId = undefined;
      if (failure !== null) continue;
      passed.push({ ...known, cost: milliseconds() - work });
      tests.push({ id, name: id, timeSpentMs: performance.now() - started, status: 0 });
    }
    this.#tests = passed.sort((a, b) => a.cost - b.cost);
    return { status: "complete", tests, mutantCoverage: space.mutantCoverage };
  }

  /** @param {Asked} asked */
  async mutantRun(asked) {
    const found = await this.#tried(asked);
    if (found.status === "survived" || this.#isSound) return found;
    // Another mutant may have left the process as it was found, so that this one has a second try.
    await this.#load();
    const again = await this.#tried(asked);
    if (!this.#isSound) await this.#load();
    return again;
  }

  /** @param {Asked} asked */
  async #tried({ activeMutant, testFilter, hitLimit }) {
    const wanted = new Set(testFilter);
    let [nrOfTests, left] = [0, BUDGET];
    this.#isSound = true;
    for (const known of this.#tests.filter(({ id }) => wanted.has(id))) {
      if (nrOfTests > 0 && known.cost > left) break;
      left -= known.cost;
      nrOfTests += 1;
      Object.assign(space, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
      const failure = await this.#failureOf(known);
      const isEndless = (space.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY);
      Object.assign(space, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      if (failure === null) continue;
      this.#isSound = (await this.#failureOf(known)) === null;
      return isEndless || failure === ENDLESS
        ? { status: "timeout" }
        : { status: "killed", killedBy: [known.id], failureMessage: failure, nrOfTests };
    }
    return { status: "survived", nrOfTests };
  }

  /** Loads all tests, and whatever they import, anew. */
  async #load() {
    const server = this.#server;
    if (server === undefined) return;
    const costs = new Map(this.#tests.map(({ id, cost }) => [id, cost]));
    server.environments.ssr.moduleGraph.invalidateAll();
    /** @type {Known[]} */
    const tests = [];
    const runner = {
      config: { ...CONFIG, root: process.cwd() },
      importFile: (/** @type {string} */ file) => server.ssrLoadModule(file),
    };
    for (const path of together) {
      const [file] = await collectTests([inProject(path)], /** @type {never} */ (runner));
      if (file === undefined) continue;
      const failure = file.result?.errors?.[0];
      if (failure !== undefined) throw new Error(`${path}: ${failure.message}`);
      await begin(file);
      for (const test of testsIn(file)) {
        const id = `${path}#${nameOf(test)}`;
        if (costs.size > 0 && !costs.has(id)) continue;
        tests.push({ id, test, cost: costs.get(id) ?? 0 });
      }
    }
    this.#tests = tests.sort((a, b) => a.cost - b.cost);
  }

  /** @param {Known} known @returns {Promise<string | null>} */
  async #failureOf({ test }) {
    this.#stray = [];
    try {
      await inTime(() => runWithHooks(test));
      return this.#stray.length === 0 ? null : String(this.#stray[0]);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** @param {Test} test */
async function runWithHooks(test) {
  const suites = suitesOf(test);
  try {
    for (const suite of suites)
      for (const hook of getHooks(suite).beforeEach) await hook(test.context, suite);
    await getFn(test)();
  } finally {
    for (const suite of suites.toReversed())
      for (const hook of getHooks(suite).afterEach) await hook(test.context, suite);
  }
}

const ENDLESS = "the test did not end";

/** @param {() => Promise<void>} work */
async function inTime(work) {
  const started = performance.now();
  let worked = milliseconds();
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  const end = new Promise((_, reject) => {
    timer = setInterval(() => {
      const isIdle = milliseconds() - worked < IDLE / 50;
      worked = milliseconds();
      if (isIdle || performance.now() - started > LONGEST) reject(new Error(ENDLESS));
    }, IDLE);
  });
  try {
    await Promise.race([work(), end]);
  } finally {
    clearInterval(timer);
  }
}

/** Processor time of this process so far. A busy machine does not change what a test costs. */
function milliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The settings that vitest's collector asks of its runner. */
const CONFIG = {
  setupFiles: [],
  name: "",
  passWithNoTests: true,
  testNamePattern: undefined,
  allowOnly: true,
  sequence: { setupFiles: "list", hooks: "stack" },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
};

/** Runs what comes before all tests of a file. @param {Suite} suite */
async function begin(suite) {
  for (const hook of getHooks(suite).beforeAll) await hook(suite);
  for (const task of suite.tasks) if (task.type === "suite") await begin(task);
}

/** @param {Suite} suite @returns {Test[]} */
function testsIn(suite) {
  return suite.tasks
    .filter(({ mode }) => mode === "run" || mode === "queued")
    .flatMap((task) => (task.type === "suite" ? testsIn(task) : [task]));
}

/** The suites around a test, the file first. @param {Test} test @returns {Suite[]} */
function suitesOf({ file, suite }) {
  const suites = [];
  for (let at = suite; at !== undefined; at = at.suite) suites.unshift(at);
  return suites[0] === file ? suites : [file, ...suites];
}

/** @param {Test} test */
function nameOf(test) {
  const suites = suitesOf(test).slice(1);
  return [...suites.map(({ name }) => name), test.name].join(" ");
}

export const strykerPlugins = [
  {
    kind: "TestRunner",
    name: "gospace",
    factory: Object.assign(() => new Runner(), { inject: [] }),
  },
];
