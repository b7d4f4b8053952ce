/** Generatoren: Auswahl, die bei der Zeichnung beginnt, und Ergebnisse. */

import type { GeneratorChoice, GeneratorStatus } from "../../sketch/generator-form.ts";
import { told } from "./core/told.ts";
import { grouped } from "./counts.ts";

const DRAWN = { group: "Diese Zeichnung", seeded: false, parameters: [] } as const;

/** Bretter aus den gezeichneten Punkten und Verbindungen. */
export const DRAWN_CHOICES: readonly GeneratorChoice[] = [
  {
    ...DRAWN,
    id: "drawn-delaunay",
    name: "Punkte: Delaunay",
    note: "Die gezeichneten Punkte, verbunden über leere Kreise: Dreiecke.",
    source: { kind: "points", proximity: "delaunay" },
  },
  {
    ...DRAWN,
    id: "drawn-gabriel",
    name: "Punkte: Gabriel",
    note: "Die gezeichneten Punkte, verbunden, wo der Kreis zwischen ihnen leer ist.",
    source: { kind: "points", proximity: "gabriel" },
  },
  {
    ...DRAWN,
    id: "drawn-relative-neighbours",
    name: "Punkte: Nachbarn",
    note: "Die gezeichneten Punkte, verbunden, wo kein dritter beiden näher ist: relative Nachbarn.",
    source: { kind: "points", proximity: "relative-neighbours" },
  },
  {
    ...DRAWN,
    id: "drawn-voronoi",
    name: "Punkte: Voronoi",
    note: "Die Grenzen zwischen den Gebieten der gezeichneten Punkte.",
    source: { kind: "points", proximity: "voronoi" },
  },
  {
    ...DRAWN,
    id: "drawn-graph",
    name: "Graph, wie er ist",
    note: "Die gezeichneten Punkte und Verbindungen, um welche wegzulassen oder zu Pfeilen zu machen.",
    source: { kind: "drawn" },
  },
];

/** Gesuchte Wörter, neben Namen und Auswahl eines Generators, nach dessen id. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  grid: "Go Baduk Weiqi Quadrat 9x9 13x13 19x19 Torus Möbius Moebius Schlauch",
  kings: "König Schach Diagonale",
  triangular: "Hex Sechseck Dreieck",
  honeycomb: "Hex Sechseck Wabe Bienen Graphen",
  "truncated-square": "Achteck Quadrat",
  kagome: "Sechseck Stern",
  rhombille: "Würfel Raute",
  penrose: "aperiodisch Quasikristall Drachen",
  hyperbolic: "Poincaré Escher",
  bricks: "Ziegel",
  "basket-weave": "Parkett",
  platonic: "Polyeder Körper Tetraeder Würfel Oktaeder Dodekaeder Ikosaeder",
  archimedean: "Polyeder Fußball Fulleren",
  geodesic: "Globus Ball Erde Ikosaeder",
  "cube-sphere": "Globus Ball",
  "cubic-lattice": "3D Würfel",
  diamond: "Kohlenstoff Kristall 3D",
  "twenty-four-cell": "4D Polytop",
  path: "Linie Reihe Kette",
  cycle: "Ring Kreis Vieleck",
  star: "Nabe Rad",
  complete: "Clique K5 K7",
  "complete-bipartite": "bipartit K33 K44",
  hypercube: "Tesserakt 4D Würfel",
  petersen: "kubisch Snark",
  "united-states": "USA Amerika Karte Länder",
  "isolated-pairs": "Paare Matching",
  "rows-of-three": "drei Linie",
  "complete-tree": "Binärbaum Baum",
  "random-tree": "Ast",
  "one-way-streets": "gerichtet Manhattan Stadt Verkehr",
  "directed-cycle": "Ring Kreis gerichtet",
  satellites: "gerichtet Ecke",
  "random-digraph": "gerichtet Erdős",
  "random-regular": "kubisch Expander",
  "random-planar": "Karte eben",
  delaunay: "Triangulierung",
  gabriel: "Nähe",
  "relative-neighbours": "Nähe",
  voronoi: "Zellen Thiessen",
  "points-and-lines": "Topologie",
  dominoes: "Domino zwei",
  trominoes: "Tromino drei",
  "two-at-once": "Springer zwei",
  "nested-squares": "Quadtree",
  sierpinski: "Fraktal",
  "excluded-point": "Topologie",
  "particular-point": "Topologie",
  "disk-grid": "Kreise Münzen",
  "nested-disks": "Kreise",
  sunflower: "Spirale golden",
  "square-plane": "stetig glatt Torus Möbius Moebius",
  "round-plane": "Kreis stetig",
  "holed-plane": "Kreisring Ring stetig",
};

/** Stand des Generators; leer, solange nichts schiefgeht. */
export const generatorStatusWords = told<GeneratorStatus>({
  working: "",
  done: "",
  stopped: "Angehalten. Ändere etwas, um es wieder zu versuchen.",
  failed: ({ message }) => `Das geht nicht: ${message}.`.replace(/\.+$/, "."),
});

/** Dialog, der ein Brett einer Familie macht. */
export const GENERATE_WORDS = {
  makingBoard: "Das Brett entsteht",
  anotherSeed: "Anderer Startwert",
  drawOn: "Darauf zeichnen",
  board: "Brett",
  picture: "Das Brett",
  leftOut: "Fehlend",
  cancel: "Abbrechen",
  links: "Verbindungen",
  oneWay: "Pfeile",
  stop: "Anhalten",
  seed: "Startwert",
  noBoardCalledSo: "Kein Brett heißt so.",
  findBoard: "Ein Brett finden",
} as const;

/** Zugänglicher Name des Feldes einer Zahl: „Spalten, von 1 bis 100“. */
export function rangedWords(name: string, least: number, most: number): string {
  return `${name}, von ${least} bis ${most}`;
}

export function rangeWords(least: number, most: number): string {
  return `Von ${grouped(least)} bis ${grouped(most)}`;
}
