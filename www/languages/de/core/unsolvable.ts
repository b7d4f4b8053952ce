/** Warum eine Stellung keinen Wert hat, den ein Löser finden kann. */
import type { Unsolvable } from "../../../../build/wasm/full/gospace_wasm.js";

export function unsolvableWords(reason: Unsolvable): string {
  switch (reason) {
    case "turns":
      return "Auf einer Ebene gibt es zu viele Züge, um alle zu versuchen. Spiele auf einem Graphen, einem Go-Raum oder Scheiben.";
    case "points":
      return "Dieses Brett hat mehr als 63 Punkte, zu viele zum Lösen.";
    case "endless":
      return "Nach diesen Regeln muss eine Partie nicht enden. Wähle Superko, und ein Ende, wenn beide passen oder ein Zug fehlt. Teilen und Wählen wird auf Graphen mit höchstens 4 Punkten gelöst.";
    case "score":
      return "Werte werden für Wertungen nach Fläche und nach Steinen gefunden. Wähle eine davon.";
    case "komi":
      return "Das Komi ist noch nicht genannt. Nenne es zuerst, oder wähle ein festes Komi.";
  }
}
