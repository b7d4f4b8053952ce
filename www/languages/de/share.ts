/** Links und Teilen. */
import { lengthsBy } from "../../model/link-length.ts";

/** Ersatztext für ein Brett ohne Titel. */
export const UNNAMED = "Ein Brett";

/** Länge des Links, und wohin er passt. */
export const lengthWords = lengthsBy({
  280: "einen kurzen Beitrag",
  2000: "jede Nachricht",
  8000: "eine E-Mail und die Adresszeile jedes Browsers",
  32000: "eine Webseite oder ein Dokument",
  fits: (characters, where) => `${characters} Zeichen: passt in ${where}.`,
  tooLong: (characters) =>
    `${characters} Zeichen: für die meisten Orte zu lang; besser eine Datei.`,
});

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
