/** Kleine Zeichnungen neben der Mathematik: der zugängliche Name, und die Vermerke der Reihe nach. */
export const FIGURE_WORDS = {
  arc: {
    title: "Eine Reihe y, a, b, x. Von a erreichen Pfeile y und x; von b nur x.",
    notes: ["a erreicht y und x; b erreicht nur x"],
  },
  closure: {
    title:
      "Die Reihe aus drei Punkten mit zwei Rändern dazwischen. Die Abschlüsse des linken und des mittleren Punkts enthalten beide den linken Rand.",
    notes: [],
  },
  third: {
    title:
      "Ein Stein, der einen anderen berührt, sperrt ein Drittel des Kreises darum: sechzig Grad nach jeder Seite.",
    notes: ["Steine auf dem dicken Bogen", "überlappten den schwarzen", "Stein: zusammen 120°."],
  },
  loop: {
    title:
      "Zwei Bretter, die ewig aufeinander folgen: Schwarz auf dem linken Punkt, Weiß auf dem rechten.",
    notes: ["Weiß schlägt", "Schwarz schlägt"],
  },
} as const;
