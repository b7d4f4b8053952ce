// The articles of the site, in each language that has them: prose with boards, whose links and still pictures are made here.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure, orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { writeCard } from "./cards.mjs";
import { escaped } from "./html.mjs";
import { ENGLISH, LANGUAGES, modulesIn, otherLanguages, translatedWords } from "./language.mjs";
import { versioned } from "./names.mjs";
import { MODULES, WASM_FILES } from "./package-entries.mjs";
import { POLICY_META } from "./policy.mjs";
import { previewTags, siteAddress } from "./previews.mjs";
import { readingStyles } from "./reading-styles.mjs";

const SOURCES = "www/articles";
/** The folders of the site that are articles. */
export const ARTICLES = ["liberty", "ending", "forever"];
/** The folder of what they share. */
export const SHARED = "articles";

/** Boards have their height in a style of their own. */
const READING_POLICY = POLICY_META.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");

/** Beginning of a page that is read, up to its title. */
export const READING_HEAD = `<!doctype html>
<html lang="en">
<head>
${READING_POLICY}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">`;

/** Width of the text, in CSS pixels. */
export const WIDTH = 624;
/** `<!-- board: NAME attributes -->` */
const BOARD = /<!-- board: (\w+)(?: (.*?))? -->/g;

/** The source of an article. @param {string} name @param {string} language */
function sourceIn(name, language) {
  return join(folderOf(language), `${name}.html`);
}

/** The folder of a language's articles. @param {string} language */
function folderOf(language) {
  return language === ENGLISH ? join(ROOT, SOURCES) : join(LANGUAGES, language, "articles");
}

/** Languages in which there is an article. @param {string} name */
function languagesOf(name) {
  return [ENGLISH, ...otherLanguages()].filter((each) => existsSync(sourceIn(name, each)));
}

/** Folder of what is in a language, beside the English. @param {string} language */
const within = (language) => (language === ENGLISH ? "" : `${language}/`);
/** From the folder of an article to that of the site. @param {string} language */
const home = (language) => (language === ENGLISH ? "../" : "../../");

/** Writes the articles into the site's folder, in all languages that have them. @param {string} folder */
export async function buildArticles(folder) {
  const shared = join(folder, SHARED);
  mkdirSync(shared, { recursive: true });
  writeFileSync(join(shared, "articles.css"), readingStyles(`${SOURCES}/articles.css`));
  await bundleScript("language.ts", join(shared, "language.js"), ENGLISH, "iife");
  for (const language of [ENGLISH, ...otherLanguages()]) {
    await bundleScript("page.ts", join(shared, within(language), "page.js"), language);
    const still = await stillsOf(join(ROOT, modulesIn(language)), language);
    const boards = boardsIn(language);
    for (const name of ARTICLES.filter((each) => existsSync(sourceIn(each, language))))
      await buildArticle(folder, { name, language, boards, still });
  }
}

/** The boards of the articles, with their titles in a language. @param {string} language */
function boardsIn(language) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));
  /** @type {Record<string, import("../../pkg/gospace.js").GameDocument>} */
  const boards = read(join(ROOT, SOURCES, "boards.json"));
  const file = join(folderOf(language), "titles.json");
  const titles = existsSync(file) ? read(file) : {};
  for (const [name, title] of Object.entries(titles)) Object.assign(boards[name] ?? {}, { title });
  return boards;
}

/**
 * @typedef {{ name: string, language: string, boards: Record<string, import("../../pkg/gospace.js").GameDocument>, still: typeof import("../../www/articles/stills.ts").still }} Article
 * @param {string} folder of the site @param {Article} article
 */
async function buildArticle(folder, article) {
  const { name, language } = article;
  const own = join(folder, name, within(language));
  mkdirSync(own, { recursive: true });
  /** @type {{ svg: string, words: string }[]} */
  const pictures = [];
  const prose = readFileSync(sourceIn(name, language), "utf8");
  const body = prose.replace(BOARD, (_, board, attributes = "") => {
    const { text, ...picture } = boardOf(board, attributes, article, own);
    pictures.push(picture);
    return text;
  });
  const [first] = pictures;
  if (first === undefined) throw new Failure("An article has no board.");
  if (language === ENGLISH) await writeCard(own, first.svg);
  const page = pageOf(
    inOtherLanguages(linked(body, language), article),
    folder,
    article,
    first.words,
  );
  writeFileSync(join(own, "index.html"), page);
}

/** The prose names other pages as from the English article; those that are in its language are taken in it.
 *  @param {string} body @param {string} language */
function linked(body, language) {
  return body.replace(/href="\.\.\/(?:(\w+)\/)?/g, (_, to) => {
    const folder = to === undefined ? "" : `${to}/`;
    const isThere = ARTICLES.includes(to) && languagesOf(to).includes(language);
    return `href="${home(language)}${folder}${isThere ? within(language) : ""}`;
  });
}

/** With links to the other languages, beside those to what comes next. The address says which is wanted, whatever the
 *  browser's. @param {string} body @param {Article} article */
function inOtherLanguages(body, { name, language }) {
  const links = languagesOf(name)
    .filter((each) => each !== language)
    .map((each) => {
      const words = new Intl.DisplayNames([each], { type: "language" }).of(each);
      const href = `${home(language)}${name}/${within(each)}?lang=${each}`;
      return ` · <a href="${href}" lang="${each}" hreflang="${each}">${words}</a>`;
    });
  return body.replace(/(<p class="next">.*)(<\/p>)/, (_, next, end) => next + links.join("") + end);
}

