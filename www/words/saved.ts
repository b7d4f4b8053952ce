/** English of saved boards. */

import { isolated } from "../isolate.ts";
import type { Saved } from "../model/saved.ts";
import { LANGUAGE } from "./core/language.ts";
import { counted } from "./counts.ts";

const UNTITLED = "Untitled drawing";

export const NOTHING_SAVED =
  "Nothing yet. Your games and drawings are saved here automatically, in this browser only.";

export function titleWords({ title, kind }: Pick<Saved, "title" | "kind">): string {
  return title === "" && kind === "drawing" ? UNTITLED : titleOfAny({ title });
}

/** Title of an entry that may be unreadable. */
export function titleOfAny({ title }: Pick<Saved, "title">): string {
  return title === "" ? "Untitled board" : title;
}

/** Second line of the card of an entry that cannot be read, and the reason. */
export const SET_ASIDE = "cannot be read";
export const SET_ASIDE_REASON =
  "It is damaged, or of another version of Gospace. Press to save it as a file.";

/** A day relative to now; both in milliseconds since 1970, local time. */
export function dayWords(then: number, now: number): string {
  const [day, today] = [new Date(then), new Date(now)];
  const days = Math.round((midnight(today) - midnight(day)) / 86_400_000);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
  return day.toLocaleDateString(LANGUAGE, { day: "numeric", month: "short", ...year });
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

/** Second line of a card. */
export function stateWords({ kind, turns, changed }: Saved, now: number): string {
  const what = kind === "drawing" ? "drawing" : counted(turns, "turn");
  return `${what} · ${dayWords(changed, now)}`;
}

export function resumeWords(title: string, turns: number): string {
  return `Your last board was “${isolated(title)}”${turns === 0 ? "" : `, after ${counted(turns, "turn")}`}.`;
}

/** Said while no board has been played on. */
export const NOTHING_RECENT = "Boards you play appear here.";

/** Buttons that lead to all boards, and to the two parts of the room of boards. */
export const SHELVES = {
  atlas: { name: "All boards", tip: "All boards, strangest first, and a problem for today (G)" },
  gallery: { name: "Recent", tip: "The boards that you played on last, and a few to begin with" },
  mine: { name: "My boards", tip: "Your games and drawings, saved in this browser" },
} as const;

/** Button after the last cards, for boards without one. */
export function olderWords(count: number): string {
  return counted(count, "older board");
}

/** Menu of a card. */
export const CARD_WORDS = {
  options: "Options",
  name: "Name",
  rename: "Rename",
  save: "Save as a file",
  delete: "Delete",
  discard: "Delete for good",
} as const;

export function optionsFor(title: string): string {
  return `Options for ${isolated(title)}`;
}
