// The entries of the npm package as one file each. What one entry imports of another stays an import, so
// that a page that uses several has one wasm instance.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { made, textOfStyles } from "./embed.mjs";
import { ENTRIES, INSTANCE, MODULE_NAME } from "./package-entries.mjs";
import { ROOT } from "./run.mjs";
import { Failure, orFail } from "./tell.mjs";

/** @typedef {import("./package-entries.mjs").Entry} Entry */

/**
 * @typedef {object} Place
 * @property {string | null} home where from there the page lies that goes on with a game; null: nowhere known
 * @property {boolean} minify for pages that take the files as they are
 */

/** What the module's entry imports, whichever wasm module is packed. */
const FACE = "/build/wasm/gospace_wasm.js";

/**
 * Writes the entries into a folder; which files of node_modules went into them is what it gives.
 * @param {string} wasmFolder @param {string} folder @param {Place} place @returns {Promise<string[]>}
 */
export async function bundle(wasmFolder, folder, place) {
  const borrowed = new Set();
  for (const entry of ENTRIES)
    for (const path of await bundleEntry(entry, wasmFolder, folder, place)) borrowed.add(path);
  return [...borrowed];
}

/** @param {Entry} entry @param {string} wasmFolder @param {string} folder @param {Place} place */
async function bundleEntry(entry, wasmFolder, folder, { home, minify }) {
  const wasm = readFileSync(join(ROOT, wasmFolder, "gospace_wasm_bg.wasm"));
  const { build } = await import("rolldown");
  const { output } = await orFail(`${entry.file} of the npm package does not bundle.`, () =>
    build({
      input: join(ROOT, entry.source),
      platform: "neutral",
      resolve: { mainFields: ["module", "main"] },
      plugins: [faceOf(wasmFolder), otherEntries(entry), textOfStyles()],
      transform: { define: made(wasm, home) },
      output: { file: join(folder, entry.file), format: "esm", codeSplitting: false, minify },
    }),
  );
  const chunks = output.filter((chunk) => chunk.type === "chunk");
  const paths = chunks.flatMap(({ moduleIds }) => moduleIds);
  const missing = chunks.flatMap(({ imports }) => imports).filter((name) => !name.startsWith("./"));
  if (missing.length > 0)
    throw new Failure(`${entry.file} would import what the package does not hold: ${missing}.`);
  if (entry !== ENTRIES[0] && paths.some((path) => relative(ROOT, path) === INSTANCE))
    throw new Failure(`${entry.file} would hold a wasm instance of its own.`);
  return paths.filter((path) => path.includes("node_modules"));
}

/** Puts the face of the packed wasm module where the entry imports it. @param {string} wasmFolder */
function faceOf(wasmFolder) {
  return {
    name: "gospace-face",
    /** @param {string} source */
    resolveId(source) {
      if (!source.endsWith(FACE)) return null;
      return join(ROOT, wasmFolder, "gospace_wasm.js");
    },
  };
}

/** Leaves what another entry holds to that entry. @param {Entry} entry */
function otherEntries(entry) {
  return {
    name: "gospace-entries",
    /** @param {string} source @param {string | undefined} importer */
    resolveId(source, importer) {
      const path =
        source === MODULE_NAME
          ? join(ROOT, ENTRIES[0]?.source ?? "")
          : join(importer ?? "", "..", source);
      const other = ENTRIES.find((each) => each !== entry && join(ROOT, each.source) === path);
      return other ? { id: `./${other.file}`, external: true } : null;
    },
  };
}
