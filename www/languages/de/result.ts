/** Wege nach dem Ende einer Partie. */

/** Tasten unter dem Ergebnis. */
export const RESULT_WORDS = {
  again: {
    name: "Nochmals spielen",
    tip: "Dieses Brett ohne Steine neu beginnen; diese Partie ist gespeichert",
  },
  review: { name: "Analyse", tip: "Sehen, was jeder Zug kostete, und welcher besser war" },
  swap: { name: "Farben tauschen", tip: "Dieses Brett neu beginnen, mit der anderen Farbe" },
  share: { name: "Partie teilen", tip: "Diese Partie als Link, Bild oder Datei senden" },
};
