/** Schritt: Teilen und Wählen. */
import type { Player } from "../../../engine/types.ts";
import type { Scores } from "../../../words/learn/room.ts";
import { playerWord } from "../names.ts";
import { scoresWords } from "./room.ts";

export const DIVIDE_WORDS = {
  title: "Teilen und Wählen",
  idea: "Was ist der erste Zug wert, auf einem Brett, das beiden neu ist? Macht es wie mit einem Kuchen: Einer teilt, der andere wählt.",
  komi: {
    text: [
      "Schwarz zieht zuerst, das ist ein Vorteil. Also bekommt Weiß einige Punkte, das *Komi*. Einer, *Spieler 1*, nennt das Komi. Der andere, *Spieler 2*, wählt dann eine Farbe. Das Komi darf jeder Bruch sein, auch einer unter null.",
    ],
    board: "Teilen und Wählen",
    label: "Drei mal drei Punkte, bevor die Farben gewählt sind",
    task: "Nenne als Spieler 1 ein Komi, das beide Seiten gleich gut macht. Wähle dann als Spieler 2 eine Seite.",
    cut: "Der Kuchen ist geteilt. Sei nun Spieler 2: Welche Seite ist besser? Spieler 2 nimmt die bessere. Also teilt Spieler 1 am besten gleich.",
  },
  bid: {
    text: [
      "Hier dürfen sich Bretter wiederholen. Dafür darf eine Seite zu einem Zug ein *Gebot* abgeben: „Das ist mir 2 wert.“ Der Gegner beachtet das Gebot nicht, oder sagt, wer das Ko gewinnt. Wer gewinnt, darf das Brett auf ein früheres zurücksetzen oder es so lassen, und ist am Zug. *Wer verliert, bekommt die Punkte*. So teilt wieder einer, und der andere wählt.",
      "Weiß hat im Ko gerade zurückgeschlagen und bietet 2. Schwarz hat vier Antworten: das Gebot nicht beachten; Weiß gewinnen lassen; gewinnen und das Brett so lassen; oder gewinnen und auf das Brett vor dem weißen Zug zurückgehen.",
    ],
    board: "Ein Ko mit Gebot",
    label: "Das Ko auf fünf mal drei Punkten; Weiß hat zurückgeschlagen und bietet 2",
    task: "Antworte für Schwarz. Sieh, wer wie viele Punkte hat, und wer am Zug ist. Geh dann zurück, und antworte anders.",
    ignored:
      "Das Gebot wurde nicht beachtet: Keine Punkte wechseln die Seite, und Schwarz ist am Zug. Schwarz darf sofort zurückschlagen. Aber wer Gebote ewig nicht beachtet, verliert, wenn nicht der Gegner den Verlauf ewig löscht (Schritt 8).",
    won: {
      white: (bid: string) =>
        `Weiß hat das Ko gewonnen, also bekommt Schwarz ${bid}. Weiß darf zurückgehen oder das Brett so lassen, und setzt dann noch einmal.`,
      black: (bid: string) =>
        `Schwarz hat das Ko gewonnen, also bekommt Weiß ${bid}. Schwarz darf zurückgehen oder das Brett so lassen, und ist dann am Zug.`,
    },
    kept: "Das Brett bleibt",
    reset: "Der schwarze Stein ist zurück, der weiße ist fort",
    goBack: "Zurück zum Brett nach Zug 1",
  },
  mathematics: [
    "Vor jedem Zug kommt die Färbung auf dem Brett in den *Verlauf*; jede Seite darf ihn dann ganz löschen, höchstens einmal je Zug. Nach dem Setzen darf p eine rationale Zahl ≥ 0 bieten. Der Gegner beachtet das nicht, und ist dann am Zug, oder nennt den Gewinner w des Kos. Dann darf w das Brett auf eine Färbung des Verlaufs setzen, die andere Seite bekommt das Gebot, und w ist am Zug.",
    "Um eine Schleife beliebiger Länge auszuspielen: Lösche den Verlauf, sodass er nichts von vor der Schleife enthält, und biete beim nächsten Umlauf. Wer gewinnt, bekommt dann einen Zug mehr, an der Stelle der Schleife, wo er am besten ist.",
    "Nur Komi und Gebote geben während der Partie Punkte. Wertungen sind exakte Brüche.",
  ],
  source: "Komi und Ko.",
} as const;

export function takeWords(second: Player, scores: Scores): string {
  return `Spieler 2 ist ${playerWord(second)}, Spieler 1 hat die andere Farbe. Die Wertung von Weiß beginnt mit dem Komi: ${scoresWords(scores)}.`;
}

export function resetWords(board: string, scores: Scores): string {
  return `${board}, und wer das Ko gewann, ist am Zug. ${scoresWords(scores)}.`;
}
