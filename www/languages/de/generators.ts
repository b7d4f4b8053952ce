/** Generatoren, die der Kern auf Englisch nennt. Was hier fehlt, bleibt, wie es ist. */
import type { Generator } from "../../engine/generators.ts";

/** Name und Satz nach der id. */
const GENERATORS: Readonly<Record<string, readonly [name: string, note: string]>> = {
  grid: ["Rechteckiges Gitter", "Das Brett des Go, flach oder an den Seiten verklebt."],
  kings: ["Königszüge", "Ein Gitter mit beiden Diagonalen: Steine berühren sich über Eck."],
  triangular: ["Dreiecke", "Überall sechs Nachbarn in einem Sechseck."],
  honeycomb: ["Waben", "Drei Nachbarn: wenige Freiheiten, scharfe Kämpfe."],
  "truncated-square": ["Quadrate, Achtecke", "4.8.8: drei Nachbarn, und Augen in zwei Größen."],
  kagome: ["Kagome", "3.6.3.6: Dreiecke Ecke an Ecke um Sechsecke."],
  rhombille: [
    "Rautenmuster",
    "Gestapelte Würfel: Punkte mit drei Nachbarn zwischen solchen mit sechs.",
  ],
  penrose: ["Penrose-Rauten", "Dicke und dünne Rauten, die sich nie wiederholen."],
  hyperbolic: ["Hyperbolisch", "Mehr Raum, je weiter außen: Das meiste des Bretts ist sein Rand."],
  bricks: ["Ziegelmauer", "Ein Gitter, dem Linien fehlen: lange Felder, versetzt."],
  "basket-weave": [
    "Korbgeflecht",
    "Ein Gitter, dem Linien fehlen: Paare von Feldern quer und längs.",
  ],
  platonic: ["Platonischer Körper", "Überall dieselbe Zahl von Seiten und Nachbarn."],
  archimedean: [
    "Archimedischer Körper",
    "Zwei Arten von Seiten, und jeder Punkt wie jeder andere.",
  ],
  geodesic: [
    "Geodätische Kugel",
    "Eine Kugel aus Dreiecken: zwölf Punkte mit fünf Nachbarn, alle anderen mit sechs.",
  ],
  "cube-sphere": [
    "Würfelkugel",
    "Eine Kugel aus Quadraten: acht Punkte mit drei Nachbarn, alle anderen mit vier.",
  ],
  "cubic-lattice": ["Würfelgitter", "Ein Gitter in drei Dimensionen: innen sechs Nachbarn."],
  diamond: ["Diamantgitter", "Vier Nachbarn im Raum, und kein Ring aus weniger als sechs Steinen."],
  "twenty-four-cell": [
    "24-Zell",
    "Ein regelmäßiger Körper in vier Dimensionen: überall acht Nachbarn.",
  ],
  path: ["Weg", "Punkte in einer Reihe."],
  cycle: ["Kreis", "Punkte in einem Ring."],
  star: ["Stern", "Ein Punkt zwischen allen anderen."],
  complete: ["Vollständiger Graph", "Jeder Punkt neben jedem anderen."],
  "complete-bipartite": ["Zwei Seiten", "Jeder Punkt oben neben jedem unten."],
  hypercube: ["Hyperwürfel", "Ecken eines Würfels in vielen Dimensionen."],
  petersen: ["Petersen-Graph", "Zehn Punkte mit je drei Nachbarn, und kein Kreis unter fünf."],
  "united-states": [
    "Vereinigte Staaten",
    "Eine Karte: Staaten mit gemeinsamer Grenze sind Nachbarn.",
  ],
  "isolated-pairs": ["Paare", "Je zwei, die sonst nichts berühren."],
  "rows-of-three": ["Dreierreihen", "Weiß an beiden Enden jeder Reihe."],
  "complete-tree": ["Vollständiger Baum", "Eine Wurzel, und überall gleich viele Äste."],
  "random-tree": ["Zufälliger Baum", "Jeder Punkt wächst aus einem früheren."],
  "one-way-streets": ["Einbahnstraßen", "Reihen und Spalten führen abwechselnd hin und zurück."],
  "directed-cycle": ["Gerichteter Kreis", "Ein Ring, der in eine Richtung führt."],
  satellites: ["Ecke, Satelliten", "Punkte, die nur auf eine Ecke eines Gitters sehen."],
  "random-digraph": ["Zufällige Pfeile", "Beliebige Pfeile, manche in beide Richtungen."],
  "random-regular": [
    "Zufällig, regulär",
    "Überall gleich viele Nachbarn, und sonst keine Ordnung.",
  ],
  "random-planar": [
    "Zufällig, planar",
    "Linien, die sich nie kreuzen, vom Baum bis zur Triangulierung.",
  ],
  delaunay: ["Delaunay", "Zufällige Punkte, verbunden über leere Kreise: Dreiecke."],
  gabriel: ["Gabriel", "Zufällige Punkte, verbunden, wo der Kreis zwischen ihnen leer ist."],
  "relative-neighbours": [
    "Relative Nachbarn",
    "Zufällige Punkte, verbunden, wo kein dritter beiden näher ist.",
  ],
  voronoi: ["Voronoi", "Die Grenzen zwischen den Gebieten zufälliger Punkte."],
  "points-and-lines": [
    "Punkte und Linien",
    "Das Gitter als Raum: Steine auf Punkten, Linien dazwischen.",
  ],
  dominoes: ["Dominos", "Zwei Kreuzungen und die Linie dazwischen auf einmal."],
  trominoes: ["Trominos", "Drei Punkte auf einmal, gerade oder gewinkelt."],
  "two-at-once": ["Zwei auf einmal", "Ein Punkt, oder zwei im Abstand eines Rösselsprungs."],
  "nested-squares": ["Quadrate in Quadraten", "Steine jeder Größe, vom Punkt bis zum Viertel."],
  sierpinski: ["Sierpiński", "Dreiecke in Dreiecken."],
  "excluded-point": [
    "Ausgeschlossener Punkt",
    "Alle Steine berühren sich in einem Punkt, auf dem keiner liegen kann.",
  ],
  "particular-point": ["Besonderer Punkt", "Ein Punkt in jedem Stein: Nichts hat Freiheiten."],
  "disk-grid": [
    "Scheibengitter",
    "Tangentiale Scheiben in Reihen, die sich wie das Gitter spielen.",
  ],
  "nested-disks": [
    "Scheibennester",
    "Scheiben, die sich berühren, und solche, die andere enthalten.",
  ],
  sunflower: ["Sonnenblume", "Scheiben, die wachsen, während sie sich im goldenen Winkel drehen."],
  "square-plane": ["Quadrat", "Steine überall auf einem Quadrat, flach oder verklebt."],
  "round-plane": ["Rund", "Steine überall auf einer Scheibe."],
  "holed-plane": ["Quadrat mit Loch", "Steine überall um ein Loch."],
};

