/** Die Abbildung der Aufsätze, die der Leser ändert; ihr Text steht in www/articles. */
import type { Player } from "../../engine/types.ts";
import { counted, plural } from "./counts.ts";
import { listed, playerWord } from "./names.ts";

export const LOOSE_WORDS = {
  end: "Die lose Kante endet bei",
  none: "nirgends",
  direction: "Sie ist eine Straße",
  both: "in beide Richtungen",
  out: "aus dem Paar hinaus",
  in: "in das Paar hinein",
  handle: "Loses Ende der Kante: zu einem Punkt ziehen, oder Pfeiltasten drücken",
  even: "Bei bestem Spiel ist es unentschieden.",
  solving: "Der Wert wird gesucht …",
  unknown: "Der Wert konnte hier nicht berechnet werden.",
} as const;

/** „Das weiße Paar hat 2 Freiheiten: A und C. Schwarz kann es nicht sofort schlagen.“ */
export function libertiesWords(liberties: readonly string[]): string {
  const count = counted(liberties.length, "Freiheit", "Freiheiten");
  const fate = plural(
    liberties.length,
    "Schwarz schlägt es mit dem nächsten Stein.",
    "Schwarz kann es mit dem nächsten Stein nicht schlagen.",
  );
  return `Das weiße Paar hat ${count}: ${listed(liberties)}. ${fate}`;
}

/** „Bei bestem Spiel gewinnt Weiß mit 4.“ */
export function winWords(winner: Player, points: number): string {
  return `Bei bestem Spiel gewinnt ${playerWord(winner)} mit ${points}.`;
}
