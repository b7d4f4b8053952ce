// Static pages that show and open games, with their own pictures for chat programs: what both commands do that write them, that of
// a clone and that of the npm package. docs/export.md is the manual.
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure, tell } from "../output.mjs";
import { withPainter } from "./browser.mjs";
import { gamesIn } from "./games.mjs";
import { gamePage, indexPage } from "./pages.mjs";
import { slugOf } from "./text.mjs";

/** @typedef {import("./pages.mjs").Sheet} Sheet */
/** @typedef {import("./games.mjs").Gospace} Gospace */
/** @typedef {{ to: "page" | "folder", out: string, site: string | null, at: string | null, title: string | null }} Settings */

/**
 * @typedef {object} Tools
 * @property {Gospace} gospace the npm module
 * @property {string} chromium an executable
 * @property {Record<string, string>} painters the files of the browser's page, by their names
 * @property {string} styles the file of the pages' styles
 * @property {string} site the folder of a whole Gospace; empty: there is none
 */

/** @param {string} called how the command is called @param {boolean} hasSite */
function usage(called, hasSite) {
  const to = hasSite ? "--to page|folder" : "[--to page]";
  return `${called} GAME ${to} [--out FOLDER] [--site ADDRESS] [--at ADDRESS] [--title TITLE]
  GAME    a link, a file with a game, or a folder of such files
  --to    page: the page alone, beside a Gospace at --site; folder: with Gospace, for any static host${hasSite ? "" : ", in a clone"}
  --out   the folder that is written, by default "exported"; it is made, and may be empty
  --site  the address of Gospace, such as https://example.org/gospace/; needed for a page
  --at    the address that the result will have: chat programs want that of the picture in full
  --title of the index of a folder of games`;
}

/** The subfolder that holds Gospace. */
const SITE = "gospace";
const STYLES = "gospace-page.css";

/** Both Cloudflare Pages and Netlify read this file. */
const HEADERS = `/${SITE}/releases/*
  Cache-Control: public, max-age=31536000, immutable
/${SITE}/assets/*
  Cache-Control: public, max-age=31536000, immutable
/${SITE}/*
  Access-Control-Allow-Origin: *
`;

/**
 * `words`: the arguments; `tools` are made once these are right.
 * @param {string[]} words @param {{ called: string, hasSite: boolean, tools: () => Promise<Tools> }} command
 */
export async function exportGames(words, { called, hasSite, tools }) {
  const { given, settings } = readArguments(words, usage(called, hasSite), hasSite);
  const out = freeFolder(settings.out);
  const { gospace, chromium, painters, styles, site } = await tools();
  await gospace.load();
  await withPainter(chromium, painters, async (painter) => {
    const { games, isFolder } = await gamesIn(given, gospace, painter.documentIn);
    const sheets = [];
    const taken = new Set([SITE]);
    for (const game of games) {
      const slug = isFolder ? slugOf(game.document.title || game.name, taken) : "";
      const link = gospace.toLink(game.document) + (game.moment === "" ? "" : `.${game.moment}`);
      sheets.push(await writeGame(painter, game.document, link, slug, out, settings, isFolder));
    }
    if (isFolder) writeIndex(sheets, out, settings, settings.title ?? basename(resolve(given)));
  });
  cpSync(styles, join(out, STYLES));
  if (settings.to === "folder") addSite(site, out);
  tell(`${settings.out} is ${settings.to === "folder" ? "ready for a static host" : "written"}.`);
  if (settings.at === null)
    tell("Without --at the pictures' addresses are relative, and some chat programs show none.");
}

/** @param {string[]} words @param {string} usage @param {boolean} hasSite @returns {{ given: string, settings: Settings }} */
function readArguments(words, usage, hasSite) {
  const { values, positionals } = parsed(words, usage);
  const [given, ...more] = positionals;
  const { to = hasSite ? "" : "page", out = "exported", title = null } = values;
  if (given === undefined || more.length > 0 || (to !== "page" && to !== "folder"))
    throw new Failure(usage);
  if (to === "folder" && !hasSite)
    throw new Failure(
      "The package holds no whole Gospace. Write --to page with --site, or run npm run export in a clone.",
    );
  const [site, at] = [folderAddress("site", values.site), folderAddress("at", values.at)];
  if (to === "page" && site === null)
    throw new Failure(
      `A page needs --site, the address of Gospace.${hasSite ? " Or write --to folder, which has its own." : ""}`,
    );
  return { given, settings: { to, out, site, at, title } };
}

/** @param {string[]} args @param {string} usage */
function parsed(args, usage) {
  const option = /** @type {const} */ ({ type: "string" });
  const options = { to: option, out: option, site: option, at: option, title: option };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** An address with a slash at its end. @param {string} name @param {string} [text] */
function folderAddress(name, text) {
  if (text === undefined) return null;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new Failure(`--${name} is "${text}", which is no address. Write https://….`);
  return address.href.replace(/[?#].*$/, "").replace(/\/*$/, "/");
}

/** @param {string} name */
function freeFolder(name) {
  const folder = resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Failure(`${name} is not empty. Name another folder with --out, or empty it.`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * @param {import("./browser.mjs").Painter} painter @param {import("./games.mjs").GameDocument} document @param {string} link
 * @param {string} slug @param {string} out @param {Settings} settings @param {boolean} isListed @returns {Promise<Sheet>}
 */
async function writeGame(painter, document, link, slug, out, settings, isListed) {
  const up = slug === "" ? "" : "../";
  const at =
    settings.at === null
      ? null
      : new URL(slug === "" ? "" : `${encodeURIComponent(slug)}/`, settings.at).href;
  const site = settings.site ?? `${up}${SITE}/`;
  const base = settings.at ?? "https://example.org/";
  const absolute = settings.site ?? new URL(`${SITE}/`, base).href;
  const made = await painter.exported(document, {
    site: absolute,
    link,
    address: `${absolute}#${link}`,
  });
  const folder = join(out, slug);
  mkdirSync(folder, { recursive: true });
  const sheet = {
    slug,
    title: made.title,
    author: made.author,
    description: made.description,
    summary: made.summary,
    words: made.words,
    link,
    picture: { width: made.width, height: made.height },
  };
  writeFileSync(join(folder, "board.svg"), made.svg);
  writeFileSync(join(folder, "card.png"), Buffer.from(made.card, "base64"));
  writeFileSync(join(folder, "oembed.json"), made.oembed);
  const home = isListed ? "../" : null;
  const place = { site, at, styles: `${up}${STYLES}`, home };
  writeFileSync(join(folder, "index.html"), gamePage(sheet, place));
  tell(`${sheet.title}: ${slug === "" ? "index.html" : `${slug}/`}`);
  return sheet;
}

/** @param {Sheet[]} sheets @param {string} out @param {Settings} settings @param {string} title */
function writeIndex(sheets, out, { site, at }, title) {
  const place = { site: site ?? `${SITE}/`, at, styles: STYLES };
  writeFileSync(join(out, "index.html"), indexPage(title, sheets, place));
}

/** @param {string} site @param {string} out */
function addSite(site, out) {
  cpSync(site, join(out, SITE), { recursive: true });
  writeFileSync(join(out, "_headers"), HEADERS);
  // GitHub Pages would leave out files whose names begin with a line.
  writeFileSync(join(out, ".nojekyll"), "");
}
