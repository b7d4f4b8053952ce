/** Translations: each file has the exports of the English one that it stands for, and a build takes it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { expect, test } from "vitest";
import {
  chosenLanguage,
  galleryInLanguage,
  translatedWords,
} from "../../../scripts/build/language.mjs";
import { startTag } from "../../../scripts/build/start.mjs";
import { ROOT } from "../../../scripts/run.mjs";
import { languageFor } from "../../../www/reader-language.ts";
import { directionOf } from "../../../www/translate.ts";

const LANGUAGES = join(ROOT, "www/languages");
const WORDS = join(ROOT, "www/words");

/** Languages that have every file; others may grow file by file. */
const COMPLETE = ["de"];

/** Names of published texts, and addresses, are the same in every language. */
const SAME = /^https?:|^My rules of Go/;

/** Forms of words that only one language needs, and what the core names in English; English has no such files. */
const OWN = ["grammar.ts", "core/terms.ts"];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.replaceAll("\\", "/"));
}

const files = filesIn(LANGUAGES)
  .map((name) => ({
    language: name.split("/")[0] ?? "",
    file: name.replace(/^[^/]*\//, ""),
  }))
  .filter(({ file }) => !OWN.includes(file));

/** Kinds and names of all parts of a value; of a function its number of arguments. */
function shape(value: unknown): unknown {
  if (typeof value === "function") return `function of ${value.length}`;
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, shape(part)]),
  );
}

test.each(files)("$language has in $file what English has", async ({ language, file }) => {
  expect(existsSync(join(WORDS, file)), `www/words/${file}`).toBe(true);
  const [english, translated] = await Promise.all([
    import(/* @vite-ignore */ join(WORDS, file)),
    import(/* @vite-ignore */ join(LANGUAGES, language, file)),
  ]);
  expect(shape({ ...translated })).toEqual(shape({ ...english }));
});

test.each(COMPLETE)("%s is complete", (language) => {
  const translated = new Set(filesIn(join(LANGUAGES, language)));
  expect(filesIn(WORDS).filter((file) => !translated.has(file))).toEqual([]);
  const essays = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".html"));
  const own = essays(join(LANGUAGES, language, "articles"));
  expect(own).toEqual(essays(join(ROOT, "www/articles")));
});

/** All strings in a value of a module, with their paths. */
function stringsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => stringsIn(part, `${path}.${name}`));
}

test.each(files.filter(({ file }) => !file.endsWith("sources.ts")))(
  "$language repeats in $file no sentence of English",
  async ({ language, file }) => {
    const [english, translated] = await Promise.all([
      import(/* @vite-ignore */ join(WORDS, file)),
      import(/* @vite-ignore */ join(LANGUAGES, language, file)),
    ]);
    const before = new Map(stringsIn({ ...english }, file));
    const same = stringsIn({ ...translated }, file).filter(
      ([path, text]) => before.get(path) === text && /\S+ \S+ \S+/.test(text) && !SAME.test(text),
    );
    expect(same).toEqual([]);
  },
);

async function bundled(source: string, language: string): Promise<string> {
  const { output } = await build({
    input: join(ROOT, source),
    platform: "browser",
    tsconfig: false,
    external: [/inline\.ts$/],
    plugins: [translatedWords(language)],
    write: false,
  });
  return output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
}

test("a build in German says German words and no English ones in their place, and English stays as it is", async () => {
  const german = await bundled("www/words/element.ts", "de");
  expect(german).toContain("Loading the board");
  const element = await bundled("www/story.ts", "de");
  expect(element).toContain("Das Brett wird geladen");
  expect(element).not.toContain("Loading the board");
  const english = await bundled("www/story.ts", "en");
  expect(english).not.toContain("Das Brett");
});

test("a build in German has German lists of boards, and the plates that all languages share", () => {
  const importer = join(ROOT, "www/engine/gallery.ts");
  const taken = (name: string) =>
    translatedWords("de").resolveId(`../../build/${name}.json?url`, importer);
  expect(taken("near")).toBe(join(ROOT, "build/languages/de/near.json?url"));
  expect(taken("plates")).toBeNull();
});

