/** Rund um die Schritte des Lernens, und Sätze, die mehrere Schritte brauchen. */
import { readable } from "../../../fractions.ts";
import type { Scores } from "../../../words/learn/room.ts";

export { MANUAL } from "../../../words/learn/room.ts";

export const ROOM = {
  steps: "Schritte",
  heading: "Go auf jedem Brett, in neun Schritten",
  opening:
    "Auf jedem Brett hier kannst du spielen. Schwarz beginnt. Klicke einen Punkt an, oder nimm die Pfeiltasten und Enter. Zeige auf einen Stein, oder tippe ihn an, um seine Freiheiten zu sehen. Die Tasten unter einem Brett nehmen Züge zurück. Deine Züge bleiben auf dieser Seite, bis du „Darauf spielen“ wählst.",
  end: "Und nun",
  ending: "Du kennst alle Regeln. Wähle ein Brett aus dem Atlas, oder zeichne ein eigenes.",
  articles: "Drei Aufsätze mit Brettern zum Spielen:",
  liberty: "Was ist eine Freiheit?",
  gameEnds: "Warum endet eine Partie?",
  forever: "Für immer",
  tables: "Was kleine Bretter bei bestem Spiel wert sind, ist bekannt:",
  tablesName: "Werte kleiner Bretter",
  more: "Alles, was die Seite kann, und wie man sie anderswo nutzt, auf Englisch:",
  manual: "Das Handbuch",
  play: "Spielen",
  draw: "Ein Brett zeichnen",
  tryIt: "Probiere es",
  mathematics: "Die Mathematik",
  source: "Quelle",
  quoted: "Im Wortlaut der Quellen (englisch)",
  inFull: "Ausführlich, auf Englisch",
  playOn: "Darauf spielen",
} as const;

export function tableLabel(board: string): string {
  return `${board}, als Tabelle`;
}

export const REPEATED = {
  start: "Abgelehnt: Das Brett wäre wie zu Beginn der Partie.",
  after: (turn: number) => `Abgelehnt: Das Brett nach Zug ${turn} käme wieder.`,
} as const;

export function scoresWords({ black = "0", white = "0" }: Scores): string {
  return `Schwarz hat ${readable(black)}, Weiß ${readable(white)}`;
}
