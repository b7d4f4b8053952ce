/** Gespeicherte Bretter. */

import { isolated } from "../../isolate.ts";
import type { Saved } from "../../model/saved.ts";
import { LANGUAGE } from "./core/language.ts";
import { counted } from "./counts.ts";
import { turnsDative } from "./grammar.ts";

const UNTITLED = "Zeichnung ohne Titel";

export const NOTHING_SAVED =
  "Noch nichts. Deine Partien und Zeichnungen werden hier von selbst gespeichert, nur in diesem Browser.";

export function titleWords({ title, kind }: Pick<Saved, "title" | "kind">): string {
  return title === "" && kind === "drawing" ? UNTITLED : titleOfAny({ title });
}

/** Titel eines Eintrags, der vielleicht nicht zu lesen ist. */
export function titleOfAny({ title }: Pick<Saved, "title">): string {
  return title === "" ? "Brett ohne Titel" : title;
}

/** Zweite Zeile der Karte eines Eintrags, der nicht zu lesen ist, und der Grund. */
export const SET_ASIDE = "nicht zu lesen";
export const SET_ASIDE_REASON =
  "Es ist beschädigt, oder von einer anderen Version von Gospace. Drücke, um es als Datei zu speichern.";

/** Ein Tag, von jetzt aus; beide in Millisekunden seit 1970, Ortszeit. */
export function dayWords(then: number, now: number): string {
  const [day, today] = [new Date(then), new Date(now)];
  const days = Math.round((midnight(today) - midnight(day)) / 86_400_000);
  if (days <= 0) return "heute";
  if (days === 1) return "gestern";
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
  return day.toLocaleDateString(LANGUAGE, { day: "numeric", month: "short", ...year });
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}

/** Zweite Zeile einer Karte. */
export function stateWords({ kind, turns, changed }: Saved, now: number): string {
  const what = kind === "drawing" ? "Zeichnung" : counted(turns, "Zug", "Züge");
  return `${what} · ${dayWords(changed, now)}`;
}

export function resumeWords(title: string, turns: number): string {
  return `Dein letztes Brett war „${isolated(title)}“${turns === 0 ? "" : `, nach ${turnsDative(turns)}`}.`;
}

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
