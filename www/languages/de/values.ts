/** Die Seite der Tabellen: Werte kleiner Bretter. */

import { type Size, tableSentences } from "../../model/table-sentences.ts";
import { counted, grouped, signed } from "./counts.ts";

export const VALUES = {
  lead: "Der Vorsprung von Schwarz bei bestem Spiel beider Seiten: Schwarz beginnt, das Komi ist 0. Keine Schätzungen: Ein Löser hat jeden Zug versucht, auf den es ankommt. Wo er nicht fertig wurde, liegt der Wert zwischen zwei Schranken.",
  search: "Suchen",
  hint: "K₂,₃, Petersen, 5 Punkte",
  family: "Familie",
  allFamilies: "Alle Familien",
  points: "Punkte",
  anyNumber: "Jede Anzahl",
  show: "Zeigen",
  board: "Brett",
  best: "Am besten zuerst",
  notKnown: "nicht bekannt",
  pass: "Passen",
  black: "Schwarz",
  white: "Weiß",
  none: "So ist kein Brett. Leere die Suche, um alle zu sehen.",
  rules: "Regeln",
  line: "Bestes Spiel, soweit es bekannt ist",
  openLine: "Diese Züge öffnen",
  thisRow: "Adresse dieser Zeile",
  failed:
    "Die Tabellen konnten nicht geladen werden. Lade die Seite neu, um es wieder zu versuchen.",
  conjectures: "Vermutungen",
} as const;

/** Spalten, nach Regelwerk. */
export const RULES_WORDS = {
  area: { short: "Fläche", long: "Fläche, positionelles Superko (Tromp–Taylor)" },
  situational: { short: "Situationell", long: "Fläche, situationelles Superko" },
  stones: { short: "Steine", long: "Stone: gefärbte Punkte, positionelles Superko" },
  primitive: { short: "Primitive", long: "Primitive: Wer keinen Zug hat, verliert" },
} as const;

/** Die Spalte des Spiels ohne Ende. */
export const FOREVER = {
  short: "Ohne Ende",
  long: "Ohne Ende, mit Ko-Geboten, auf dem leeren Brett",
} as const;

export function boundsWords(low: number, high: number): string {
  return `${signed(low)} bis ${signed(high)}`;
}

export const { foreverWords, shownWords, sizeWords, winnerWords, triedWords, firstWords } =
  tableSentences({
    ...VALUES,
    boundsWords,
    draws: (bounds) => `unentschieden bei jedem Komi von ${bounds}`,
    boards: (count) => counted(count, "Brett", "Bretter"),
    someBoards: (shown, all) => `${shown} von ${counted(all, "Brett", "Brettern")}`,
    size: {
      points: (count) => counted(count, "Punkt", "Punkte"),
      edges: (count) => counted(count, "Kante", "Kanten"),
      arcs: (count) => counted(count, "Pfeil", "Pfeile"),
      placements: (count) => counted(count, "offene Menge", "offene Mengen"),
    },
    tried: (turns) => `${counted(turns, "Zug", "Züge")} versucht`,
    othersAsGood: "andere beste Züge sind möglich",
    noneBad: "Kein Brett ist bekannt, das für Schwarz weniger als 0 wert ist",
    bad: (values) => `${counted(values, "Wert", "Werte")} unter 0: Schwarz finge lieber nicht an`,
    goodOrOpen: (good, open) =>
      `${counted(good, "Wert", "Werte")} nach Fläche und nach Steinen sind bekanntlich 0 oder mehr; bei ${grouped(open)} liegen Schranken auf beiden Seiten von 0.`,
  });

/** Auswahl der Zeilen. */
export const SHOW_WORDS = {
  all: "Alle Bretter",
  ahead: "Schwarz führt (Fläche)",
  even: "Niemand führt (Fläche)",
  behind: "Weiß führt (Fläche)",
  differ: "Die Superko-Regel zählt",
  open: "Nach manchen Regeln nicht bekannt",
} as const;

export function sizesSearched({ points, edges, arcs }: Omit<Size, "placements">): string {
  return `${points} Punkte ${edges} Kanten ${arcs} Pfeile`;
}

/** Familien nach der id; die Tabellen nennen sie auf Englisch. */
const FAMILIES: Readonly<Record<string, string>> = {
  paths: "Wege",
  cycles: "Kreise",
  stars: "Sterne",
  complete: "Vollständige Graphen",
  bipartite: "Vollständig bipartite Graphen",
  wheels: "Räder",
  prisms: "Prismen",
  grids: "Gitter",
  tori: "Tori",
  "mobius-bands": "Möbiusbänder",
  solids: "Platonische Körper und der Petersen-Graph",
  "directed-cycles": "Gerichtete Kreise",
  connected: "Zusammenhängende Graphen bis auf Isomorphie",
  digraphs: "Digraphen bis auf Isomorphie",
  spaces: "Räume bis auf Homöomorphie",
};

export function familyTitle(id: string, title: string): string {
  return FAMILIES[id] ?? title;
}

/** Wörter in den Namen der Bretter. */
const WORDS: Readonly<Record<string, string>> = {
  of: "von",
  grid: "Gitter",
  torus: "Torus",
  "Möbius band": "Möbiusband",
  tetrahedron: "Tetraeder",
  octahedron: "Oktaeder",
  cube: "Würfel",
  icosahedron: "Ikosaeder",
  dodecahedron: "Dodekaeder",
};

/** „Gitter 3×2“, „3 von 6“; Formeln bleiben. */
export function boardName(name: string): string {
  return name.replace(/Möbius band|[a-z]{2,}/g, (word) => WORDS[word] ?? word);
}

export function budgetWords(budget: number): string {
  return `Für jeden Wert wurden höchstens ${counted(budget, "Zug", "Züge")} versucht.`;
}

export const CONJECTURES = {
  source: "https://www.elidupree.com/blog/my-rules-of-go-on-arbitrary-directed-graphs",
  sourceName: "My rules of Go, on arbitrary directed graphs",
  intro:
    "Eli stellt Vermutungen für ein Spiel ohne Ende auf, dessen Wertung die Steine sind. Dieselben Fragen haben hier genaue Antworten, für Partien, die Superko beendet.",
  first: "Anfangen ist gut",
  komi: "Gerechtes Komi",
  komiText:
    "Ein endliches Spiel hat genau ein gerechtes Komi: seinen Wert. Mit einem kleineren gewinnt Schwarz, mit einem größeren Weiß. Also gilt die Vermutung für jedes Spiel, das endet; aber das Komi hängt von der Regel gegen Wiederholung ab.",
  forever: "Für das Spiel ohne Ende, mit Ko-Geboten, ist sie falsch:",
  foreverName: "drei Punkte mit vielen gerechten Komi",
  differButton: "Bretter, auf denen die Superko-Regel zählt",
} as const;

export function differWords(boards: number): string {
  return `Auf ${counted(boards, "Brett", "Brettern")} ergeben die positionelle und die situationelle Regel verschiedene Werte.`;
}
