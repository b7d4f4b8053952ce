/** Parts of the notices that a game gives wherever it is played. */
import { capitalised, LINE } from "../words/counts.ts";
import type { GameNotice } from "./state.ts";

/** A message preceded by its path in the document, or by its line in another text. */
export function placedWords(path: string | null, message: string): string {
  if (path === null || path === "" || message.startsWith(path)) return message;
  return `${path.replace(/^line /, `${LINE} `)}: ${message}`;
}

/** Sentences on things that were left out of an opened board. */
export function importNotes(dropped: readonly string[]): string[] {
  return dropped.map((note) => `${capitalised(note).replace(/\.$/, "")}.`);
}

/** The message of a damaged link, and a sentence on the board that stands instead. */
export function damagedLink(message: string, fresh: boolean, empty: string, same: string): string {
  return `${message} ${fresh ? empty : same}`;
}

/** Notes on an opened board, and if there was one before, that it is saved. */
export function openedWords(
  { dropped, previous }: Extract<GameNotice, { kind: "opened" }>,
  saved: string,
): string {
  return [...importNotes(dropped), ...(previous === null ? [] : [saved])].join(" ");
}