test("numbers of other languages are grouped as theirs", async () => {
  const code = await bundled("tests/page/units/languages-grouped.ts", "de");
  const { GROUPED } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(GROUPED).toEqual(["12.345", "2,5"]);
  const plain = await bundled("tests/page/units/languages-grouped.ts", "en");
  const english = await import(`data:text/javascript,${encodeURIComponent(plain)}`);
  expect(english.GROUPED).toEqual(["12,345", "2.5"]);
});

test("a language has its direction", () => {
  expect(["de", "en-GB", "ja"].map(directionOf)).toEqual(["ltr", "ltr", "ltr"]);
  expect(["he", "fa", "ar-EG"].map(directionOf)).toEqual(["rtl", "rtl", "rtl"]);
});

test("the first wish that can be met decides the language, and English where none can", () => {
  const known = ["en", "de"];
  expect(languageFor([null, null, "de-AT", "en"], known)).toBe("de");
  expect(languageFor([null, null, "fr", "en-US", "de"], known)).toBe("en");
  expect(languageFor(["DE", "en", "en-GB"], known)).toBe("de");
  expect(languageFor([null, "en", "de"], known)).toBe("en");
  expect(languageFor(["xx", "", "toString", "fr"], known)).toBe("en");
  expect(languageFor([], known)).toBe("en");
});

test("a page names its scripts by their languages, and asks for none before one is chosen", () => {
  const scripts = { en: ["./page.js", "./part.js"], de: ["./de/page.js", "./de/part.js"] };
  expect(startTag("start.js", scripts)).toBe(
    '<script defer src="start.js" data-en="./page.js ./part.js" data-de="./de/page.js ./de/part.js"></script>',
  );
  expect(startTag("start.js", { en: ["frame.js"] }, "embed.js")).toBe(
    '<script defer src="start.js" data-classic="embed.js" data-en="frame.js"></script>',
  );
});

/** HTML whose texts a page translates when it begins. */
const PAGES = ["index.html", "www/player/embed.html", "www/values/index.html"];
/** Those of `www/translate.ts`. */
const ATTRIBUTES = /\b(?:aria-label|title|placeholder|alt|content)="([^"]*)"/g;

/** All that HTML says; where scripts are refused, nothing is translated. */
function textsOf(html: string): string[] {
  const page = html.replace(/<noscript>.*?<\/noscript>/gs, "");
  const said = [/>([^<>]+)</g, ATTRIBUTES].flatMap((pattern) => [...page.matchAll(pattern)]);
  return said.map(([, text = ""]) => text.trim()).filter((text) => text !== "");
}

test.each(COMPLETE)("where scripts are refused, each page says so in %s, too", (language) => {
  for (const file of PAGES) {
    const [refused = ""] =
      /<noscript>.*?<\/noscript>/s.exec(readFileSync(join(ROOT, file), "utf8")) ?? [];
    expect(refused, file).toContain(` lang="${language}">`);
  }
});

test.each(COMPLETE)("no text of the pages' HTML stays English in %s", (language) => {
  const table = JSON.parse(readFileSync(join(LANGUAGES, language, "html.json"), "utf8"));
  const said = PAGES.flatMap((file) => textsOf(readFileSync(join(ROOT, file), "utf8")));
  const english = said.filter((text) => /^[A-Z][a-z]/.test(text) && text !== "Gospace");
  expect(english).toContain("My boards");
  expect(english.filter((text) => table[text] === undefined)).toEqual([]);
});

test.each(COMPLETE)(
  "every board of the gallery has its name and its note in %s",
  async (language) => {
    const table = JSON.parse(readFileSync(join(LANGUAGES, language, "gallery.json"), "utf8"));
    const source = readFileSync(join(ROOT, "crate/src/boards/families/gallery.rs"), "utf8");
    const boards = [...source.matchAll(/\bfamily\(\s*"([^"]+)",\s*"[^"]+",\s*"([^"]+)"/g)];
    expect(boards.length).toBeGreaterThan(50);
    expect(Object.keys(table).sort()).toEqual(boards.map(([, id]) => id).sort());
    for (const [, id = "", note] of boards) expect(table[id]?.[1], id).not.toBe(note);
    const { FIRST_TITLE } = await import(join(LANGUAGES, language, "core/first-board.ts"));
    expect(table["grid-9"][0]).toBe(FIRST_TITLE);
  },
);

