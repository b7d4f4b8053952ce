// Does a step only when its inputs have changed: by content, since clones and checkouts move times.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { seconds, step, tell } from "../output.mjs";
import { ROOT } from "../run.mjs";

/**
 * @typedef {object} Step
 * @property {string} name what the line says: "wasm module"
 * @property {string} stamp names the file that remembers the inputs' digest
 * @property {string[]} inputs files and folders, from the project's folder; missing ones count as empty
 * @property {string} [settings] further input, from the environment
 * @property {string[]} outputs what must be there afterwards
 * @property {(report: (progress: string) => void) => Promise<void>} work
 */

/** Does the step if an input has changed or an output is missing. @param {Step} step */
export async function upToDate({ name, stamp, inputs, settings = "", outputs, work }) {
  const digest = digestOf(inputs, settings);
  const stampPath = join(ROOT, "build/stamps", stamp);
  const present = outputs.every((output) => existsSync(join(ROOT, output)));
  if (present && existsSync(stampPath) && readFileSync(stampPath, "utf8") === digest) return;
  const started = performance.now();
  await step(`Building the ${name}`, work);
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, digest);
  tell(`Built the ${name} in ${seconds(started)}.`);
}

/** @param {string[]} inputs @param {string} settings */
function digestOf(inputs, settings) {
  const hash = createHash("sha256").update(settings);
  for (const input of inputs) {
    for (const file of filesUnder(input)) {
      const bytes = readFileSync(join(ROOT, file));
      hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const stat = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
