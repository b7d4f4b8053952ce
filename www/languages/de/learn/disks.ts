/** Schritt: Scheiben. */
export const DISKS_WORDS = {
  title: "Scheiben",
  idea: "Zeichne zuerst die Steine, als Münzen jeder Größe, wo du willst. Münzen, die sich überlappen, schließen einander aus. Münzen, die sich berühren, sind Nachbarn.",
  tangent: {
    text: [
      "Auf diesem Brett ist jede *Scheibe* ein Platz. Ein Stein *sperrt* jede Scheibe, die er überlappt: Auf sie kann nicht gesetzt werden. Zwei Scheiben, deren Ränder sich gerade berühren, sind *tangential*. Steine auf tangentialen Scheiben hängen zusammen. Eine freie Scheibe, die eine Kette berührt, ist eine Freiheit.",
      "Der weiße Stein links berührt den schwarzen Stein und die kleine Scheibe darunter. Die Scheibe darüber überlappt beide Steine, ist also gesperrt.",
    ],
    board: "Überlappen und berühren",
    label:
      "Zwei große Scheiben mit je einem Stein, eine Scheibe darunter, die beide berührt, eine darüber, die beide überlappt",
    task: "Lass Schwarz den weißen Stein schlagen. Versuche auch die Scheibe darüber, und lies die Zeile unter dem Brett.",
    taken:
      "Geschlagen: Nur die Scheibe darunter war frei und berührte den weißen Stein. Die Scheibe darüber bleibt gesperrt, da sie auch den schwarzen Stein überlappt.",
  },
  far: {
    text: [
      "Eine gesperrte Scheibe ist keine Freiheit. Also kannst du einen Stein schlagen, *ohne ihn zu berühren*: Bedecke einen Teil seiner letzten Freiheit. Der kleine weiße Stein hier berührt nur die große Scheibe.",
    ],
    board: "Schlagen aus der Ferne",
    label: "Ein kleiner weißer Stein neben einer großen Scheibe, in der eine kleinere liegt",
    task: "Lass Schwarz den weißen Stein aus der Ferne schlagen.",
    near: "Geschlagen, aber aus der Nähe: Die große Scheibe berührt ihn. Geh zurück, und finde einen Zug, der es nicht tut.",
    far: "Aus der Ferne geschlagen. Die große Scheibe war die letzte Freiheit von Weiß. Dein Stein überlappt sie, also ist sie gesperrt.",
  },
  mathematics: [
    "Mittelpunkte und Radien sind ganze Zahlen, in *Ticks*. Zwei Scheiben mit Radien a und a′ und Mittelpunkten im Abstand d überlappen sich, wenn d < a + a′, und berühren sich, wenn d ≤ a + a′. Verglichen werden Quadrate ganzer Zahlen, also ist Berührung exakt.",
    "Ein Stein ist eine *randlose* Scheibe: das Innere, ohne den Kreis darum. Zwei tangentiale Scheiben haben keinen Punkt gemeinsam, aber ihre Abschlüsse haben einen, und so sind sie go-zusammenhängend. Die Mittelpunkte auf dem ersten Brett bilden ein Dreieck mit den Seiten 3072, 2560 und 2560, den Summen der Radien 1536, 1536 und 1024.",
    "Die Scheiben haben unendlich viele Punkte. Doch ein endlicher Go-Raum spielt dasselbe Spiel: Seine Punkte sind die Arten, in denen ein Punkt in den Scheiben und auf ihren Rändern liegen kann.",
  ],
  source:
    "Beispiel 1: Scheiben mit Radius ½ auf den Punkten eines quadratischen Gitters ergeben das übliche Spiel.",
} as const;