test.each(COMPLETE)("every generator of the core has its words in %s", async (language) => {
  const folder = join(ROOT, "crate/draw/src/generators");
  const source = readdirSync(folder)
    .filter((file) => file.includes("generator"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  // Four texts, of which the third is a sentence: id, name, note, group.
  const entries = [
    ...source.matchAll(/\[\s*"([\w-]+)",\s*"([^"]+)",\s*"([^"]+\.)",\s*"([^"]+)",?\s*\]/g),
  ];
  const names = [...source.matchAll(/\b(?:count|choice)\(\s*"\w+",\s*"([^"]+)"/g)];
  expect(entries.length).toBeGreaterThan(50);
  expect(names.length).toBeGreaterThan(20);
  const { generatorInWords } = await import(join(LANGUAGES, language, "generators.ts"));
  const parameters = names.map(([, name]) => ({ id: "", name }));
  for (const [, id, name, note, group] of entries) {
    const words = generatorInWords({ id, name, note, group, parameters });
    expect([words.note, words.group]).not.toContain(note);
    expect(words.group, group).not.toBe(group);
    for (const [at, { name: parameter }] of parameters.entries())
      expect(words.parameters[at].name).not.toBe(parameter);
  }
});

/** Places in Rust where a fault gets a name: of a type, of what is missing, or of what is counted. */
const NAMED = [
  /\b(?:wrong_type|unexpected|ticks|list_of|items)\((?:[^"();]*,)?\s*"([^"]+)"/g,
  /\bitems\([^;"]*(?:"\w+"[^;"]*)*"(a [^"]+)"/g,
  /\b(?:expected|found|what):\s*"([^"]+)"/g,
  /\b(?:EXPECTED|COUNT): &str = "([^"]+)"|\blet expected = "([^"]+)"/g,
  /\bValue::\w+(?:\(_\))? => "(an? [^"]+|null)"/g,
];
/** Kinds of boards and parts of a format's own language. */
const SYMBOLS = /^[^a-z]*$|^\*\w+$|^data-|^(true|graph|plane|grid or graph|graph \[)$/;

function namesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".rs"))
    .flatMap((file) => {
      const [source = ""] = readFileSync(join(ROOT, folder, file), "utf8").split("#[cfg(test)]");
      return NAMED.flatMap((pattern) =>
        [...source.matchAll(pattern)].map(([, name, other]) => name ?? other ?? ""),
      );
    });
}

test.each(COMPLETE)("each name in an error of the core has its word in %s", async (language) => {
  const found = new Set(
    ["crate/src/document", "crate/draw/src", "crate/wasm/src"].flatMap(namesIn),
  );
  const { termWords } = await import(join(LANGUAGES, language, "core/terms.ts"));
  expect(found.size).toBeGreaterThan(60);
  const same = [...found].filter((name) => !SYMBOLS.test(name) && termWords(name) === name);
  expect(same.sort()).toEqual([]);
});

test("the gallery's boards are translated", () => {
  const board = { id: "torus", name: "Torus", note: "No edge", document: { title: "Torus" } };
  const other = { ...board, id: "unknown" };
  expect(galleryInLanguage([board, other], "en")).toEqual([board, other]);
  const [german, unknown] = galleryInLanguage([board, other], "de");
  expect(german?.note).toContain("Nirgends ein Rand");
  expect(unknown?.note).toBe("No edge");
});

test("an unknown language is refused with the known ones", () => {
  expect(() => chosenLanguage("xx")).toThrow(/no folder of www\/languages\. There is en, de/);
  expect([chosenLanguage("en"), chosenLanguage("")]).toEqual(["en", "en"]);
});
