/** The options of a player, read from a query: an embed's address, or an element's attributes. An option
 *  that is not understood is reported and left out. */
import { isCount, readTheme, THEMES, type Theme } from "./messages.ts";
import type { MountProblem } from "./problem.ts";

export interface PlayerOptions {
  readonly theme: Theme;
  /** The reader plays, or only watches. */
  readonly reader: "plays" | "watches";
  readonly bar: "steps" | "link only";
  /** The board's accessible name; null: its title. */
  readonly label: string | null;
  /** The largest width of the board in CSS pixels; null: all there is. */
  readonly size: number | null;
  /** True: the title stands over the board. */
  readonly caption: boolean;
  /** Names of places. "grid": those beside a grid alone. */
  readonly coordinates: "grid" | "all" | "none";
  /** True: stones bear the numbers of their turns. */
  readonly numbers: boolean;
  /** Names of two places, the corners of the part to show; null: the whole board. */
  readonly crop: Corners | null;
  /** The page that goes on with the game; null: there is none. */
  readonly home: URL | null;
  /** Fetches the part that answers the turns of a problem; null: the game is none. */
  readonly problem: (() => Promise<MountProblem>) | null;
}

export type Corners = readonly [string, string];

interface EmbedOptions extends Omit<PlayerOptions, "home" | "problem"> {
  /** Ground of a frame: where no theme is named, that of the page around is not known to be legible. */
  readonly ground: "own" | "page";
  /** "solve": the game is a problem, whose turns are answered. */
  readonly mode: "show" | "solve";
  /** The number of turns that stand at first; null: as many as the fragment says, or all of them. */
  readonly turn: number | null;
  /** The only origin to speak with; null: whichever the page around has. */
  readonly origin: string | null;
  /** Address of an image that is shown until the board is; null: none. */
  readonly picture: string | null;
}

/** In CSS pixels. */
const LEAST_SIZE = 120;
const LARGEST_SIZE = 4000;
const LONGEST_LABEL = 1000;

/** Calls `object` for each option that is not understood, in English. */
export function readOptions(words: URLSearchParams, object: (words: string) => void): EmbedOptions {
  const unknown = new Set(words.keys());
  // The first script has read it.
  unknown.delete("lang");
  const wrong: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T | null, expected: string): T | null => {
    unknown.delete(name);
    const text = words.get(name);
    const value = text === null ? null : parse(text);
    if (text !== null && value === null)
      wrong.push(`${name}=${text} is not understood: ${expected}.`);
    return value;
  };
  const readYes = (name: string) => read(name, readSwitch, "it is yes or no");
  const named = readYes("coordinates");
  const options: EmbedOptions = {
    theme: read("theme", readTheme, `it is one of ${THEMES.join(", ")}`) ?? "auto",
    ground: words.has("theme") ? "page" : "own",
    turn: read("turn", readCount, "it is a number of turns"),
    reader: readYes("readonly") === true ? "watches" : "plays",
    bar: readYes("steps") === false ? "link only" : "steps",
    size: read("size", readSize, `it is from ${LEAST_SIZE} to ${LARGEST_SIZE} pixels`),
    label: read("label", readLabel, `it has at most ${LONGEST_LABEL} characters`),
    caption: readYes("caption") === true,
    coordinates: named === null ? "grid" : named ? "all" : "none",
    numbers: readYes("numbers") === true,
    crop: read("crop", readCorners, "it is two places at opposite corners, such as A1:F6"),
    origin: read("origin", readOrigin, "it is an origin such as https://example.org"),
    mode: read("mode", readMode, "it is solve") ?? "show",
    picture: read("picture", readPicture, "it is the address of an image on the frame's own host"),
  };
  for (const name of unknown) object(`There is no option "${name}".`);
  for (const line of wrong) object(line);
  return options;
}

/** A word alone switches on. */
export function readSwitch(text: string): boolean | null {
  if (text === "" || text === "yes" || text === "true" || text === "1") return true;
  return text === "no" || text === "false" || text === "0" ? false : null;
}

export function readCount(text: string): number | null {
  const count = /^\d+$/.test(text) ? Number(text) : null;
  return isCount(count) ? count : null;
}

/** In CSS pixels. */
export function readSize(text: string): number | null {
  const size = readCount(text);
  return size !== null && size >= LEAST_SIZE && size <= LARGEST_SIZE ? size : null;
}

function readLabel(text: string): string | null {
  return text !== "" && text.length <= LONGEST_LABEL ? text : null;
}

function readOrigin(text: string): string | null {
  const origin = URL.canParse(text) ? new URL(text).origin : "null";
  return origin === "null" ? null : origin;
}

/** The board decides later that it has these places. */
function readCorners(text: string): Corners | null {
  const [from = "", to = "", ...more] = text.split(":").map((name) => name.trim());
  return from === "" || to === "" || more.length > 0 ? null : [from, to];
}

function readMode(text: string): "solve" | null {
  return text === "solve" ? text : null;
}

/** The frame's policy shows no others. */
function readPicture(text: string): string | null {
  if (text === "" || !URL.canParse(text, location.href)) return null;
  const { href, protocol, host } = new URL(text, location.href);
  return protocol === "data:" || host === location.host ? href : null;
}
