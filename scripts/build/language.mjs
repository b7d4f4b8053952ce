// The language of a build: GOSPACE_LANGUAGE names a folder of www/languages, whose files stand for those of www/words
// with the same names. What a language lacks stays English. So no reader loads a language that is not read.
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** The words of HTML files, shown or read aloud: texts between tags, and these attributes. */
const TEXTS = />([^<>]+)</g;
const ATTRIBUTES = /\b(?:aria-label|title|placeholder|alt|content)="([^"]*)"/g;

/** All that a page of HTML says. @param {string} html @returns {string[]} */
export function textsOf(html) {
  const said = [TEXTS, ATTRIBUTES].flatMap((pattern) => [...html.matchAll(pattern)]);
  return said.map(([, text = ""]) => text.trim()).filter((text) => text !== "");
}

/** A file of a language that is read by the build alone; empty where the language lacks it. @param {string} file @param {string} language */
function tableOf(file, language) {
  const path = join(LANGUAGES, language, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** Names and notes of the gallery's boards, which come from the core in English.
 *  @param {GalleryBoard[]} boards @param {string} [language] @returns {GalleryBoard[]}
 *  @typedef {{ id: string, name: string, note: string, document: { title?: string } }} GalleryBoard */
export function galleryInLanguage(boards, language = chosenLanguage()) {
  if (language === "") return boards;
  const table = tableOf("gallery.json", language);
  return boards.map((board) => {
    const [name, note] = table[board.id] ?? [board.name, board.note];
    return { ...board, name, note, document: { ...board.document, title: name } };
  });
}

/** A page's language, and its texts in it. @param {string} page @param {string} [language] */
export function inLanguage(page, language = chosenLanguage()) {
  if (language === "") return page;
  const table = tableOf("html.json", language);
  const translated = (/** @type {string} */ whole, /** @type {string} */ text) =>
    whole.replace(text.trim(), () => table[text.trim()] ?? text.trim());
  const html = page.replace(TEXTS, translated).replace(ATTRIBUTES, translated);
  const direction = new Intl.Locale(language).maximize().script;
  const rtl =
    direction !== undefined && ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo"].includes(direction);
  return html.replace('<html lang="en"', `<html lang="${language}"${rtl ? ' dir="rtl"' : ""}`);
}
