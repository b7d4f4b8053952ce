/** Schritt: Partien ohne Ende. */
export const FOREVER_WORDS = {
  title: "Und so weiter, ewig",
  idea: "Dürfen sich Bretter wiederholen, muss eine Partie nicht enden. Beurteilen lässt sie sich trotzdem, nach dem, was immer wieder geschieht.",
  pair: {
    text: [
      "Hier ist das Paar wieder, und Bretter dürfen sich wiederholen. Schwarz setzt, Weiß schlägt, Schwarz schlägt zurück. Nun ist das Brett nach Zug 1 wieder da, und Weiß ist am Zug wie damals. Jede Seite darf sagen: *und so weiter, ewig*. Stimmt die andere zu, ist die Partie zu Ende.",
      "Ein Stein ist *lebend*, wenn er ewig bleibt. Auf dem Paar wird jeder Stein immer wieder geschlagen. Also hat keine Seite einen lebenden Stein, und das Paar ist für beide nichts wert.",
    ],
    board: "Und so weiter, ewig",
    label: "Ein Paar von Punkten; Schwarz hat zurückgeschlagen",
    task: "Lass Weiß es sagen, und lass Schwarz zustimmen.",
  },
  pairs: {
    text: [
      "Es kommt darauf an, welche Züge ewig weitergehen. Auf diesen zwei Paaren waren die letzten zwei Züge auf dem unteren Paar, und die zwei davor auf dem oberen. Wiederholen sich nur die letzten zwei, wird der obere schwarze Stein nie mehr geschlagen: Er ist lebend, und zählt 1. Wiederholen sich alle vier, wird jeder Stein irgendwann geschlagen.",
      "Manche Handlungen lassen sich nicht ewig durchhalten, und manche weniger als andere: *bieten*, *sich selbst* das Ko gewinnen lassen, ein Gebot *nicht beachten*, den Verlauf *löschen*, in dieser Folge. Wiederholt eine Seite eine davon ewig, gewinnt die andere, wenn sie nicht eine ebenso schlimme oder schlimmere wiederholt. Nur wenn keine es tut, zählen lebende Steine.",
    ],
    board: "Zwei Paare, ewig",
    label: "Zwei Paare von Punkten, mit je einem schwarzen Stein",
    task: "Lass Weiß es auf eine Art sagen, und lass Schwarz zustimmen. Geh zurück, und versuche die andere. Welche sollte Weiß wählen?",
  },
  offered: "Weiß bietet an, dass es so weitergeht. Nun Schwarz: zustimmen oder ablehnen.",
  mathematics: [
    "Die Partie ist eine Folge: ein Anfang, und dann ein Zyklus immer wieder. Ein Zyklus darf genannt werden, wenn an seinen beiden Enden dieselbe Seite auf derselben Färbung am Zug ist, er einen Stein oder ein Passen enthält, und seine Züge wiederholt werden können.",
    "Vier Handlungen sind *nicht durchzuhalten*, von schlimm zu schlimmer: bieten, sich selbst das Ko gewinnen lassen, ein Gebot nicht beachten, den Verlauf löschen. Tut eine Seite im Zyklus eine davon, gewinnt die Seite, deren schlimmste Handlung weniger schlimm ist, und gleich schlimm ist unentschieden. Sonst kommen die lebenden Steine jeder Seite, die in *jeder* Färbung des Zyklus stehen, zur Wertung hinzu, und die höhere Summe gewinnt.",
    "„Ende hier anbieten“ ist das übliche Ende: Wer es anbietet, passt ewig, wenn der Gegner es auch tut. Dann wiederholt keine Seite eine teure Handlung, und alle Steine auf dem Brett sind lebend.",
  ],
  source: "Winning, und Unstable components: „In our rules, these pairs are always worth 0.“",
} as const;

/** Weiß sagt es. */
export function claimWords(turn: number): string {
  return `Weiß: „Und so weiter, ewig, wie seit Zug ${turn}“`;
}

export function pairWords(scores: string): string {
  return `Unentschieden, ${scores}: „Diese Paare sind immer 0 wert“, sagt die Quelle.`;
}

export function allRepeatWords(scores: string): string {
  return `Unentschieden, ${scores}: In den vier Zügen wird jeder Stein einmal geschlagen.`;
}

export function upperStaysWords(scores: string): string {
  return `Schwarz gewinnt mit ${scores}: Der obere Stein wird nie geschlagen. Weiß hätte die längere Schleife nennen sollen.`;
}
