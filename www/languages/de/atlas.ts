/** Der Atlas: Familien von Brettern, die seltsamsten zuerst, ein Satz zu jedem Brett, und was davon bekannt ist. */

import { knownSentences } from "../../model/known-sentences.ts";
import type { Family } from "../../words/atlas.ts";
import { counted } from "./counts.ts";
import { playerWord } from "./names.ts";

export const FAMILIES: readonly Family[] = [
  {
    name: "Ohne Linien",
    line: "keine Punkte, nur Raum",
    boards: {
      plane: "Gar keine Punkte: Ein Stein liegt, wo immer er Platz hat.",
      "plane-round": "Keine Ecke, um zu beginnen.",
      "plane-hole": "Im Loch spielt niemand, und alle lehnen sich daran.",
      "plane-torus": "Rechts hinaus, links wieder herein.",
      "plane-klein": "Rechts hinaus, links wieder herein, auf dem Kopf.",
    },
  },
  {
    name: "Go-Räume",
    line: "ein Stein darf viele Punkte bedecken",
    boards: {
      "particular-point": "Jeder Stein stürbe sofort, also kann niemand setzen.",
      "excluded-point": "Alle Steine treffen sich in einer Mitte, in die niemand setzen kann.",
      sierpinski: "Ein Stein ist ein kleines Dreieck, oder ein großes, solange es leer ist.",
      nested: "Setze einen Punkt, oder ein ganzes Quadrat aus vier oder sechzehn.",
      "two-at-once": "Ein Stein, oder zwei im Abstand eines Rösselsprungs, in einem Zug.",
      domino: "Jeder Stein bedeckt zwei Kreuzungen und die Linie dazwischen.",
      tromino: "Drei Punkte auf einmal, in einer Reihe oder um eine Ecke.",
      "points-and-lines": "Das alte Gitter, dessen Linien zum Brett gehören.",
    },
  },
  {
    name: "Einbahn",
    line: "du kannst drohen, ohne bedroht zu sein",
    boards: {
      "one-way-streets": "Von zwei Nachbarn atmet nur einer durch den anderen.",
      "directed-cycle": "Ein Stein atmet nur nach vorn.",
      "random-digraph": "Pfeile nach dem Zufall: Niemand kennt eine Eröffnung.",
      satellites: "Alles, was außen liegt, atmet durch eine Ecke.",
    },
  },
  {
    name: "Scheiben",
    line: "Steine so groß wie ihre Plätze",
    boards: {
      "nested-disks": "Vier kleine Steine, oder ein großer an ihrer Stelle.",
      sunflower: "Keine zwei Scheiben sind gleich groß.",
      "disks-19": "Scheiben berühren sich, wo Linien liefen: Es spielt sich wie 19×19.",
    },
  },
  {
    name: "Flächen",
    line: "Gitter, an den Seiten verklebt",
    boards: {
      projective: "Gegenüberliegende Ecken sind Nachbarn.",
      klein: "Einmal herum, und oben ist unten geworden.",
      mobius: "Sein Rand ist eine geschlossene Linie.",
      torus: "Kein Rand und keine Ecke: überall vier Nachbarn.",
      cylinder: "Keine Ecken, aber zwei Ränder.",
    },
  },
  {
    name: "Körper",
    line: "Bretter, die rundum gehen",
    boards: {
      hypercube: "Ein Würfel in vier Dimensionen: sechzehn Ecken, vier Wege hinaus.",
      football: "Sechzig Punkte, jeder zwischen zwei Sechsecken und einem Fünfeck.",
      dodecahedron: "Zwanzig Punkte, drei Wege aus jedem.",
      icosahedron: "Zwölf Punkte mit je fünf Nachbarn.",
      octahedron: "Jeder Punkt berührt alle außer dem gegenüber.",
      cube: "Acht Punkte, drei Wege aus jedem.",
      tetrahedron: "Vier Punkte, alle Nachbarn.",
    },
  },
  {
    name: "Kleine Graphen",
    line: "eine ganze Partie in zehn Minuten",
    boards: {
      "isolated-pairs": "Hier kann jeder Stein vom nächsten geschlagen werden.",
      "rows-of-three": "Wer in die Mitte setzt, schlägt beide Enden.",
      petersen: "Je zwei Fremde haben genau einen gemeinsamen Nachbarn.",
      "complete-bipartite": "Alle drüben sind deine Nachbarn, und niemand hier.",
      complete: "Alle Punkte sind Nachbarn.",
      tree: "Von hier nach dort nur ein Weg.",
      star: "Jedes Blatt atmet allein durch die Mitte.",
      cycle: "Eine Dimension ohne Enden.",
      path: "Go in einer Dimension.",
    },
  },
  {
    name: "Netze",
    line: "andere Maschen als das Quadrat",
    boards: {
      honeycomb: "Drei Freiheiten, und nie eine vierte.",
      kings: "Diagonalen verbinden, für beide zugleich.",
      triangular: "Sechs Wege aus jedem Punkt im Inneren.",
    },
  },
  {
    name: "Gitter",
    line: "woher alles kommt",
    boards: {
      "ten-thousand": "Hundert mal hundert: Bring Freunde mit.",
      "grid-19": "Dreihunderteinundsechzig Punkte. Dieses kennst du.",
      "grid-13": "Hundertneunundsechzig Punkte.",
      "grid-9": "Einundachtzig Punkte.",
    },
  },
];

/** Bretter der Galerie, die zu keiner anderen Familie gehören; ihre Sätze sind die der Galerie. */
export const OTHERS = { name: "Weitere", line: "neu hier" } as const;

/** Eigenschaften, die die Suche kennt, mit weiteren Wörtern dafür. */
export const PROPERTIES = {
  planar: { name: "Planar", words: "planar eben kreuzungsfrei ohne Kreuzungen" },
  directed: { name: "Einbahn", words: "Einbahn gerichtet Pfeile Bögen" },
  wraps: { name: "Verklebt", words: "verklebt Naht geschlossen" },
  small: { name: "Unter 30 Punkte", words: "klein" },
} as const;

export const ATLAS_WORDS = {
  heading: "Atlas der Bretter",
  back: "Zurück zur Partie",
  search: "Suchen",
  searchTip: "Namen, Sätze und Anzahlen von Punkten suchen, etwa torus oder 60 (/)",
  families: "Familien",
  properties: "Eigenschaften",
  nothing: "So ist kein Brett. Nimm ein Wort weg.",
  day: "Aufgabe des Tages",
  proved: "Genau ein Zug gewinnt: Ein Löser hat alle anderen versucht.",
  solve: "Lösen",
} as const;

export function foundWords(count: number): string {
  return counted(count, "Brett", "Bretter");
}

export function problemWords(mover: "black" | "white", margin: number): string {
  return `${playerWord(mover)} am Zug gewinnt mit ${margin}`;
}

/** „8 Plätze, planar. Bei bestem Spiel gewinnt Schwarz mit 3: Ein Komi von 3 ist gerecht.“ */
export const knownWords = knownSentences({
  placements: (count) => counted(count, "Platz", "Plätze"),
  planar: "planar",
  oneWay: "Einbahn",
  glued: "verklebt",
  draw: "Unentschieden bei bestem Spiel, ohne Komi.",
  wins: (margin) =>
    `Bei bestem Spiel gewinnt Schwarz mit ${margin}: Ein Komi von ${margin} ist gerecht.`,
  between: (low, high) =>
    `Bei bestem Spiel liegt der Vorsprung von Schwarz zwischen ${low} und ${high}.`,
});