/** Gruppen, Parameter und ihre Auswahl, nach dem englischen Namen. */
const NAMES: Readonly<Record<string, string>> = {
  Grids: "Gitter",
  Tilings: "Pflasterungen",
  Solids: "Körper",
  "Classic graphs": "Klassische Graphen",
  Trees: "Bäume",
  "One-way": "Einbahn",
  Random: "Zufall",
  "From points": "Aus Punkten",
  Spaces: "Räume",
  Disks: "Scheiben",
  Planes: "Ebenen",
  columns: "Spalten",
  rows: "Reihen",
  sides: "Seiten",
  flat: "flach",
  cylinder: "Zylinder",
  torus: "Torus",
  "Möbius strip": "Möbiusband",
  "Klein bottle": "Kleinsche Flasche",
  "projective plane": "projektive Ebene",
  "points along a side": "Punkte je Seite",
  "cells along a side": "Felder je Seite",
  "hexagons along a side": "Sechsecke je Seite",
  "squares along a side": "Quadrate je Seite",
  "points along an edge": "Punkte je Kante",
  "parts of an edge": "Teile einer Kante",
  divisions: "Teilungen",
  tiles: "Pflaster",
  layers: "Schichten",
  "cells of a brick": "Felder eines Ziegels",
  solid: "Körper",
  tetrahedron: "Tetraeder",
  cube: "Würfel",
  octahedron: "Oktaeder",
  dodecahedron: "Dodekaeder",
  icosahedron: "Ikosaeder",
  "truncated tetrahedron": "Tetraederstumpf",
  cuboctahedron: "Kuboktaeder",
  "truncated cube": "Würfelstumpf",
  "truncated octahedron": "Oktaederstumpf",
  icosidodecahedron: "Ikosidodekaeder",
  "truncated dodecahedron": "Dodekaederstumpf",
  "truncated icosahedron": "Ikosaederstumpf",
  "steps from the middle": "Schritte von der Mitte",
  points: "Punkte",
  leaves: "Blätter",
  "points above": "Punkte oben",
  "points below": "Punkte unten",
  dimensions: "Dimensionen",
  pairs: "Paare",
  branches: "Äste",
  depth: "Tiefe",

  satellites: "Satelliten",
  arcs: "Pfeile",
  neighbours: "Nachbarn",
  "percent of the lines": "Prozent der Linien",
  others: "andere",
  disks: "Scheiben",
  "stones across": "Steine quer",
};

function nameOf(english: string): string {
  return NAMES[english] ?? english;
}

export function generatorInWords(entry: Generator): Generator {
  const [name, note] = GENERATORS[entry.id] ?? [entry.name, entry.note];
  const parameters = entry.parameters.map((parameter) => ({
    ...parameter,
    name: nameOf(parameter.name),
    ...(parameter.choices !== undefined && {
      choices: parameter.choices.map((choice) => ({ ...choice, name: nameOf(choice.name) })),
    }),
  }));
  return { ...entry, name, note, group: nameOf(entry.group), parameters };
}
