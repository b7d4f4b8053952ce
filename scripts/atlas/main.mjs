// `npm run atlas`: writes www/features/atlas/plates.json, the small boards that the plates of the atlas draw with what is
// known of each board, and www/features/atlas/problems.json, the problems of the day. Both are the same on every machine:
// stones, values and problems come from the search and the solver by numbers of playouts and nodes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../build/site.mjs";
import { prepareMachine } from "../machine.mjs";
import { command, tell } from "../output.mjs";
import { ROOT } from "../run.mjs";

await command(async () => {
  await prepareMachine();
  await buildSite();
  const { load } = await import("../../pkg/gospace.js");
  await load();
  // These import the package, which is there only now.
  const { plateOf } = await import("./plates.mjs");
  const { problems } = await import("./problems.mjs");
  /** @type {{ id: string, name: string, document: import("../../pkg/types.js").GameDocument }[]} */
  const gallery = JSON.parse(readFileSync(join(ROOT, "build/gallery.json"), "utf8"));
  const plates = Object.fromEntries(
    gallery.map((entry) => {
      tell(entry.name);
      return [entry.id, plateOf(entry)];
    }),
  );
  write("plates", plates);
  tell(`www/features/atlas/plates.json: ${Object.keys(plates).length} plates`);
  const found = problems();
  write("problems", found);
  tell(`www/features/atlas/problems.json: ${found.length} problems`);
});

/** @param {string} name @param {unknown} value */
function write(name, value) {
  writeFileSync(join(ROOT, `www/features/atlas/${name}.json`), `${JSON.stringify(value)}\n`);
}
