/** Schritt: Ketten und Freiheiten. */
export const CHAINS_WORDS = {
  title: "Ketten und Freiheiten",
  idea: "Go braucht kein quadratisches Gitter. Es braucht Punkte, und Linien, die sagen, welche Punkte Nachbarn sind.",
  capture: {
    text: [
      "Zwei Seiten, Schwarz und Weiß, ziehen abwechselnd. Ein Zug setzt einen Stein auf einen leeren Punkt. Steine bewegen sich nie, aber sie können vom Brett genommen werden.",
      "Benachbarte Steine einer Farbe bilden eine *Kette*. Sie leben gemeinsam und sterben gemeinsam. Ein leerer Punkt neben einer Kette ist eine ihrer *Freiheiten*. Eine Kette, die ihre letzte Freiheit verliert, wird *geschlagen*: Sie kommt vom Brett.",
      "Auf diesem Brett hat jeder Punkt drei Nachbarn. Die zwei weißen Steine hatten vier Freiheiten, und Schwarz hat drei gefüllt. Zeige auf einen der beiden: Ein Ring zeigt die Kette, und eine Marke die Freiheit, die bleibt.",
    ],
    board: "Ketten und Freiheiten",
    label: "Eine Kette aus zwei weißen Steinen mit einer Freiheit",
    task: "Schwarz ist am Zug. Fülle die letzte Freiheit von Weiß, links oben.",
    taken: "Ja: Beide Steine wurden geschlagen, da ihre Kette keine Freiheit mehr hat.",
    notYet:
      "Die Kette hat noch eine Freiheit: Der Punkt links oben ist leer. Geh zurück, und fülle ihn.",
  },
  suicide: {
    text: [
      "Ein Zug tut drei Dinge, in dieser Reihenfolge. Der Stein wird gesetzt. Dann kommen die *gegnerischen* Steine ohne Freiheiten vom Brett. Dann die *eigenen* Steine ohne Freiheiten. Das Letzte heißt *Selbstmord*. Er ist erlaubt, wenn er kein Brett wiederholt.",
      "Der schwarze Stein oben hat eine Freiheit, zu seiner Rechten. Füllt Schwarz sie, haben beide Steine keine. (Bei einem einzelnen Stein änderte Selbstmord nichts auf dem Brett; Schritt 3 sagt, warum das abgelehnt wird.)",
    ],
    board: "Selbstmord zweier Steine",
    label: "Ein schwarzer Stein mit einer Freiheit",
    task: "Lass Schwarz neben den eigenen Stein setzen, rechts oben.",
    both: "Die zwei schwarzen Steine hatten keine Freiheit, und schlugen keinen weißen Stein, um Raum zu schaffen. Also kamen beide vom Brett. Das ist erlaubt, aber selten klug.",
  },
  mathematics: [
    "Sei V eine endliche Menge von Punkten, → die Relation „ist Nachbar von“, und b eine *Färbung*, die jeden Punkt schwarz, weiß oder leer macht. Ein Punkt v *erreicht* eine Farbe c, wenn es einen Weg v = v₁ → … → vₙ mit b(vₙ) = c gibt, auf dem alle Punkte vor dem letzten die Farbe von v haben.",
    "Eine Farbe zu *räumen* heißt, alle Punkte dieser Farbe, die Leer nicht erreichen, auf einmal zu leeren. Ein Zug von p auf einen leeren Punkt färbt ihn, räumt die Farbe des Gegners, und räumt dann p.",
    "Also erreicht nach jedem Zug jeder Stein einen leeren Punkt. Nichts davon sagt, dass die Punkte in Reihen liegen.",
  ],
  source: "Regeln 3, 4 und 7, dort auf dem üblichen Brett. Sie gelten auf jedem Graphen.",
} as const;
