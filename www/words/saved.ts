/** English of saved boards. */

import { isolated } from "../isolate.ts";
import { savedSentences } from "../model/saved-sentences.ts";
import { LANGUAGE } from "./core/language.ts";
import { counted } from "./counts.ts";

export const NOTHING_SAVED =
  "Nothing yet. Your games and drawings are saved here automatically, in this browser only.";

export const { titleWords, titleOfAny, dayWords, stateWords, resumeWords } = savedSentences({
  language: LANGUAGE,
  untitled: { game: "Untitled board", drawing: "Untitled drawing" },
  drawing: "drawing",
  turns: (count) => counted(count, "turn"),
  today: "today",
  yesterday: "yesterday",
  last: (title, after) => `Your last board was “${title}”${after}.`,
  after: (turns) => `, after ${counted(turns, "turn")}`,
});

/** Second line of the card of an entry that cannot be read, and the reason. */
export const SET_ASIDE = "cannot be read";
export const SET_ASIDE_REASON =
  "It is damaged, or of another version of Gospace. Press to save it as a file.";

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
