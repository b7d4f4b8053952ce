// `npm run atlas`: writes scripts/atlas/played.json, of which the build makes the plates of the atlas, and
// www/features/atlas/problems.json, the problems of the day. Both are the same on every machine: stones, values and
// problems come from the search and the solver by numbers of playouts and nodes.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../build/site.mjs";
import { prepareMachine } from "../machine.mjs";
import { command, tell } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { PLAYED } from "./plates.mjs";

const PROBLEMS = "www/features/atlas/problems.json";

await command(async () => {
  await prepareMachine();
  await buildSite();
  const { load } = await import("../../pkg/gospace.js");
  await load();
  // These import the package, which is there only now.
  const { playedOf } = await import("./played.mjs");
  const { problems } = await import("./problems.mjs");
  /** @type {(import("./plates.mjs").Entry & { name: string })[]} */
  const gallery = JSON.parse(readFileSync(join(ROOT, "build/gallery.json"), "utf8"));
  const played = gallery.map((entry) => {
    tell(entry.name);
    return [entry.id, playedOf(entry)];
  });
  write(PLAYED, Object.fromEntries(played));
  tell(`${PLAYED}: ${played.length} boards`);
  const found = problems();
  write(PROBLEMS, found);
  tell(`${PROBLEMS}: ${found.length} problems`);
});

/** @param {string} file @param {unknown} value */
function write(file, value) {
  writeFileSync(join(ROOT, file), `${JSON.stringify(value)}\n`);
}
