/** Parts common to the English of errors. */

import type { Site, Spot } from "../../../build/wasm/full/gospace_wasm.js";
import { grouped } from "./grouped.ts";

export { grouped };

export function tooMany(what: string, limit: number, count?: number): string {
  const many = count === undefined ? "" : `: ${grouped(count)}`;
  return `There are too many ${what}${many}. Use at most ${grouped(limit)}.`;
}

/** The first 80 characters of a text. */
function clipped(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** A parser's message as part of a sentence. */
export function parserWords(message: string): string {
  return clipped(message.trim().replace(/\.$/, ""));
}

export function quoted(text: string): string {
  return JSON.stringify(clipped(text));
}

/** A number from a program, which may be NaN or infinite. */
export function valueWords(value: number): string {
  return Number.isFinite(value) ? `The value ${value}` : "The value";
}

export function spotWords([x, y]: Spot): string {
  return `(${x}, ${y})`;
}

export function siteWords(site: Site): string {
  return typeof site === "number" ? `point ${site}` : spotWords(site);
}

export function listed(words: readonly (number | string)[], most: number): string {
  const shown = words.slice(0, most).join(", ");
  return words.length > most ? `${shown} and ${words.length - most} more` : shown;
}

/** Reasons that a stone can never be placed there, whatever the history. */
export const BARRED = {
  occupied: "There is a stone already.",
  overlap: "A stone here would overlap another.",
  outside: "A stone here would not lie inside the board.",
} as const;

/** Remedy of a damaged link; the page has a button in its place. */
export const COPY_AGAIN = " Copy all of it again.";
