// The tests in Node that share a thread with other files, whose modules it keeps: to read and compile them for each file
// costs more than most files' tests do.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";

const SHARED = ["tests/module", "tests/page/units"];

/** They see modules that nobody has loaded before, or put others in their place. */
const UNLOADED = [
  "tests/module/api.test.ts",
  "tests/module/arguments.test.ts",
  "tests/page/units/board-kinds.test.ts",
  "tests/page/units/problem.test.ts",
];
const REPLACES = /\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|useFakeTimers)\b/;

/** The files of units, by their paths: those that share threads, and those that have one each. */
export function unitFiles() {
  const files = SHARED.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => `${folder}/${name}`),
  );
  const isAlone = (/** @type {string} */ file) =>
    UNLOADED.includes(file) || REPLACES.test(readFileSync(join(ROOT, file), "utf8"));
  return { together: files.filter((file) => !isAlone(file)), alone: files.filter(isAlone) };
}