/**
 * A board with its still picture, which lies beside the English page and is the same in all languages.
 * @param {string} name @param {string} attributes @param {Article} article @param {string} folder
 */
function boardOf(name, attributes, { language, boards, still }, folder) {
  const whole = boards[name];
  if (whole === undefined) throw new Failure(`${SOURCES}/boards.json has no board "${name}".`);
  const start = /\bstart="(\d+)"/.exec(attributes)?.[1];
  const wide = Number(/\bwidth="(\d+)"/.exec(attributes)?.[1] ?? WIDTH);
  const turns = start === undefined ? null : Number(start);
  const { link, svg, words, width, height, boardHeight } = still(whole, turns, wide);
  const picture = `${name}.svg`;
  if (language === ENGLISH) writeFileSync(join(folder, picture), svg);
  const moment = start === undefined ? link : `${link}.${start}`;
  const text = `<go-space id="${name}" game="${link}" ${attributes} style="aspect-ratio: ${wide} / ${boardHeight}">
<a href="../#${moment}"><img src="${language === ENGLISH ? "" : "../"}${picture}" alt="${escaped(words)}" width="${width}" height="${height}"></a>
</go-space>`;
  return { text, svg, words };
}

/**
 * `alt`: words for the card.
 * @param {string} body @param {string} site its folder @param {Article} article @param {string} alt
 */
function pageOf(body, site, { name, language }, alt) {
  const up = home(language);
  const named = (/** @type {string} */ file) =>
    `${up}${SHARED}/${versioned(file, readFileSync(join(site, SHARED, file)))}`;
  const at = body.indexOf("<main>");
  if (at < 0) throw new Failure("An article has no <main>.");
  const head = body.slice(0, at).trim();
  const tags = previewTags(siteAddress(), {
    folder: `${name}/${within(language)}`,
    title: textOf(head, /<title>(.*)<\/title>/),
    description: textOf(head, /content="(.*)"/),
    alt,
    card: `${name}/`,
  });
  return `${READING_HEAD.replace('lang="en"', `lang="${language}"`)}
${languageTags(name, language, named("language.js"))}
${head.replace("</title>", " · Gospace</title>")}
${tags}
<link rel="icon" type="image/png" href="${up}icons/icon-192.png">
<link rel="stylesheet" href="${named("articles.css")}">
<script type="module" src="${up}story.js"></script>
<script type="module" src="${named(`${within(language)}page.js`)}"></script>
</head>
<body>
${body.slice(at).trim()}
</body>
</html>
`;
}

/** For search engines the article in all languages; an English one leads its readers to theirs, before it shows.
 *  @param {string} name @param {string} language @param {string} script */
function languageTags(name, language, script) {
  const site = siteAddress();
  const all = languagesOf(name);
  const links = [...all, "x-default"].map((each) => {
    const folder = `${name}/${each === "x-default" ? "" : within(each)}`;
    const href = site === null ? `${home(language)}${folder}` : new URL(folder, site).href;
    return `<link rel="alternate" hreflang="${each}" href="${href}">`;
  });
  if (language === ENGLISH)
    links.push(`<script src="${script}" data-languages="${all.join(" ")}"></script>`);
  return links.join("\n");
}

/** @param {string} head @param {RegExp} pattern */
function textOf(head, pattern) {
  const found = pattern.exec(head)?.[1];
  if (found === undefined) throw new Failure("An article has no title or no description.");
  return found;
}

/**
 * It takes the modules of the site, as any other page does.
 * @param {string} source @param {string} file @param {string} language @param {"esm" | "iife"} [format]
 */
async function bundleScript(source, file, language, format = "esm") {
  const { build } = await import("rolldown");
  await orFail("The articles' script does not bundle.", () =>
    build({
      input: join(ROOT, SOURCES, source),
      platform: "browser",
      tsconfig: false,
      plugins: [
        translatedWords(language),
        {
          name: "site-modules",
          resolveId: (source) =>
            source === "gospace"
              ? { id: `${home(language)}${MODULES.gospace}`, external: true }
              : null,
        },
      ],
      output: { file, format, minify: true },
    }),
  );
}

/** @param {string} modules @param {string} [language] @returns {Promise<typeof import("../../www/articles/stills.ts").still>} */
export async function stillsOf(modules, language = ENGLISH) {
  const folder = mkdtempSync(join(tmpdir(), "gospace-articles-"));
  const file = join(folder, "stills.mjs");
  const { build } = await import("rolldown");
  await orFail("The articles' pictures do not bundle.", () =>
    build({
      input: join(ROOT, SOURCES, "stills.ts"),
      platform: "node",
      tsconfig: false,
      plugins: [translatedWords(language)],
      resolve: { alias: { "gospace/play": join(modules, MODULES["gospace/play"]) } },
      output: { file, format: "esm", codeSplitting: false },
    }),
  );
  const { load, still } = await import(pathToFileURL(file).href);
  await load(readFileSync(join(modules, WASM_FILES.play)));
  rmSync(folder, { recursive: true });
  return still;
}
