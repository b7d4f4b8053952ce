/** Die Abbildung der Aufsätze, die der Leser ändert; ihr Text steht in www/articles. */
import { counted } from "./counts.ts";
import { listed } from "./names.ts";

export const LOOSE_WORDS = {
  end: "Die lose Kante endet bei",
  none: "nirgends",
  direction: "Sie ist eine Straße",
  both: "in beide Richtungen",
  out: "aus dem Paar hinaus",
  in: "in das Paar hinein",
  handle: "Loses Ende der Kante: zu einem Punkt ziehen, oder Pfeiltasten drücken",
  solving: "Der Wert wird gesucht …",
  unknown: "Der Wert konnte hier nicht berechnet werden.",
} as const;

/** „Das weiße Paar hat 2 Freiheiten: A und C. Schwarz kann es nicht sofort schlagen.“ */
export function libertiesWords(liberties: readonly string[]): string {
  const count = counted(liberties.length, "Freiheit", "Freiheiten");
  const fate =
    liberties.length === 1
      ? "Schwarz schlägt es mit dem nächsten Stein."
      : "Schwarz kann es mit dem nächsten Stein nicht schlagen.";
  return `Das weiße Paar hat ${count}: ${listed(liberties)}. ${fate}`;
}

/** „Bei bestem Spiel gewinnt Weiß mit 4.“ */
export function valueWords(margin: number): string {
  if (margin === 0) return "Bei bestem Spiel ist es unentschieden.";
  return `Bei bestem Spiel gewinnt ${margin > 0 ? "Schwarz" : "Weiß"} mit ${Math.abs(margin)}.`;
}
