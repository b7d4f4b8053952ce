// The articles of the site: prose with boards, whose links and still pictures are made here.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure, orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { writeCard } from "./cards.mjs";
import { escaped } from "./html.mjs";
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

/** Writes the articles into the site's folder. `modules`: of the package. @param {string} folder @param {string} modules */
export async function buildArticles(folder, modules) {
  const shared = join(folder, SHARED);
  mkdirSync(shared, { recursive: true });
  writeFileSync(join(shared, "articles.css"), readingStyles(`${SOURCES}/articles.css`));
  await bundleScript(join(shared, "page.js"));
  const still = await stillsOf(modules);
  const boards = JSON.parse(readFileSync(join(ROOT, SOURCES, "boards.json"), "utf8"));
  for (const name of ARTICLES) {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const prose = readFileSync(join(ROOT, SOURCES, `${name}.html`), "utf8");
    /** @type {{ svg: string, words: string }[]} */
    const pictures = [];
    const body = prose.replace(BOARD, (_, board, attributes = "") => {
      const { text, ...picture } = boardOf({ name: board, attributes, boards, still }, own);
      pictures.push(picture);
      return text;
    });
    const [first] = pictures;
    if (first === undefined) throw new Failure("An article has no board.");
    await writeCard(own, first.svg);
    writeFileSync(join(own, "index.html"), pageOf(body, shared, `${name}/`, first.words));
  }
}

/**
 * A board with its still picture beside the page.
 * @param {{ name: string, attributes: string, boards: Record<string, import("../../pkg/gospace.js").GameDocument>, still: typeof import("../../www/articles/stills.ts").still }} board
 * @param {string} folder
 */
function boardOf({ name, attributes, boards, still }, folder) {
  const whole = boards[name];
  if (whole === undefined) throw new Failure(`${SOURCES}/boards.json has no board "${name}".`);
  const start = /\bstart="(\d+)"/.exec(attributes)?.[1];
  const wide = Number(/\bwidth="(\d+)"/.exec(attributes)?.[1] ?? WIDTH);
  const turns = start === undefined ? null : Number(start);
  const { link, svg, words, width, height, boardHeight } = still(whole, turns, wide);
  writeFileSync(join(folder, `${name}.svg`), svg);
  const moment = start === undefined ? link : `${link}.${start}`;
  const text = `<go-space id="${name}" game="${link}" ${attributes} style="aspect-ratio: ${wide} / ${boardHeight}">
<a href="../#${moment}"><img src="${name}.svg" alt="${escaped(words)}" width="${width}" height="${height}"></a>
</go-space>`;
  return { text, svg, words };
}

/**
 * `alt`: words for the card.
 * @param {string} body @param {string} shared @param {string} folder of the article in the site @param {string} alt
 */
function pageOf(body, shared, folder, alt) {
  const named = (/** @type {string} */ file) =>
    `../${SHARED}/${versioned(file, readFileSync(join(shared, file)))}`;
  const at = body.indexOf("<main>");
  if (at < 0) throw new Failure("An article has no <main>.");
  const head = body.slice(0, at).trim();
  return `${READING_HEAD}
${head.replace("</title>", " · Gospace</title>")}
${previewTags(siteAddress(), { folder, title: textOf(head, /<title>(.*)<\/title>/), description: textOf(head, /content="(.*)"/), alt })}
<link rel="icon" type="image/png" href="../icons/icon-192.png">
<link rel="stylesheet" href="${named("articles.css")}">
<script type="module" src="../story.js"></script>
<script type="module" src="${named("page.js")}"></script>
</head>
<body>
${body.slice(at).trim()}
</body>
</html>
`;
}

/** @param {string} head @param {RegExp} pattern */
function textOf(head, pattern) {
  const found = pattern.exec(head)?.[1];
  if (found === undefined) throw new Failure("An article has no title or no description.");
  return found;
}

/** It takes the modules of the site, as any other page does. @param {string} file */
async function bundleScript(file) {
  const { build } = await import("rolldown");
  await orFail("The articles' script does not bundle.", () =>
    build({
      input: join(ROOT, SOURCES, "page.ts"),
      platform: "browser",
      tsconfig: false,
      plugins: [
        {
          name: "site-modules",
          resolveId: (source) =>
            source === "gospace" ? { id: `../${MODULES.gospace}`, external: true } : null,
        },
      ],
      output: { file, format: "esm", minify: true },
    }),
  );
}

/** @param {string} modules @returns {Promise<typeof import("../../www/articles/stills.ts").still>} */
export async function stillsOf(modules) {
  const folder = mkdtempSync(join(tmpdir(), "gospace-articles-"));
  const file = join(folder, "stills.mjs");
  const { build } = await import("rolldown");
  await orFail("The articles' pictures do not bundle.", () =>
    build({
      input: join(ROOT, SOURCES, "stills.ts"),
      platform: "node",
      tsconfig: false,
      resolve: { alias: { "gospace/play": join(modules, MODULES["gospace/play"]) } },
      output: { file, format: "esm", codeSplitting: false },
    }),
  );
  const { load, still } = await import(pathToFileURL(file).href);
  await load(readFileSync(join(modules, WASM_FILES.play)));
  rmSync(folder, { recursive: true });
  return still;
}
