/** Namen der Formate anderer Programme, und wozu sie dienen. */
import type { Format, WrittenFormat } from "../../engine/formats.ts";
import { DOCUMENT_FILE } from "../../model/document-file.ts";
import type { FormatWords } from "../../words/formats.ts";
import { counted } from "./counts.ts";

export const FORMAT_WORDS: Readonly<Record<WrittenFormat | "tikz", FormatWords>> = {
  gospace: {
    name: "Gospace",
    line: "Alles: Brett, Regeln, Partie. Öffnet sich hier wieder, wie es ist.",
    ...DOCUMENT_FILE,
  },
  sgf: {
    name: "SGF",
    line: "Die Partie mit ihrem Baum, Kommentaren und Markierungen, für jedes Go-Programm.",
    ending: "sgf",
    type: "application/x-go-sgf",
  },
  "edge-list": {
    name: "Kantenliste",
    line: "Eine Zeile je Verbindung, „a b“ oder „a -> b“; leicht von Hand zu schreiben.",
    ending: "edges",
    type: "text/plain",
  },
  matrix: {
    name: "Adjazenzmatrix",
    line: "Zeilen aus 0 und 1; der Graph ohne seine Zeichnung.",
    ending: "matrix",
    type: "text/plain",
  },
  graphml: {
    name: "GraphML",
    line: "Für yEd, Gephi und networkx, mit Zeichnung und Beschriftungen.",
    ending: "graphml",
    type: "application/xml",
  },
  dot: {
    name: "DOT",
    line: "Für Graphviz, mit Zeichnung und Beschriftungen.",
    ending: "dot",
    type: "text/vnd.graphviz",
  },
  tgf: {
    name: "TGF",
    line: "Trivial Graph Format: Punkte mit Beschriftungen, dann Verbindungen.",
    ending: "tgf",
    type: "text/plain",
  },
  svg: {
    name: "SVG-Umriss",
    line: "Bereich und Scheiben als Formen; eine Einheit ist ein Tick.",
    ending: "svg",
    type: "image/svg+xml",
  },
  tikz: {
    name: "TikZ",
    line: "Eine Zeichnung für LaTeX: Brett und Steine, schwarz auf weiß.",
    ending: "tex",
    type: "application/x-tex",
  },
};

export const FORMAT_NAMES: Readonly<Record<Format, Pick<FormatWords, "name">>> = {
  ...FORMAT_WORDS,
  "adjacency-list": { name: "Adjazenzliste" },
  gml: { name: "GML" },
  json: { name: "JSON von networkx oder Cytoscape" },
  pajek: { name: "Pajek" },
  graph6: { name: "graph6 oder sparse6" },
};

/** Dialog, der ein Brett schreibt. */
export const EXPORT_WORDS = {
  saveAsFile: "Als Datei speichern",
  text: "Der Text",
  format: "Format",
  export: "Exportieren",
  copy: "Kopieren",
} as const;

/** Dialog, der ein Brett liest. */
export const IMPORT_WORDS = {
  lead: "Füge eine Kantenliste, eine Adjazenzmatrix, GraphML, GML, DOT, TGF, Pajek, graph6, JSON von networkx oder Cytoscape, SGF, einen SVG-Umriss oder ein Gospace-Dokument ein, oder schreibe es.",
  findOutFormat: "Format erkennen",
  textBoard: "Text des Bretts",
  bringBoardIn: "Brett importieren",
  picture: "Das gelesene Brett",
  chooseFile: "Datei wählen",
  drawOn: "Darauf zeichnen",
  format: "Format",
  clear: "Leeren",
  reading: "Wird gelesen …",
  empty: "Es gibt noch keinen Text.",
  stop: "Anhalten",
} as const;

export function cannotWriteWords(reason: string): string {
  return `So kann dies nicht geschrieben werden: ${reason}`;
}
/** „Gelesen als: Kantenliste.“ */
export function readAsWords(format: Format): string {
  return `Gelesen als: ${FORMAT_NAMES[format].name}.`;
}

/** „Gefunden: Kantenliste, 3 Punkte, 2 Verbindungen.“ oder von einem anderen Brett nur das Format. */
export const FOUND = {
  board: (format: Format) => `Gefunden: ${FORMAT_NAMES[format].name}.`,
  graph: (format: Format, points: number, links: number) =>
    `Gefunden: ${FORMAT_NAMES[format].name}, ${counted(points, "Punkt", "Punkte")}, ${counted(links, "Verbindung", "Verbindungen")}.`,
} as const;

/** Listen von Verbindungen sind so lang, wie das Brett groß ist; das meiste eines langen Textes fehlt. */
export const LONG_TEXT = "Der Text ist lang; hier ist sein Anfang.";

/** Kanten neben Pfeilen in GraphML. */
export const DOUBLED_LINKS =
  "Andere Programme lesen nur Verbindungen einer Art, daher wird jede Kante als zwei Pfeile geschrieben. Hier werden sie wieder eine.";

/** Antwort auf eingefügten einfachen Text. */
export const NO_BOARD_IN_TEXT =
  "Das ist einfacher Text. Füge ein Dokument ein, eine Liste von Verbindungen wie „a b“, eine je Zeile, oder einen Text eines anderen bekannten Formats.";
