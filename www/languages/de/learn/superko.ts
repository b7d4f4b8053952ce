/** Schritt: Wiederholung. */
export const SUPERKO_WORDS = {
  title: "Kein Brett zweimal",
  idea: "Zwei Seiten könnten ewig schlagen und zurückschlagen. Das übliche Mittel: Kein Zug darf ein früheres Brett wiederbringen.",
  pair: {
    text: [
      "Der kleinste solche Kampf hat zwei Punkte. Ein Stein auf dem einen hat den anderen als einzige Freiheit. Wer dorthin setzt, schlägt ihn, und hat nun dasselbe Problem.",
      "*Superko* beendet das. Kein Zug darf zu einem Brett führen, das in dieser Partie schon einmal da war. Gleich ist, wer damals am Zug war. Eine Seite darf stattdessen immer *passen*, also nichts setzen.",
    ],
    board: "Ein Paar für sich",
    label: "Zwei Punkte, nur miteinander verbunden",
    task: "Setze auf einen der Punkte. Schlage diesen Stein. Versuche dann, zurückzuschlagen.",
    further: "Auf diesem Brett kommt keine Partie weiter als zwei Steine.",
    taken: "Geschlagen. Lass nun die andere Seite versuchen, zurückzuschlagen.",
  },
  ko: {
    text: [
      "Auf einem größeren Brett heißt dasselbe ein *Ko*. Sofort zurückschlagen darfst du nicht. Also setzt du zuerst anderswohin, wo der Gegner antworten muss. Nun ist das Brett ein neues, und du darfst zurückschlagen.",
    ],
    board: "Ein Ko",
    label: "Ein Ko auf fünf mal drei Punkten",
    task: "Lass Schwarz den weißen Stein in der Mitte schlagen. Lass Weiß versuchen, zurückzuschlagen. Mache dann für beide je einen Zug anderswo, und versuche es wieder.",
    elsewhere: "Weiß muss zuerst anderswohin setzen.",
    taken: "Geschlagen: Der weiße Stein hatte eine Freiheit, und Schwarz hat sie gefüllt.",
    back: "Zurückgeschlagen, und erlaubt: Die Steine anderswo machen es zu einem neuen Brett.",
  },
  mathematics: [
    "Seien b₀, …, bᵢ die bisherigen Färbungen der Partie, die erste inbegriffen. *Positionelles Superko*: Ein Zug, der zu b′ führt, ist erlaubt, wenn b′ keine davon ist. Passen darf eine Färbung wiederholen, und tut es immer.",
    "Ein endliches Brett hat endlich viele Färbungen, und kein Zug bringt eine wieder. Also gehen die Züge aus, und jede Partie endet. Es kann lange dauern: Ein Paar kann in fünf Zuständen sein, N Paare in 5ᴺ, und auf zwei Paaren, und auf dreien, gibt es Partien, die jeden davon besuchen.",
    "Färbungen werden Punkt für Punkt verglichen; eine Hashfunktion findet nur die Kandidaten.",
  ],
  source: "Regel 6: für gesetzte Steine, nicht für das Passen.",
  long: "N Paare brauchen unter Superko Ω(2ᴺ) Züge: Unstable components.",
} as const;
