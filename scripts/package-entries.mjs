// What the npm package is made of: each entry is a source, the file that it becomes, and the name under
// which others import it. Whatever makes the package from sources reads this list.

/**
 * @typedef {object} Entry
 * @property {string} source from the project's folder
 * @property {string} file in the package; its types lie beside it, under the same name
 * @property {string | null} exported what follows the package's name in an import; null: only the other entries import it
 * @property {boolean} sideEffects whether an import that takes nothing from it still does something
 */

/** The first is the module itself: the only one that holds the wasm instance. @type {Entry[]} */
export const ENTRIES = [
  { source: "www/engine/core.ts", file: "gospace.js", exported: ".", sideEffects: false },
  { source: "www/element.ts", file: "element.js", exported: "./element", sideEffects: true },
  { source: "www/inline.ts", file: "inline.js", exported: null, sideEffects: false },
];

/** What the module is called where the page imports it. */
export const MODULE_NAME = "gospace";

/** Where the instance lives, which must be in one file only. */
export const INSTANCE = "www/engine/instance.ts";

/** The types of a file of the package. @param {string} file */
export function typesOf(file) {
  return file.replace(/\.js$/, ".d.ts");
}
