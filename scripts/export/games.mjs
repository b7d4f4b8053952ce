// The games that are exported: from links, files of any format that Gospace reads, pictures that carry a game, and
// folders of such files.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { Failure } from "../output.mjs";

/** @typedef {import("../../pkg/gospace.js").GameDocument} GameDocument */
/** @typedef {Pick<typeof import("../../pkg/gospace.js"), "fromLink" | "Game" | "importText" | "load" | "toLink">} Gospace */

/**
 * @typedef {object} GivenGame
 * @property {string} name of its file, without ending; empty for a link
 * @property {GameDocument} document
 * @property {string} moment as in a link, "12" or "1-2.3"; empty: the end
 */

/** Endings of files that may hold a game; others in a folder are passed over. */
const READ = /\.(json|gospace|sgf|svg|png|graphml|dot|gv|tgf|csv|edges|matrix|txt)$/i;
/** The fragment of a game, with the moment. */
const LINK = /^(?:https?:\/\/[^#\s]*#|#)?([\w-]{2,})(?:\.(\d{1,6}(?:-\d{1,6}\.\d{1,6})*))?$/;

/**
 * The games of an argument. `gospace`: the npm module; `documentIn` finds the document in a picture's bytes.
 * @param {string} given @param {Gospace} gospace @param {(picture: Buffer) => Promise<string | null>} documentIn
 * @returns {Promise<{ games: GivenGame[], isFolder: boolean }>}
 */
export async function gamesIn(given, gospace, documentIn) {
  if (!existsSync(given)) return { games: [linked(given, gospace)], isFolder: false };
  if (!statSync(given).isDirectory())
    return { games: [await gameIn(given, gospace, documentIn)], isFolder: false };
  const files = readdirSync(given, { recursive: true, encoding: "utf8" }).sort();
  const games = [];
  for (const file of files.filter((name) => READ.test(name)))
    games.push(await gameIn(join(given, file), gospace, documentIn));
  if (games.length === 0)
    throw new Failure(
      `${given} has no file with a game. Put .json, .sgf, .svg or .png files there.`,
    );
  return { games, isFolder: true };
}

/** @param {string} text @param {Gospace} gospace @returns {GivenGame} */
function linked(text, { fromLink }) {
  const [, link, moment = ""] = LINK.exec(text) ?? [];
  if (link === undefined)
    throw new Failure(
      `There is no file "${text}", and it is no link of a game. Give a file, a folder, or a link with the part after "#".`,
    );
  return { name: "", document: read(text.slice(0, 60), () => fromLink(link)), moment };
}

/**
 * @param {string} file @param {Gospace} gospace @param {(picture: Buffer) => Promise<string | null>} documentIn
 * @returns {Promise<GivenGame>}
 */
async function gameIn(file, { Game, importText }, documentIn) {
  const bytes = readFileSync(file);
  const name = basename(file).replace(/(\.gospace)?\.\w+$/, "");
  const isPicture = /\.(svg|png)$/i.test(file);
  const carried = isPicture ? await documentIn(bytes) : null;
  if (isPicture && carried === null && extname(file).toLowerCase() === ".png")
    throw new Failure(`${file} carries no game. Save it again under “Share”, “Picture”.`);
  const document = read(file, () => {
    const { document } = importText(carried ?? bytes.toString("utf8"), {
      name: carried === null ? basename(file) : "game.gospace.json",
    });
    new Game(document).free();
    return document;
  });
  return { name, document, moment: "" };
}

/** @template T @param {string} source @param {() => T} work */
function read(source, work) {
  try {
    return work();
  } catch (error) {
    const { path, message } = /** @type {{ path?: string, message: string }} */ (error);
    throw new Failure(`${source} cannot be read${path ? `, at ${path}` : ""}: ${message}`);
  }
}
