/** Runs the page's script, which tests/page/app/bundle.ts has put together, in a window. A page that was left goes on for a
 *  moment, so that each knows its own document; all else is that of the window that is the global one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { constants, Script } from "node:vm";
import * as play from "gospace/play";
import { ENGLISH, otherLanguages } from "../../../scripts/build/language.mjs";
import { LANGUAGE_CHOICE, preference } from "../../../www/panels/preferences.ts";
import { languageFor } from "../../../www/reader-language.ts";
import { FOLDER, pageIn } from "./bundle.ts";

type Run = (require: () => typeof play, module: object, exports: object, ...own: object[]) => void;

const OWN = [
  "window",
  "self",
  "document",
  "location",
  "history",
  "navigator",
  "localStorage",
  "sessionStorage",
] as const;

/** Scripts by their languages. */
const scripts = new Map<string, Script>();

async function scriptIn(language: string): Promise<Script> {
  const known = scripts.get(language);
  if (known !== undefined) return known;
  const filename = join(FOLDER, "page.cjs");
  const code = language === ENGLISH ? readFileSync(filename, "utf8") : await pageIn(language);
  const names = ["require", "module", "exports", ...OWN].join(", ");
  const script = new Script(`(function (${names}) {${code}\n})`, {
    filename,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  scripts.set(language, script);
  return script;
}

/** In the language that the site's first script would choose. */
export async function runPage(window: Window): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get("lang");
  const wishes = [asked, preference(LANGUAGE_CHOICE), ...window.navigator.languages];
  const script = await scriptIn(languageFor(wishes, [ENGLISH, ...otherLanguages()]));
  const run: Run = script.runInThisContext();
  const own = OWN.map((name) => window[name]);
  run(() => play, {}, {}, ...own);
}
