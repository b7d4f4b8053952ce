/** Fehler des Moduls selbst: der Fehler, dann die Abhilfe. */
import { termWords } from "./terms.ts";

export const NOT_LOADED = "Rufe zuerst load() auf, und warte darauf.";

/** Von einem Laden, das misslang; das Modul steht für eine Adresse, die nicht bekannt ist. */
export const FAILED_LOAD = {
  module: "Das wasm-Modul von Gospace",
  words: (address: string, reason: string) => `${address} konnte nicht geladen werden: ${reason}`,
  remedy: ". Next braucht serverExternalPackages.",
} as const;

export function freed(noun: string): string {
  return `Dieses Objekt (${termWords(noun)}) wurde freigegeben. Mache mit „new“ ein anderes.`;
}

export const INDEX = "eine ganze Zahl von 0 bis 4.294.967.295";
export const TICKS = "eine ganze Zahl von Ticks, höchstens 2.147.483.647 in beide Richtungen";
export const FINITE = "eine endliche Zahl";

export const A_STRING = "eine Zeichenkette";
export const A_NUMBER = "eine Zahl";
export const A_FUNCTION = "eine Funktion";
export const A_LIST = "eine Liste";
export const AN_OBJECT = "ein Objekt";
export const NUMBERS = "eine Liste von zwei Zahlen";

export function oneOf(words: string): string {
  return `eines von: ${words}`;
}

/** Ein Wert, der nicht zu schreiben ist, nach seinem Typ. */
export function ofType(type: string): string {
  return `ein Wert vom Typ „${type}“`;
}

/** `name`: der des Arguments. */
export function wrongArgument(name: string, value: string, expected: string): string {
  return `${name} kann nicht ${value} sein. Erwartet: ${expected}.`;
}

export function noSuchPlacement(placement: number): string {
  return `Einen Platz ${placement} gibt es nicht. Die Plätze eines Bretts sind von 0 an nummeriert.`;
}

export const RESTARTED =
  "Der Kern blieb stehen und wurde neu gestartet; dieser Aufruf hat nichts geändert.";
export const SOLVER_GONE =
  "Der Kern wurde neu gestartet, und der Löser ist fort. Beginne einen neuen.";
export const SEARCH_GONE =
  "Der Kern wurde neu gestartet, und die Suche ist fort. Beginne eine neue.";
export const NO_LINK = "Ein Link ist eine Zeichenkette.";
/** Für das Modul, das Zeichnen, Importieren und Exportieren brauchen. */
export const NOT_FETCHED =
  "Dieser Teil von Gospace konnte nicht geholt werden. Versuche es wieder, sobald das Netz zurück ist.";
export const NO_WORKER = "Der Worker konnte nicht gestartet werden.";
export const WORKER_SILENT = "Es antwortet nicht mehr. Frage noch einmal.";

export function oldName(name: string, successor: string): string {
  return `Gospace: ${name}() ist ein alter Name, den es von der nächsten Hauptversion an nicht mehr gibt. Rufe ${successor}() auf.`;
}

export function noSuchTurn(turn: number): string {
  return `Einen Zug ${turn} gibt es nicht. Die Eigenschaft turnCount sagt, wie viele es sind.`;
}

export function noSuchBoard(id: string): string {
  return `Die Galerie hat kein Brett „${id}“. Nimm eine id aus gallery().`;
}

/** `what`: „a document“, „a turn“, wie das Programm sie nennt. */
export function notThis(what: string): string {
  return `Erwartet: ${termWords(what)}.`;
}

export function notWritten(what: string, reason: string): string {
  return `${notThis(what)} ${reason}`;
}
