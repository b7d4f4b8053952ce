// `npm run atlas`: writes www/atlas/plates.json, the small boards that the plates of the atlas draw with what is
// known of each board, and www/atlas/problems.json, the problems of the day. Both are the same on every machine:
// stones, values and problems come from the search and the solver by numbers of playouts and nodes.
import { readFileSync, writeFileSync } from "node:fs";
import { load } from "../../pkg/gospace.js";
import { tell } from "../output.mjs";
import { plateOf } from "./plates.mjs";
import { problems } from "./problems.mjs";

await load();
/** @type {{ id: string, name: string, document: import("../../pkg/types.js").GameDocument }[]} */
const gallery = JSON.parse(readFileSync("build/gallery.json", "utf8"));
const plates = Object.fromEntries(
  gallery.map((entry) => {
    tell(entry.name);
    return [entry.id, plateOf(entry)];
  }),
);
write("plates", plates);
tell(`www/atlas/plates.json: ${Object.keys(plates).length} plates`);
const found = problems();
write("problems", found);
tell(`www/atlas/problems.json: ${found.length} problems`);

/** @param {string} name @param {unknown} value */
function write(name, value) {
  writeFileSync(`www/atlas/${name}.json`, `${JSON.stringify(value)}\n`);
}
