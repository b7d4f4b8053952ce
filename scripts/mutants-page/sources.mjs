// Imports of the package, sent to the sources that it is made of: no mutant of a source reaches what is built.
import { join } from "node:path";
import { ENTRIES, INSTANCE, MODULES, WASM_FILES } from "../build/package-entries.mjs";

const WASM = "../../build/wasm/full/gospace_wasm_bg.wasm";

/** A path in the folder that this process works in. @param {string} path */
export const inProject = (path) => join(process.cwd(), path);

/** @type {import("vite").Plugin} */
export const sources = {
  name: "gospace-sources",
  enforce: "pre",
  resolveId(source) {
    const file = Object.entries(MODULES).find(([name]) => name === source)?.[1];
    const entry = ENTRIES.find(
      (each) => each.file === file || source.endsWith(`/pkg/${each.file}`),
    );
    return entry ? inProject(entry.source) : null;
  },
  transform(code, id) {
    if (!id.endsWith(INSTANCE)) return null;
    return { code: code.replaceAll(`./${WASM_FILES.full}`, WASM), map: null };
  },
};
