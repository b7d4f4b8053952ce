/** Was um eine Stelle liegt: ihr Stein, Namen und Steine ihrer Nachbarn, Pfeile, Überlappungen und bedeckte Punkte. */
import { surroundingsSentences } from "../../model/surroundings-sentences.ts";
import { pointingWords } from "./events.ts";
import { sizeWords } from "./kinds.ts";

/** Köpfe der Spalten der Tabelle eines Bretts ohne Reihen. */
export const TABLE_HEADS = ["Stelle", "Stein", "Nachbarn"] as const;

export const { surroundingsWords, neighbourWords, colourWord } = surroundingsSentences({
  pointingWords,
  sizeWords,
  ways: {
    covers: "Bedeckt",
    touches: "Berührt",
    beside: "Neben",
    across: "Über die Naht:",
    to: "Führt zu",
    from: "Erreicht von",
    overlaps: "Überlappt",
  },
  nothing: "nichts",
  more: (count) => `${count} weitere`,
  at: (colour, place) => `${colour} bei ${place}`,
  colours: {
    black: "schwarz",
    white: "weiß",
    empty: "leer",
    mixed: "gemischt",
    closed: "gesperrt",
  },
});
