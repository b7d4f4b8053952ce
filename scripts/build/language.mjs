// The languages of a build: each is a folder of www/languages, whose files stand for those of www/words with the same
// names. What a language lacks stays English. The site has all of them, the npm package the one that GOSPACE_LANGUAGE
// names. A build has one language, so no reader loads one that is not read.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { Failure } from "../output.mjs";
import { ROOT } from "../run.mjs";

const WORDS = join(ROOT, "www/words");
export const LANGUAGES = join(ROOT, "www/languages");
/** A folder for each language, of what is made in it. */
const MADE = "build/languages";
export const ENGLISH = "en";

/** All but English. */
export function otherLanguages() {
  return readdirSync(LANGUAGES).sort();
}

/** The language of the npm package. @param {string} [setting] */
export function chosenLanguage(setting = process.env.GOSPACE_LANGUAGE) {
  const known = [ENGLISH, ...otherLanguages()];
  if (!setting) return ENGLISH;
  if (!known.includes(setting))
    throw new Failure(
      `GOSPACE_LANGUAGE is "${setting}", which is no folder of www/languages. There is ${known.join(", ")}.`,
    );
  return setting;
}

/** A folder under build/ for what is made in a language, from the project's. @param {string} language @param {string} name */
export function madeIn(language, name) {
  return join(MADE, language, name);
}

/** The folder of the package's modules in a language, from the project's. @param {string} language */
export function modulesIn(language) {
  return language === chosenLanguage() ? "pkg" : madeIn(language, "modules");
}

/** A file that is made for the page in each language. @param {string} path @param {string} language */
export function fileIn(path, language) {
  return language === ENGLISH ? path : madeIn(language, basename(path));
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
      if (language === ENGLISH || importer === undefined || importer.startsWith(LANGUAGES))
        return null;
      if (!/^\.{1,2}\/.*\.(ts|json\?url)$/.test(source)) return null;
      const path = resolve(dirname(importer), source);
      const isMade = path.startsWith(join(ROOT, "build") + sep);
      if (!isMade && !path.startsWith(WORDS + sep)) return null;
      const translated = isMade
        ? join(ROOT, fileIn(path, language))
        : join(LANGUAGES, language, relative(WORDS, path));
      return existsSync(translated.replace(/\?url$/, "")) ? translated : null;
    },
  };
}

/** A file of a language that is read by the build alone; empty where the language lacks it. @param {string} file @param {string} language */
function tableOf(file, language) {
  const path = join(LANGUAGES, language, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** Names and notes of the gallery's boards, which come from the core in English.
 *  @param {GalleryBoard[]} boards @param {string} language @returns {GalleryBoard[]}
 *  @typedef {{ id: string, name: string, note: string, document: { title?: string } }} GalleryBoard */
export function galleryInLanguage(boards, language) {
  const table = tableOf("gallery.json", language);
  return boards.map((board) => {
    const [name, note] = table[board.id] ?? [board.name, board.note];
    return { ...board, name, note, document: { ...board.document, title: name } };
  });
}
