// npm run export -- GAME --to page|folder: static pages that show and open games, with their own pictures for chat
// programs. docs/export.md is the manual.
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "../build/site.mjs";
import { prepareMachine } from "../machine.mjs";
import { command, Failure, tell } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { withPainter } from "./browser.mjs";
import { gamesIn } from "./games.mjs";
import { gamePage, indexPage } from "./pages.mjs";
import { slugOf } from "./text.mjs";

/** @typedef {import("./pages.mjs").Sheet} Sheet */
/** @typedef {{ to: "page" | "folder", out: string, site: string | null, at: string | null, title: string | null }} Settings */

const USAGE = `npm run export -- GAME --to page|folder [--out FOLDER] [--site ADDRESS] [--at ADDRESS] [--title TITLE]
  GAME    a link, a file with a game, or a folder of such files
  --to    page: the page alone, beside a Gospace at --site; folder: with Gospace, for any static host
  --out   the folder that is written, by default "exported"; it is made, and may be empty
  --site  the address of Gospace, such as https://example.org/gospace/; needed for a page
  --at    the address that the result will have: chat programs want that of the picture in full
  --title of the index of a folder of games`;

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

await command(async () => {
  const { given, settings } = readArguments(process.argv.slice(2));
  const out = freeFolder(settings.out);
  await prepareMachine();
  await buildSite();
  const { load } = await import("../../pkg/gospace.js");
  await load();
  await withPainter(async (painter) => {
    const { games, isFolder } = await gamesIn(given, painter.documentIn);
    const sheets = [];
    const taken = new Set([SITE]);
    for (const game of games) {
      const slug = isFolder ? slugOf(game.document.title || game.name, taken) : "";
      sheets.push(await writeGame(painter, game, slug, out, settings, isFolder));
    }
    if (isFolder) writeIndex(sheets, out, settings, settings.title ?? basename(resolve(given)));
  });
  cpSync(join(ROOT, "scripts/export/page.css"), join(out, STYLES));
  if (settings.to === "folder") addSite(out);
  tell(`${settings.out} is ${settings.to === "folder" ? "ready for a static host" : "written"}.`);
  if (settings.at === null)
    tell("Without --at the pictures' addresses are relative, and some chat programs show none.");
});

/** @param {string[]} words @returns {{ given: string, settings: Settings }} */
function readArguments(words) {
  const { values, positionals } = parsed(words);
  const [given, ...more] = positionals;
  const { to, out = "exported", title = null } = values;
  if (given === undefined || more.length > 0 || (to !== "page" && to !== "folder"))
    throw new Failure(USAGE);
  const [site, at] = [folderAddress("site", values.site), folderAddress("at", values.at)];
  if (to === "page" && site === null)
    throw new Failure(
      "A page needs --site, the address of Gospace. Or write --to folder, which has its own.",
    );
  return { given, settings: { to, out, site, at, title } };
}

/** @param {string[]} args */
function parsed(args) {
  const option = /** @type {const} */ ({ type: "string" });
  const options = { to: option, out: option, site: option, at: option, title: option };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
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
 * @param {import("./browser.mjs").Painter} painter @param {import("./games.mjs").GivenGame} game @param {string} slug
 * @param {string} out @param {Settings} settings @param {boolean} isListed @returns {Promise<Sheet>}
 */
async function writeGame(painter, game, slug, out, settings, isListed) {
  const { toLink } = await import("../../pkg/gospace.js");
  const link = toLink(game.document) + (game.moment === "" ? "" : `.${game.moment}`);
  const up = slug === "" ? "" : "../";
  const at =
    settings.at === null
      ? null
      : new URL(slug === "" ? "" : `${encodeURIComponent(slug)}/`, settings.at).href;
  const site = settings.site ?? `${up}${SITE}/`;
  const base = settings.at ?? "https://example.org/";
  const absolute = settings.site ?? new URL(`${SITE}/`, base).href;
  const made = await painter.exported(game.document, {
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

/** @param {string} out */
function addSite(out) {
  cpSync(join(ROOT, "dist"), join(out, SITE), { recursive: true });
  writeFileSync(join(out, "_headers"), HEADERS);
  // GitHub Pages would leave out files whose names begin with a line.
  writeFileSync(join(out, ".nojekyll"), "");
}
