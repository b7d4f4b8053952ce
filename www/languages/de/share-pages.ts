/** Seiten des Dialogs zum Teilen: ihre Auswahl, mit Zeilen dazu. */
import type {
  Copy,
  Embed,
  EmbedCoordinates,
  EmbedTheme,
  Extent,
  Snippet,
} from "../../model/sharing.ts";
import type { Choice } from "../../words/share-pages.ts";

export const EXTENT_WORDS: Readonly<Record<Extent, Choice>> = {
  board: { name: "Das Brett", line: "Leer, mit seinen Regeln: bereit zum Spielen." },
  moment: { name: "Diesen Moment", line: "Der Weg zum gezeigten Zug, und sonst nichts." },
  onward: { name: "Ab diesem Moment", line: "Dieser Weg, und alles, was folgt." },
  game: { name: "Die ganze Partie", line: "Alle Züge; sie öffnet sich beim gezeigten." },
  problem: {
    name: "Eine Aufgabe",
    line: "Leser suchen die besten Züge ab diesem Moment. Was folgt, antwortet ihnen, dann der Löser.",
  },
};

export const EMBED_WORDS: Readonly<Record<Embed, Choice>> = {
  frame: { name: "Rahmen", line: "Für jedes Blog, das ein <iframe> nimmt." },
  element: {
    name: "Element",
    line: "<go-space>, wo Skripte laufen dürfen; lädt, wenn es in Sicht kommt.",
  },
};

/** Texte des Moments, die andere Programme lesen. */
export const COPY_AS_WORDS: Readonly<Record<Copy, Choice>> = {
  markdown: {
    name: "Markdown",
    line: "Ein Bild mit Link auf die Partie, wo Rahmen nicht gehen.",
  },
  picture: { name: "HTML", line: "Ein Bild mit Link auf die Partie." },
  svg: { name: "SVG", line: "Die Zeichnung selbst, die die Partie enthält." },
  tikz: { name: "TikZ", line: "Für LaTeX, schwarz auf weiß, in den Koordinaten des Bretts." },
  latex: { name: "LaTeX", line: "Ohne jedes Paket: eine picture-Umgebung." },
  oembed: {
    name: "oEmbed",
    line: "Eine JSON-Datei für den Server, durch die andere Seiten den Rahmen finden.",
  },
  citation: { name: "Zitat", line: "Eine Zeile, die Partie, Adresse und Regeln nennt." },
};

export const CARD_WITHOUT_CODE =
  "Gespeichert, ohne QR-Code: Der Link ist zu lang dafür. Die Karte enthält die Partie selbst.";

/** Neben dem QR-Code einer Karte. */
export const SCAN = "Zum Öffnen scannen";

const instead = (picture: string) =>
  `Speichere ${picture} neben deinem Beitrag: Feeds und Leser ohne Skripte zeigen es stattdessen.`;

/** Zeilen neben einem Schnipsel, über sein Bild und seine Gefahren. */
export const SNIPPET_NOTES: Readonly<Record<Snippet, (picture: string) => readonly string[]>> = {
  picture: (picture) => [`Speichere ${picture} neben deinem Beitrag.`],
  markdown: (picture) => [`Speichere ${picture} neben deinem Beitrag.`],
  frame: (picture) => [instead(picture)],
  element: (picture) => [
    instead(picture),
    "Behalte das schließende </go-space>: HTML kennt kein <go-space … />, das sich selbst schließt; es verschluckt den Rest des Beitrags.",
  ],
};

export const EMBED_THEME_WORDS: Readonly<Record<EmbedTheme, string>> = {
  auto: "Wie beim Leser",
  light: "Hell",
  dark: "Dunkel",
};

export const EMBED_COORDINATES_WORDS: Readonly<Record<EmbedCoordinates, string>> = {
  grid: "Neben Gittern",
  all: "Namen aller Punkte",
  none: "Keine",
};
