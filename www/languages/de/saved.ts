/** Gespeicherte Bretter. */

import { isolated } from "../../isolate.ts";
import { savedSentences } from "../../model/saved-sentences.ts";
import { LANGUAGE } from "./core/language.ts";
import { counted } from "./counts.ts";
import { turnsDative } from "./grammar.ts";

export const NOTHING_SAVED =
  "Noch nichts. Deine Partien und Zeichnungen werden hier von selbst gespeichert, nur in diesem Browser.";

export const { titleWords, titleOfAny, dayWords, stateWords, resumeWords } = savedSentences({
  language: LANGUAGE,
  untitled: { game: "Brett ohne Titel", drawing: "Zeichnung ohne Titel" },
  drawing: "Zeichnung",
  turns: (count) => counted(count, "Zug", "Züge"),
  today: "heute",
  yesterday: "gestern",
  last: (title, after) => `Dein letztes Brett war „${title}“${after}.`,
  after: (turns) => `, nach ${turnsDative(turns)}`,
});

/** Zweite Zeile der Karte eines Eintrags, der nicht zu lesen ist, und der Grund. */
export const SET_ASIDE = "nicht zu lesen";
export const SET_ASIDE_REASON =
  "Es ist beschädigt, oder von einer anderen Version von Gospace. Drücke, um es als Datei zu speichern.";

/** Gesagt, solange auf keinem Brett gespielt wurde. */
export const NOTHING_RECENT = "Hier erscheinen Bretter, auf denen du spielst.";

/** Tasten, die zu den beiden Teilen der Leiste führen. */
export const SHELVES = {
  atlas: {
    name: "Alle Bretter",
    tip: "Alle Bretter, die seltsamsten zuerst, und eine Aufgabe für heute (G)",
  },
  gallery: {
    name: "Zuletzt",
    tip: "Die Bretter, auf denen du zuletzt gespielt hast, und einige für den Anfang",
  },
  mine: {
    name: "Meine Bretter",
    tip: "Deine Partien und Zeichnungen, in diesem Browser gespeichert",
  },
} as const;

/** Taste nach den letzten Karten, für Bretter ohne eine. */
export function olderWords(count: number): string {
  return counted(count, "älteres Brett", "ältere Bretter");
}

/** Menü einer Karte. */
export const CARD_WORDS = {
  options: "Optionen",
  name: "Name",
  rename: "Umbenennen",
  save: "Als Datei speichern",
  delete: "Löschen",
  discard: "Endgültig löschen",
} as const;

export function optionsFor(title: string): string {
  return `Optionen für ${isolated(title)}`;
}
