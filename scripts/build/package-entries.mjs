// The entries of the npm package: each is a source, the file that it becomes, and the name under
// which others import it. Every script that makes the package from sources reads this list.

/**
 * @typedef {object} Entry
 * @property {string} source from the project's folder
 * @property {string} file in the package; its types lie beside it, under the same name
 * @property {string | null} exported what follows the package's name in an import; null: only the other entries import it
 * @property {boolean} sideEffects whether an import that takes nothing from it still does something
 * @property {"full" | "play" | "solver" | "think" | null} wasm which wasm module it holds an instance of
 */

/** @type {Entry[]} */
export const ENTRIES = [
  {
    source: "www/engine/core.ts",
    file: "gospace.js",
    exported: ".",
    sideEffects: false,
    wasm: "full",
  },
  {
    source: "www/engine/play.ts",
    file: "play.js",
    exported: "./play",
    sideEffects: false,
    wasm: "play",
  },
  {
    source: "www/engine/light-solver.ts",
    file: "light-solver.js",
    exported: null,
    sideEffects: false,
    wasm: "solver",
  },
  {
    source: "www/engine/think.ts",
    file: "think.js",
    exported: null,
    sideEffects: false,
    wasm: "think",
  },
  // One class of errors for all of them.
  {
    source: "www/engine/errors.ts",
    file: "errors.js",
    exported: null,
    sideEffects: false,
    wasm: null,
  },
  {
    source: "www/element.ts",
    file: "element.js",
    exported: "./element",
    sideEffects: true,
    wasm: null,
  },
  {
    source: "www/story.ts",
    file: "story.js",
    exported: "./story",
    sideEffects: true,
    wasm: null,
  },
  { source: "www/inline.ts", file: "inline.js", exported: null, sideEffects: false, wasm: null },
  { source: "www/solve.ts", file: "solve.js", exported: null, sideEffects: false, wasm: null },
];

/** Files that the element loads in another language than that of the site's entries. @type {Entry[]} */
export const TRANSLATED = [
  ...ENTRIES.filter(({ file }) => /^(play|errors|inline|solve|light-solver|think)\.js$/.test(file)),
  {
    source: "www/player/element-words.ts",
    file: "element-words.js",
    exported: null,
    sideEffects: false,
    wasm: null,
  },
];

/** The names under which the page imports the modules, with the files that they are. */
export const MODULES = {
  gospace: "gospace.js",
  "gospace/play": "play.js",
  "gospace/light-solver": "light-solver.js",
  "gospace/think": "think.js",
};

/** The files of the wasm modules, which lie beside their entries; `play` begins in one of those after it where that
 *  suffices. */
export const WASM_FILES = {
  full: "gospace.wasm",
  play: "play.wasm",
  light: "light.wasm",
  links: "light-links.wasm",
  spaces: "space-links.wasm",
  disks: "disk-links.wasm",
  planes: "plane-links.wasm",
  solver: "light-solver.wasm",
  think: "think.wasm",
};

/** The source that holds the instance, in those entries that have one. */
export const INSTANCE = "www/engine/instance.ts";

/** The types of a file of the package. @param {string} file */
export function typesOf(file) {
  return file.replace(/\.js$/, ".d.ts");
}

/** Something of each wasm module. @template T @param {(module: keyof typeof WASM_FILES) => T} made @returns {Record<keyof typeof WASM_FILES, T>} */
export function ofModules(made) {
  const names = /** @type {(keyof typeof WASM_FILES)[]} */ (Object.keys(WASM_FILES));
  return /** @type {Record<keyof typeof WASM_FILES, T>} */ (
    Object.fromEntries(names.map((name) => [name, made(name)]))
  );
}
