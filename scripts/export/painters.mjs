// The files of the npm package that the browser's page needs: the painters, and the module that only plays.
import { join } from "node:path";

/** @param {string} folder of the package @returns {Record<string, string>} */
export function paintersIn(folder) {
  const names = ["painters.js", "play.js", "errors.js", "play.wasm"];
  return Object.fromEntries(names.map((name) => [name, join(folder, name)]));
}
