/** The options of an embed, read from its address. An unknown option is reported and left out. */
import { type Address, readFragment } from "../share/address.ts";
import { isCount, readTheme, THEMES, type Theme } from "./messages.ts";

export interface PlayerOptions {
  readonly theme: Theme;
  /** The reader plays, or only watches. */
  readonly hand: "plays" | "watches";
  readonly bar: "steps" | "link only";
  /** The board's accessible name; null: its title. */
  readonly label: string | null;
  /** The largest width of the board in CSS pixels; null: all there is. */
  readonly size: number | null;
  /** The page that goes on with the game; null: there is none. */
  readonly home: URL | null;
}

export interface EmbedOptions extends Omit<PlayerOptions, "home"> {
  /** The number of turns that stand at first; null: as many as the fragment says, or all of them. */
  readonly turn: number | null;
  /** The only origin to speak with; null: whichever the page around has. */
  readonly origin: string | null;
}

/** In CSS pixels. */
const LEAST_SIZE = 120;
const LARGEST_SIZE = 4000;
const LONGEST_LABEL = 1000;

/** Calls `object` for each option that is not understood, in English. */
export function readOptions(query: string, object: (words: string) => void): EmbedOptions {
  const words = new URLSearchParams(query);
  const read = <T>(name: string, parse: (text: string) => T | null, expected: string): T | null => {
    const text = words.get(name);
    const value = text === null ? null : parse(text);
    if (text !== null && value === null) object(`${name}=${text} is not understood: ${expected}.`);
    return value;
  };
  for (const name of new Set(words.keys()))
    if (!KNOWN.has(name)) object(`There is no option "${name}".`);
  return {
    theme: read("theme", readTheme, `it is one of ${THEMES.join(", ")}`) ?? "auto",
    turn: read("turn", readCount, "it is a number of turns"),
    hand: read("readonly", readSwitch, YES_OR_NO) === true ? "watches" : "plays",
    bar: read("steps", readSwitch, YES_OR_NO) === false ? "link only" : "steps",
    size: read("size", readSize, `it is from ${LEAST_SIZE} to ${LARGEST_SIZE} pixels`),
    label: read("label", readLabel, `it has at most ${LONGEST_LABEL} characters`),
    origin: read("origin", readOrigin, "it is an origin such as https://example.org"),
  };
}

const KNOWN = new Set(["theme", "turn", "readonly", "steps", "size", "label", "origin"]);
const YES_OR_NO = "it is yes or no";

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

/** The game and the moment in "#link", "link.12", or an address that ends so. */
export function readPlace(text: string): Address {
  const fragment = text.slice(text.indexOf("#") + 1);
  return readFragment(`#${fragment}`) ?? { link: "", turns: null };
}
