/** Links und Teilen. */
import { grouped } from "./counts.ts";

/** Ersatztext für ein Brett ohne Titel. */
export const UNNAMED = "Ein Brett";

/** Orte für Links mit ihren Grenzen in Zeichen, die kürzesten zuerst. */
const PLACES: readonly (readonly [most: number, where: string])[] = [
  [280, "einen kurzen Beitrag"],
  [2_000, "jede Nachricht"],
  [8_000, "eine E-Mail und die Adresszeile jedes Browsers"],
  [32_000, "eine Webseite oder ein Dokument"],
];

/** Länge des Links, und wohin er passt. */
export function lengthWords(characters: number): string {
  const where = PLACES.find(([most]) => characters <= most)?.[1];
  const count = `${grouped(characters)} Zeichen`;
  if (where === undefined) return `${count}: für die meisten Orte zu lang; besser eine Datei.`;
  return `${count}: passt in ${where}.`;
}

export function cannotShareWords(reason: string): string {
  return `So kann dies nicht geteilt werden. ${reason}`;
}

export function failedWords(reason: string): string {
  return `Das ging nicht: ${reason}`;
}

/** Dialog mit den Wegen zu teilen. */
export const SHARE_WORDS = {
  linkTo: "Ein Link auf",
  share: "Teilen",
  link: "Link",
  caption: "Der Titel über dem Brett",
  coordinates: "Koordinaten",
  crop: "Nur der Teil",
  steps: "Tasten, um durch die Züge zu gehen",
  snippet: "Was in deine Seite gehört",
  asProblem: "Als Aufgabe: Züge der Leser werden beantwortet",
  readersMayPlay: "Leser dürfen darauf spielen",
  savePicture: "Bild speichern",
  startAtTurn: "Beginnen bei Zug",
  preview: "Vorschau",
  image: "Das Bild",
  height: "Höhe",
  saved: "Gespeichert.",
  theme: "Farben",
  embed: "Einbetten",
  width: "Breite",
  copy: "Kopieren",
  kind: "Als",
  fileLine:
    "Eine Datei fasst alles, so groß es auch ist: das Brett, seine Regeln, alle Züge. Öffne sie hier wieder, oder bewahre sie bei deinen Notizen auf.",
  forOtherPrograms: "Für andere Programme…",
  saveFile: "Datei speichern",
  file: "Datei",
  copyAs: "Text",
  textToCopy: "Text zum Kopieren",
  saveText: "Als Datei speichern",
  tooLongForCode: "Dieser Link ist zu lang für einen QR-Code.",
  copyLink: "Link kopieren",
  send: "Senden…",
  cannotCopyPictures:
    "Dieser Browser lässt die Seite keine Bilder kopieren; speichere es stattdessen.",
  pictureLine: "SVG und PNG enthalten die Partie: Lege sie hier ab, und sie öffnet sich wieder.",
  drawingOneTurnAfter: "Ein Zug nach dem anderen wird gezeichnet …",
  saveGameMoving: "Partie bewegt speichern",
  namesPoints: "Namen der Punkte",
  copyPicture: "Bild kopieren",
  turnNumbers: "Zugnummern",
  transparent: "Durchsichtig",
  saveAsPng: "Als PNG speichern",
  saveCard: "Karte speichern",
  saveAsSvg: "Als SVG speichern",
  picture: "Bild",
  stopped: "Angehalten.",
  progress: "Fortschritt",
  copied: "Kopiert.",
  ground: "Grund",
  cancel: "Abbrechen",
  light: "Hell",
  paper: "Papier",
  dark: "Dunkel",
  code: "Der Link als QR-Code",
} as const;
