/** Schritt: Einbahnlinien. */
export const ARCS_WORDS = {
  title: "Einbahnlinien",
  idea: "Eine Linie darf eine Richtung haben, wie eine Einbahnstraße. Dann findet ein Stein Freiheiten nur entlang der Pfeile, die von ihm ausgehen.",
  row: {
    text: [
      "Eine Linie mit einer Richtung heißt *Pfeil*. Führt ein Pfeil von *a* nach *b*, dann darf ein Stein auf *a* die Freiheiten eines Steins seiner Farbe auf *b* nutzen. Der Stein auf *b* darf die von *a* nicht nutzen. Mit Pfeilen muss eine Kette also nicht als Ganzes leben oder sterben: *Jeder Stein hat seine eigenen Freiheiten*. Steine einer Farbe, die einander erreichen, wie auf einem gerichteten Kreis, leben zusammen.",
      "Der weiße Stein auf *a* hat zwei Freiheiten: *y* daneben, und *x* durch *b*. Der Stein auf *b* hat nur *x*. Zeige auf jeden der beiden, und vergleiche.",
    ],
    board: "Einer stirbt, einer lebt",
    label: "Eine Reihe z, y, a, b, x mit weißen Steinen auf a und b, und einem Pfeil von a nach b",
    task: "Fülle eine Freiheit so, dass einer der zwei Steine stirbt und der andere lebt.",
    taken:
      "Ja: *b* wurde geschlagen, da *x* seine letzte Freiheit war. *a* bleibt, da es noch *y* erreicht.",
    nothing:
      "Nichts wird geschlagen: *a* erreicht noch *x*, durch *b*. Geh zurück, und versuche die andere Seite.",
  },
  deadEnd: {
    text: [
      "Es geht noch seltsamer. Der weiße Stein auf *c* hat eine Freiheit, *v*. Kein Pfeil geht von *v* aus. Füllt Schwarz sie, hat der weiße Stein keine Freiheit und wird geschlagen. Aber von *v* aus erreicht der schwarze Stein den Punkt nicht, der leer geworden ist.",
    ],
    board: "Schlagen und Selbstmord zugleich",
    label: "Ein weißer Stein auf c, mit einem Pfeil zum leeren Punkt v",
    task: "Lass Schwarz auf v setzen, an die Spitze des Pfeils.",
    both: "Zuerst wurde der weiße Stein geschlagen. Dann kam auch der schwarze Stein vom Brett: Schlagen und Selbstmord in einem Zug. Ohne Pfeile kann das nicht geschehen.",
  },
  /** Namen der Punkte auf den Brettern, der Reihe nach. */
  rowLabels: ["z", "y", "a", "b", "x"],
  deadEndLabels: ["c", "v"],
  mathematics: [
    "Nichts kommt hinzu: → muss nicht symmetrisch sein. Die Freiheiten eines Steins sind die leeren Punkte, die er auf einem Weg durch Steine seiner Farbe erreicht, *entlang* der Pfeile. Wo v → w, aber nicht w → v, kann v Leer erreichen, während w es nicht tut.",
    "In der Reihe y ↔ a → b ↔ x mit Steinen auf a und b erreicht a die Punkte y und x, b dagegen nur x. Nach einem Zug auf x leert das Räumen b, und nicht a. Ein Programm, das „ganze Ketten“ vom Brett nimmt, wäre hier falsch. (Auf dem Brett oben gibt es noch einen Punkt z, damit Schwarz neben y leben kann.)",
  ],
  source:
    "Von Eli und einem Geschwister: „A stone’s ‘liberties’ are the empty points reachable from it by a path whose internal points are stones of its color.“",
} as const;
