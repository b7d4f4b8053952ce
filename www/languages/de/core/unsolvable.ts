/** Warum eine Stellung keinen Wert hat, den ein Löser finden kann. */
import type { Unsolvable } from "../../../../build/wasm/full/gospace_wasm.js";

const WORDS: Readonly<Record<Unsolvable, string>> = {
  turns:
    "Auf einer Ebene gibt es zu viele Züge, um alle zu versuchen. Spiele auf einem Graphen, einem Go-Raum oder Scheiben.",
  points: "Dieses Brett hat mehr als 63 Punkte, zu viele zum Lösen.",
  endless:
    "Nach diesen Regeln muss eine Partie nicht enden. Wähle Superko, und ein Ende, wenn beide passen oder ein Zug fehlt. Teilen und Wählen wird auf Graphen mit höchstens 4 Punkten gelöst.",
  score: "Werte werden für Wertungen nach Fläche und nach Steinen gefunden. Wähle eine davon.",
  komi: "Das Komi ist noch nicht genannt. Nenne es zuerst, oder wähle ein festes Komi.",
};

export function unsolvableWords(reason: Unsolvable): string {
  return WORDS[reason];
}
