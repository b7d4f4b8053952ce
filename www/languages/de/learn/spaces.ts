/** Schritt: Go-Räume. */
export const SPACES_WORDS = {
  title: "Steine jeder Form",
  idea: "Ein Stein muss nicht ein Punkt sein. Ein Brett kann Formen nennen, die gesetzt werden dürfen. Ein Zug färbt dann alle Punkte einer Form.",
  line: {
    text: [
      "Ein solches Brett ist ein *Go-Raum*. Eine Form, die gesetzt werden darf, ist ein *Platz*. Er ist als weiche Fläche um seine Punkte gezeichnet. Plätze dürfen sich überlappen oder ineinander liegen. Ein Platz ist *frei*, wenn alle seine Punkte leer sind: Nur dann kann er gesetzt werden.",
      "Dieses Brett hat vier Plätze: jeden der drei großen Punkte, und die linken zwei zusammen. Auch die kleinen Punkte auf den Linien sind Punkte: *Ränder*, die kein Platz dieses Bretts enthält, sodass sie weder gefüllt noch gezählt werden. *Steine hängen zusammen, wo ihre Ränder sich berühren*. Eine Freiheit ist ein freier Platz, der ebenso zusammenhängt.",
    ],
    board: "Eine Linie aus dreien",
    label: "Drei Punkte in einer Reihe; die linken zwei sind auch zusammen ein Platz",
    task: "Lass Schwarz den breiten Platz setzen: Klicke zwischen seine zwei Punkte. Mit Tasten geht N durch Plätze mit gemeinsamen Punkten. Lass dann Weiß den rechten Punkt setzen.",
    taken:
      "Geschlagen: drei Steine auf einmal. Der linke Punkt, der mittlere Punkt und beide zusammen waren je ein Stein. Der rechte Punkt war ihre einzige Freiheit.",
    wide: "Ein Zug machte drei Steine: den breiten, und seine beiden Punkte, die auch Plätze sind. Nun Weiß, rechts.",
  },
  two: {
    text: [
      "Ein Platz darf sogar aus zwei Teilen bestehen. Farben gehören Punkten, nicht Steinen. Also kann ein Teil verloren gehen, während der andere lebt. Hier sind der erste und der vierte Punkt zusammen ein Platz. Zeige in die Mitte zwischen ihnen, um ihn zu sehen.",
    ],
    board: "Zwei auf einmal",
    label: "Fünf Punkte in einer Reihe; der erste und der vierte sind auch zusammen ein Platz",
    task: "Lass Schwarz den Platz aus zwei Teilen setzen: Klicke in die Mitte zwischen seine Punkte, oder finde ihn mit N. Lass dann Weiß den zweiten Punkt setzen.",
    half: "Die Hälfte ist fort. Der linke Teil hatte keine Freiheit mehr. Der andere hat zwei neben sich, und bleibt.",
    both: "Zwei Punkte sind nun schwarz. Nichts verbindet sie, also muss jeder für sich leben.",
  },
  mathematics: [
    "Ein Go-Raum ist (X, T, S): eine Menge X von Punkten; eine Topologie T darauf, die Liste der Mengen, die *offen* heißen; und eine Liste S von Plätzen, die offen und nicht leer sind. Ein *Stein* ist ein Platz, dessen Punkte alle schwarz oder alle weiß sind.",
    "Der *Abschluss* einer Menge ist die Menge mit ihrem Rand: alle p, für die jede offene Menge um p sie trifft. Eine Menge von Steinen ist *go-zusammenhängend*, wenn der Abschluss ihrer Vereinigung zusammenhängend ist, also in einem Stück. Sie *hat Freiheit*, wenn ein freier Platz sie go-zusammenhängend ließe, käme er hinzu.",
    "Auf der Reihe ist eine Menge offen, wenn sie mit jeder Verbindung deren beide Enden enthält. Also ist der Abschluss des linken Punkts dieser Punkt mit dem Rand daneben, und der des mittleren hat die Ränder auf beiden Seiten: Beide enthalten den linken Rand, und die Steine hängen zusammen.",
    "Ein Punkt wird nur geleert, wenn *alle* Steine, die ihn enthalten, ohne Freiheit sind. Also verliert der Platz aus zwei Teilen den ersten Punkt und behält den vierten, der allein als Stein lebt. Auf der Ebene, mit Scheiben als Plätzen, sagt das alles, was man erwartet: Steine hängen zusammen, wenn ihre Ränder sich berühren.",
  ],
  source: "Von Henry Segerman, Definitionen 1 bis 9.",
  sensei: "Dasselbe anschaulicher: Das Wort „Rand“ (border) ist von hier.",
} as const;
