// npm run languages: for each translation, the files of www/words that it has and lacks.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "./build/language.mjs";
import { command, tell } from "./output.mjs";
import { ROOT } from "./run.mjs";

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
}

await command(async () => {
  const words = filesIn(join(ROOT, "www/words"));
  for (const language of readdirSync(LANGUAGES)) {
    const done = new Set(filesIn(join(LANGUAGES, language)));
    const missing = words.filter((name) => !done.has(name));
    const rest = missing.length === 0 ? "Complete." : `Still English: ${missing.join(" ")}`;
    tell(`${language}: ${words.length - missing.length} of ${words.length} files. ${rest}`);
  }
});
