// The language of a build: GOSPACE_LANGUAGE names a folder of www/languages, whose files stand for those of www/words
// with the same names. What a language lacks stays English. So no reader loads a language that is not read.
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Failure } from "../output.mjs";
import { ROOT } from "../run.mjs";

const WORDS = join(ROOT, "www/words");
export const LANGUAGES = join(ROOT, "www/languages");

/** The name of the language; empty: English. @param {string} [setting] */
export function chosenLanguage(setting = process.env.GOSPACE_LANGUAGE) {
  if (!setting || setting === "en") return "";
  const known = readdirSync(LANGUAGES);
  if (!known.includes(setting))
    throw new Failure(
      `GOSPACE_LANGUAGE is "${setting}", which is no folder of www/languages. There is en, ${known.join(", ")}.`,
    );
  return setting;
}

/** A plugin of Vite and Rolldown. @param {string} [language] */
export function translatedWords(language = chosenLanguage()) {
  return {
    name: "gospace-language",
    /** Before Vite's own. @type {"pre"} */
    enforce: "pre",
    /** @param {string} source @param {string | undefined} importer */
    resolveId(source, importer) {
      // A translation may take parts of the English file that it stands for.
      if (language === "" || importer === undefined || importer.startsWith(LANGUAGES)) return null;
      if (!/^\.{1,2}\/.*\.ts$/.test(source)) return null;
      const path = resolve(dirname(importer), source);
      if (!path.startsWith(WORDS + sep)) return null;
      const translated = join(LANGUAGES, language, relative(WORDS, path));
      return existsSync(translated) ? translated : null;
    },
  };
}

/** The opening tag of a page's root. @param {string} html @param {string} [language] */
export function inLanguage(html, language = chosenLanguage()) {
  if (language === "") return html;
  const direction = new Intl.Locale(language).maximize().script;
  const rtl =
    direction !== undefined && ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo"].includes(direction);
  return html.replace('<html lang="en"', `<html lang="${language}"${rtl ? ' dir="rtl"' : ""}`);
}
