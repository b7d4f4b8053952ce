// npm run reproducible: builds the wasm modules twice from what git holds, in two folders of different names and
// depths, and compares them byte for byte. `npm run release` compares its own with those of another folder.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SHIPPED_MODULES } from "./build/wasm.mjs";
import { command, Failure, seconds, tell } from "./output.mjs";
import { ROOT, run } from "./run.mjs";

const MODULES = Object.values(SHIPPED_MODULES).map(
  ({ folder }) => `${folder}/gospace_wasm_bg.wasm`,
);
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await command(compare);

async function compare() {
  const folder = mkdtempSync(join(tmpdir(), "gospace-"));
  try {
    const first = await built(join(folder, "a"));
    const second = await built(join(folder, "another", "much", "deeper"));
    const differing = MODULES.filter((_, at) => first[at] !== second[at]);
    if (differing.length > 0) throw new Failure(`Two builds differ in ${differing.join(" and ")}.`);
    for (const [at, module] of MODULES.entries()) tell(`${first[at]}  ${module}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The hashes of the modules of a fresh clone. @param {string} clone @param {string} [from] */
async function built(clone, from = ROOT) {
  const started = performance.now();
  mkdirSync(clone, { recursive: true });
  await run("git could not clone the project.", "git", ["clone", "--quiet", from, clone]);
  const builder = JSON.stringify(pathToFileURL(join(clone, "scripts/build/wasm.mjs")).href);
  await run("The modules do not build in a fresh clone.", process.execPath, [
    "--input-type=module",
    "--eval",
    `const { buildWasm, SHIPPED_MODULES } = await import(${builder}); await Promise.all(Object.values(SHIPPED_MODULES).map(buildWasm));`,
  ]);
  tell(`Built in ${clone}: ${seconds(started)}.`);
  return hashesIn(clone);
}

/** @param {string} clone */
function hashesIn(clone) {
  return MODULES.map((module) => hash(readFileSync(join(clone, module))));
}

/** Fails unless the modules that were built in a clone are made in another folder, too. @param {string} clone */
export async function remake(clone) {
  const folder = mkdtempSync(join(tmpdir(), "gospace-"));
  try {
    const again = await built(join(folder, "another", "much", "deeper"), clone);
    const differing = MODULES.filter((_, at) => again[at] !== hashesIn(clone)[at]);
    if (differing.length > 0) throw new Failure(`Two builds differ in ${differing.join(" and ")}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Buffer} bytes */
function hash(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
