// The tests that try the mutants of the page: in one process those that can, alone those that replace what all share.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";

const FOLDERS = ["tests/page/units", "tests/module"];

/** It looks at the built package itself. */
const PACKAGE = ["tests/module/element.test.ts"];

/** Of words, looks and layouts: they take long, and reach the model by the way. */
const LOOKS = [
  ...["articles", "atlas", "bodies", "body-picture", "breath", "contrast", "copy-as", "english"],
  ...["hit", "languages", "layout", "learn", "picture", "rolled", "space-look"],
  ...["space-speed", "tikz"],
].map((name) => `tests/page/units/${name}.test.ts`);

/** They load the core anew. */
const LOADING = ["tests/module/arguments.test.ts", "tests/page/units/problem.test.ts"];

/** Asks vitest for what vitest.mjs has not, modules, clocks or functions that are replaced, or for workers, which outlive a test. */
const REPLACING = /\bvi\.(?!stubGlobal|unstubAllGlobals)|stubGlobal\("Worker"/;

const all = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`),
).filter((path) => !PACKAGE.includes(path) && !LOOKS.includes(path));

/** Tests that need a process of their own. */
export const alone = all.filter(
  (path) => LOADING.includes(path) || REPLACING.test(readFileSync(join(ROOT, path), "utf8")),
);

/** All others. */
export const together = all.filter((path) => !alone.includes(path));
