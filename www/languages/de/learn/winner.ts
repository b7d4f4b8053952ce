/** Schritt: das Ende einer Partie. */
import type { Scores } from "../../../words/learn/room.ts";
import { scoresWords } from "./room.ts";

export const WINNER_WORDS = {
  title: "Wer gewinnt",
  idea: "Die meisten Partien enden. Wie sie enden, und was zählt, ist eine Wahl der Regeln. Hier sind drei.",
  area: {
    text: [
      "Nach den Regeln von *Tromp–Taylor* endet eine Partie, wenn beide Seiten nacheinander passen. Dann zählt jede Seite die *Fläche*: alle Punkte mit einem Stein dieser Farbe, und allen leeren Grund, der nur an diese Farbe grenzt. Weiß bekommt das *Komi* dazu, hier 2½, da Schwarz zuerst zog. Das Halbe macht ein Unentschieden unmöglich.",
      "Am Ende wird nichts entfernt. Der weiße Stein in der Ecke ist nicht zu retten, aber bis Schwarz ihn schlägt, zählt er. Schlimmer für Schwarz: Der leere Grund daneben grenzt an beide Farben, zählt also für keine.",
    ],
    board: "Tote Steine zählen, bis sie geschlagen sind",
    label:
      "Sieben mal drei Punkte: links die Mauer von Schwarz, rechts die von Weiß, und ein weißer Stein in der schwarzen Ecke",
    task: "Lass beide passen. Wer gewinnt? Geh zweimal zurück, schlage zuerst den weißen Stein, und lass dann beide passen.",
    onePass: "Einmal gepasst. Passt die andere Seite auch, ist die Partie zu Ende.",
    capture: "Geschlagen. Lass nun beide passen.",
  },
  stone: {
    text: [
      "Nach den Regeln namens *Stone* zählen nur Steine. Leere Punkte sind nichts wert, also füllst du dein eigenes Gebiet, bevor du passt. Aber eine Kette braucht Freiheiten: Zwei getrennte leere Punkte, ihre *Augen*, müssen bleiben. Wer ein Auge füllt, kann geschlagen werden.",
      "Nach Fläche gewänne Schwarz hier 5 zu 4½. Nach Stone führt Weiß 2½ zu 2, Komi inbegriffen.",
    ],
    board: "Füllen, aber zwei Augen behalten",
    label: "Neun Punkte in einer Reihe: schwarze Steine auf 3 und 5, weiße Steine auf 6 und 8",
    task: "Lass Schwarz gewinnen. Fülle einen Punkt, und achte auf die Augen. Lass dann beide passen.",
    right:
      "Richtig: Schwarz hat 3 Steine, und beide Augen, 1 und 4, sind noch da. Lass nun beide passen.",
    single:
      "Ein Fehler: Dieser Stein hat eine Freiheit, 2. Weiß kann dorthin setzen und ihn schlagen. Geh zurück.",
    chain:
      "Ein Fehler: Nun haben alle drei Steine eine Freiheit, 2. Weiß kann dorthin setzen und sie schlagen. Geh zurück.",
    lost: "Weiß hat geschlagen. Geh zurück, und lass Schwarz zwei Augen.",
  },
  primitive: {
    text: [
      "Nach den Regeln namens *Primitive* gibt es kein Passen und kein Zählen. *Wer zuerst keinen Zug hat, verliert*. Kein Brett darf wiederkehren. Also hat keinen Zug, wer nur Selbstmorde einzelner Steine setzen könnte: Jeder ließe das Brett, wie es war.",
      "Je mehr Augen du hast, desto länger kannst du ziehen.",
    ],
    board: "Wer zuerst keinen Zug hat, verliert",
    label: "Drei leere Punkte in einer Reihe",
    task: "Finde einen ersten Zug für Schwarz, nach dem Weiß keinen hat.",
    wins: "Schwarz gewinnt sofort. Weiß könnte nur auf ein Ende setzen, wo ein Stein keine Freiheit hat. Er käme vom Brett, und das Brett wäre wie zuvor.",
    answer:
      "Nun kann Weiß diesen Stein von der Mitte aus schlagen. Sieh, welche Züge Schwarz dann bleiben.",
    loses:
      "Weiß hat geschlagen, und Schwarz hat keinen Zug: Weiß gewinnt. Geh zurück, und beginne anderswo.",
  },
  glued: {
    text: [
      "An einem Rand brauchst du weniger Steine, um Fläche zu umschließen, und in einer Ecke noch weniger. Manche Bretter haben beides nicht. Ihre Seiten sind *verklebt*: Was rechts hinausgeht, kommt links wieder herein, und was unten hinausgeht, kommt oben wieder. Pfeile an den Seiten zeigen, welche zusammengehören.",
      "Auf diesem Brett hat jeder Punkt vier Nachbarn. Der weiße Stein scheint nur in einer Ecke zu liegen.",
    ],
    board: "Ein Brett ohne Ecken",
    label:
      "Fünf mal fünf Punkte, gegenüberliegende Seiten verklebt; ein weißer Stein links oben mit einer Freiheit",
    task: "Schlage den weißen Stein. Zeige zuerst auf ihn, um seine letzte Freiheit zu sehen.",
    taken:
      "Geschlagen. Die letzte Freiheit war am anderen Ende der Reihe: Die zwei Punkte sind Nachbarn über die verklebten Seiten.",
    notYet:
      "Noch nicht: Eine Freiheit bleibt, am anderen Ende der obersten Reihe. Geh zurück, und fülle sie.",
  },
  rowLabels: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  mathematics: [
    "*Fläche*: score(b, p) ist die Anzahl der Punkte v mit b(v) = p, oder mit b(v) = Leer, sodass v die Farbe p erreicht und den Gegner nicht. *Stone*: score(b, p) ist die Anzahl der Punkte v mit b(v) = p. In beiden enthält die Wertung von Weiß das Komi, eine rationale Zahl. Die höhere Wertung gewinnt.",
    "*Primitive*: Ein Zug setzt einen Stein so, dass keine der bisherigen Färbungen entsteht. Wer am Zug ist und keinen Zug hat, verliert.",
    "*Verkleben* verbindet jeden Punkt einer Seite mit dem Punkt der anderen, mit dem er verklebt ist. Sonst ändert sich nichts: Auf endlichen Brettern entsteht wieder ein Graph. Sind beide Paare von Seiten gerade verklebt, liegt er auf einem Torus.",
  ],
  trompTaylor: "Regeln 8 bis 10: zweimal Passen, und Fläche.",
  source: "Definitionen 10a bis 11b und Regeln 4a bis 5b: Primitive und Stone.",
} as const;

export function stoodWords(scores: Scores): string {
  return `Weiß gewinnt: ${scoresWords(scores)}. Der weiße Stein war noch da, also zählte der leere Grund links für keine Seite.`;
}

export function clearedWords(scores: Scores): string {
  return `Schwarz gewinnt: ${scoresWords(scores)}. Der Stein ist fort, und die ganze linke Seite gehört Schwarz.`;
}

export function filledWords(scores: Scores): string {
  return `Schwarz gewinnt: ${scoresWords(scores)}. Ein Stein mehr war genug.`;
}

export function unfilledWords(scores: Scores): string {
  return `Weiß gewinnt: ${scoresWords(scores)}. Geh zurück, und lass Schwarz zuerst einen Punkt füllen.`;
}

export function luckyWords(scores: Scores): string {
  return `Schwarz gewinnt: ${scoresWords(scores)}. Aber Weiß hat gepasst, wo es schlagen konnte. Geh zurück, und finde einen sichereren Punkt.`;
}
