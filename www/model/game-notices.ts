/** Notices that a game gives wherever it is played, by the words of a language. */
import { capitalised } from "../words/counts.ts";
import type { GameNotice } from "./state.ts";

/** A message preceded by its path in the document. */
export function placedWords(path: string | null, message: string): string {
  return path === null || path === "" || message.startsWith(path) ? message : `${path}: ${message}`;
}

/** Sentences on things that were left out of an opened board. */
export function importNotes(dropped: readonly string[]): string[] {
  return dropped.map((note) => `${capitalised(note).replace(/\.$/, "")}.`);
}

/** Words of a language for the notices of a game. */
export interface GameNoticeWords {
  readonly cannotOpen: string;
  /** Remedy of a damaged link, for which the page has a button. */
  readonly remedy: string;
  readonly emptyBoard: string;
  readonly sameBoard: string;
  readonly restarted: string;
  readonly full: string;
  readonly saved: string;
}

/* @__NO_SIDE_EFFECTS__ */
export function gameNoticesBy(words: GameNoticeWords): (notice: GameNotice) => string {
  return (notice) => {
    switch (notice.kind) {
      case "broken":
        return `${words.cannotOpen} ${placedWords(notice.path, notice.message)}`;
      case "broken-link":
        return `${notice.message.replace(words.remedy, "")} ${notice.fresh ? words.emptyBoard : words.sameBoard}`;
      case "opened": {
        const notes = importNotes(notice.dropped);
        if (notice.previous !== null) notes.push(words.saved);
        return notes.join(" ");
      }
      default:
        return words[notice.kind];
    }
  };
}
