// npm run mutants:page [-- PATH…]: Stryker changes the page's model, engine and code for documents, one expression or block at
// a time, and the tests that need no browser must fail. Prints the changes that no test notices, and a table by folder.
// Expects that the package is built. Stryker is no package of the lock file: it is installed when first used.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AloneTests } from "./mutants-page/alone.mjs";
import { survivorsIn, tableOf, trySurvivors } from "./mutants-page/outcomes.mjs";
import { command, Failure, tell } from "./output.mjs";
import { attempt, npm, ROOT } from "./run.mjs";

const FOLDER = "build/stryker";
const SETTINGS = `${FOLDER}/settings.json`;
const REPORT = `${FOLDER}/report.json`;
const PACKAGE = "@stryker-mutator/core";
/** The last version that runs on Node 20. */
const VERSION = "9.6.1";

/** Model, engine, and all else that reads or writes documents. */
const PATHS = [
  "www/model",
  "www/engine",
  "www/sketch/document.ts",
  "www/sketch/stored.ts",
  "www/share/address.ts",
  "www/share/game-address.ts",
  "www/features/saved-games/merge-incoming.ts",
  "www/features/saved-games/stored-drawing.ts",
  "www/share/picture/read-document.ts",
  "www/share/picture/png/chunks.ts",
  "www/share/picture/png/metadata.ts",
  "www/share/picture/svg/metadata.ts",
];

await command(async () => {
  const words = process.argv.slice(2);
  const paths = words.length === 0 ? PATHS : words;
  if (!existsSync(join(ROOT, "pkg/gospace.js")))
    throw new Failure("There is no package to test: npm run build makes it.");
  await prepareStryker();
  writeFileSync(join(ROOT, SETTINGS), JSON.stringify(settings(paths.map(globOf))));
  rmSync(join(ROOT, REPORT), { force: true });
  const stryker = join(ROOT, FOLDER, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const { output } = await attempt(process.execPath, [stryker, "run", SETTINGS]);
  if (!existsSync(join(ROOT, REPORT)))
    throw new Failure("Stryker could not try the mutants.", output);
  /** @type {{ files: import("./mutants-page/outcomes.mjs").Files }} */
  const { files } = JSON.parse(readFileSync(join(ROOT, REPORT), "utf8"));
  tell("Trying survivors by tests in a process of their own …");
  const tests = new AloneTests();
  await trySurvivors(files, (path, mutant) => tests.kill(path, mutant));
  tests.close();
  for (const line of [...survivorsIn(files), ...tableOf(files)]) tell(line);
});

async function prepareStryker() {
  const folder = join(ROOT, FOLDER);
  const manifest = join(folder, "node_modules", PACKAGE, "package.json");
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === VERSION)
    return;
  tell("Installing Stryker …");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
  await npm("npm could not install Stryker: its words are above.", [
    "install",
    `--prefix=${folder}`,
    "--no-audit",
    "--no-fund",
    `${PACKAGE}@${VERSION}`,
  ]);
}

/** @param {string[]} mutate */
function settings(mutate) {
  return {
    mutate,
    testRunner: "gospace",
    plugins: [join(ROOT, "scripts/mutants-page/runner.mjs")],
    coverageAnalysis: "perTest",
    // Code that runs only while a file is loaded cannot be switched on later.
    ignoreStatic: true,
    concurrency: 1,
    // By the clock, so that a busy machine needs much; a loop that passes the change again and again is ended sooner, by a count.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
    tempDirName: `${FOLDER}/sandbox`,
    ignorePatterns: [
      "/biome.json",
      "/target",
      "/dist",
      "/build/**",
      "!/build/wasm/**",
      "!/build/*.json",
      "/test-results",
    ],
    // There is no such file: Stryker rewrites one by TypeScript's own functions, which TypeScript 7 lacks.
    tsconfigFile: "none",
    reporters: ["json"],
    jsonReporter: { fileName: REPORT },
    logLevel: "warn",
    allowConsoleColors: false,
  };
}

/** All files of a folder, or one file. @param {string} path */
function globOf(path) {
  const full = join(ROOT, path);
  if (!existsSync(full))
    throw new Failure(`"${path}" is no file or folder of the page: www/model, for example.`);
  return statSync(full).isDirectory() ? `${path.replace(/\/$/, "")}/**/*.ts` : path;
}
