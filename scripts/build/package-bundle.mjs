// The entries of the npm package as a file each, and the parts that they fetch, under their names. An import of one entry by another stays an import, so
// that a page that uses several has one wasm instance.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Failure, orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { made, partNames, TREESHAKE, textOfStyles } from "./embed.mjs";
import { translatedWords } from "./language.mjs";
import { ENTRIES, INSTANCE, MODULES, WASM_FILES } from "./package-entries.mjs";

/** @typedef {import("./package-entries.mjs").Entry} Entry */

/**
 * @typedef {object} Place
 * @property {string | null} home where from there the page lies that goes on with a game; null: nowhere known
 * @property {WasmFolders} [cores] the addresses of the wasm modules from there; by default beside the entries
 * @property {boolean} minify for pages that take the files as they are
 * @property {string} [language] by default the package's
 * @property {readonly string[]} [languages] those that lie in folders of their names beside the entries
 */

/** Folders of the built wasm modules, or addresses. @typedef {Record<keyof typeof WASM_FILES, string>} WasmFolders */

/** The module that the sources import, whichever wasm module an entry holds. */
const FACE = "/build/wasm/full/gospace_wasm.js";

/**
 * Writes entries into a folder; gives the files of node_modules that went into them.
 * @param {WasmFolders} wasm @param {string} folder @param {Place} place @param {Entry[]} [entries]
 * @returns {Promise<string[]>}
 */
export async function bundle(wasm, folder, place, entries = ENTRIES) {
  const borrowed = await Promise.all(
    entries.map((entry) => bundleEntry(entry, wasm, folder, place)),
  );
  return [...new Set(borrowed.flat())];
}

/** @param {Entry} entry @param {WasmFolders} folders @param {string} folder @param {Place} place */
async function bundleEntry(entry, folders, folder, { home, cores, minify, language, languages }) {
  const wasm = readFileSync(join(ROOT, folders.play, "gospace_wasm_bg.wasm"));
  const { build } = await import("rolldown");
  const { output } = await orFail(`${entry.file} of the npm package does not bundle.`, () =>
    build({
      input: join(ROOT, entry.source),
      platform: "neutral",
      // The parts take from the entry what they share.
      preserveEntrySignatures: "allow-extension",
      treeshake: TREESHAKE,
      resolve: { mainFields: ["module", "main"] },
      plugins: [
        translatedWords(language),
        wasmOf(entry, folders, cores),
        otherEntries(entry),
        textOfStyles(),
      ],
      transform: { define: made(wasm, home, cores, languages) },
      output: {
        dir: folder,
        format: "esm",
        minify,
        // Files for pages are not bundled again.
        comments: { annotation: !minify },
        ...partNames(entry.file),
      },
    }),
  );
  const chunks = output.filter((chunk) => chunk.type === "chunk");
  const paths = chunks.flatMap(({ moduleIds }) => moduleIds);
  const own = chunks.map(({ fileName }) => fileName);
  const missing = chunks
    .flatMap(({ imports }) => imports)
    .filter((name) => !name.startsWith("./") && !own.includes(name));
  if (missing.length > 0)
    throw new Failure(`${entry.file} would import what the package does not hold: ${missing}.`);
  if (entry.wasm === null && paths.some((path) => relative(ROOT, path) === INSTANCE))
    throw new Failure(`${entry.file} would hold a wasm instance of its own.`);
  return paths.filter((path) => path.includes("node_modules"));
}

/**
 * Puts the entry's wasm module, and its name, where the sources have those of the full one.
 * @param {Entry} entry @param {WasmFolders} folders @param {WasmFolders} [cores]
 */
function wasmOf({ wasm }, folders, cores) {
  return {
    name: "gospace-wasm",
    /** @param {string} source */
    resolveId(source) {
      if (!source.endsWith(FACE)) return null;
      return join(ROOT, folders[wasm ?? "play"], "gospace_wasm.js");
    },
    /** @param {string} code @param {string} id */
    transform(code, id) {
      // A class with this stays, even if nothing else takes it.
      if (id.endsWith("/gospace_wasm.js"))
        return { code: code.replace(/^if \(Symbol.dispose\) .*$/gm, "") };
      if (wasm === null || relative(ROOT, id) !== INSTANCE) return null;
      const address = cores?.[wasm] ?? `./${WASM_FILES[wasm]}`;
      const light = cores?.light ?? `./${WASM_FILES.light}`;
      return {
        code: code
          .replaceAll(`./${WASM_FILES.full}`, address)
          .replaceAll(`./${WASM_FILES.light}`, light),
      };
    },
  };
}

/** Leaves the modules of another entry to that entry. @param {Entry} entry */
function otherEntries(entry) {
  return {
    name: "gospace-entries",
    /** @param {string} source @param {string | undefined} importer */
    resolveId(source, importer) {
      const file = Object.entries(MODULES).find(([name]) => name === source)?.[1];
      const path = join(importer ?? "", "..", source);
      const is = (/** @type {Entry} */ each) =>
        file === undefined ? join(ROOT, each.source) === path : each.file === file;
      const other = ENTRIES.find((each) => each !== entry && is(each));
      return other ? { id: `./${other.file}`, external: true } : null;
    },
  };
}
