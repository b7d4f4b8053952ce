/** Runs scripts of the site, which tests/page/app/bundle.ts puts together, in a window. A page that was left goes on for a
 *  moment, so that each knows its own document; all else is that of the window that is the global one. */
import { constants, Script } from "node:vm";
import * as play from "gospace/play";
import { ENGLISH, otherLanguages } from "../../../scripts/build/language.mjs";
import { LANGUAGE_CHOICE, preference } from "../../../www/panels/preferences.ts";
import { languageFor } from "../../../www/reader-language.ts";
import { PAGE, scriptOf } from "./bundle.ts";

type Run = (
  require: (file: string) => object,
  module: object,
  exports: object,
  ...own: object[]
) => void;

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

/** Scripts by their sources, languages and what they are given. */
const scripts = new Map<string, Script>();

async function scriptIn(entry: string, language: string, own: string): Promise<Script> {
  const filename = `${language} ${entry} ${own}`;
  const known = scripts.get(filename);
  if (known !== undefined) return known;
  const code = await scriptOf(entry, language);
  const script = new Script(`(function (require, module, exports, ${own}) {${code}\n})`, {
    filename,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  scripts.set(filename, script);
  return script;
}

/** In the language that the site's first script would choose. */
export async function runScripts(window: Window, entries: readonly string[]): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get("lang");
  const wishes = [asked, preference(LANGUAGE_CHOICE), ...window.navigator.languages];
  const language = languageFor(wishes, [ENGLISH, ...otherLanguages()]);
  // Storage that is refused throws where the page asks for it.
  const names = OWN.filter((name) => isGiven(window, name));
  const own = names.map((name) => window[name]);
  for (const entry of entries) {
    const run: Run = (await scriptIn(entry, language, names.join())).runInThisContext();
    // Whatever shows a player may ask for the search, which the page has in its workers.
    const whole = entry === PAGE ? play : await import("gospace");
    run((file) => (file.endsWith("/play.js") ? play : whole), {}, {}, ...own);
  }
}

function isGiven(window: Window, name: (typeof OWN)[number]): boolean {
  try {
    return window[name] !== undefined;
  } catch {
    return false;
  }
}
