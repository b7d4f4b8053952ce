/** Arten von Brettern: die Wörter, in denen sie sich unterscheiden. */
import type { BoardKind, SketchKind } from "../../engine/features.ts";
import type { BoardFacts } from "../../engine/types.ts";
import type { ByKind, Untitled } from "../../words/kinds.ts";
import { told } from "./core/told.ts";
import { counted } from "./counts.ts";

/** Hauptwort eines Punktes, auch wo ein Platz mehrere hat. */
export const POINT_NOUN = "Punkt";

/** Hauptwort eines Platzes. */
export const PLACEMENT_NOUNS: Readonly<Record<BoardKind, string>> = {
  grid: "Punkt",
  graph: "Punkt",
  gospace: "Platz",
  disks: "Scheibe",
  plane: "Punkt",
};

/** Seine Mehrzahl. */
const PLURALS: Readonly<Record<BoardKind, string>> = {
  grid: "Punkte",
  graph: "Punkte",
  gospace: "Plätze",
  disks: "Scheiben",
  plane: "Punkte",
};

/** Was als Fläche neben Steinen zählt: auf einem Go-Raum Punkte, auch wenn ein Platz mehrere hat. */
export const AREA_NOUNS: Readonly<Record<BoardKind, string>> = {
  grid: "leeren Stellen",
  graph: "leeren Stellen",
  gospace: "Punkte",
  disks: "Scheiben",
  plane: "leeren Stellen",
};

/** Namen der Zeichnungen, in der Reihenfolge der Liste. */
export const PAPER_WORDS: Readonly<Record<SketchKind, string>> = {
  graph: "Graph",
  gospace: "Go-Raum",
  plane: "Ohne Linien",
  disks: "Scheiben",
};

/** Dasselbe in einer Zeile, wo ein Papier gewählt wird. */
export const PAPER_LINES: Readonly<Record<SketchKind, string>> = {
  graph: "Punkte und Verbindungen",
  disks: "Kreise für Steine",
  plane: "Steine liegen überall",
  gospace: "Mengen von Punkten",
};

/** So viele Plätze: „81 Punkte“. */
export function placementsWords(kind: BoardKind, count: number): string {
  return counted(count, PLACEMENT_NOUNS[kind], PLURALS[kind]);
}

const size = ({ kind, placements }: BoardFacts) => placementsWords(kind, placements);
const pointsDative = ({ points }: BoardFacts) => counted(points, "Punkt", "Punkten");

/** Titel eines Bretts ohne Titel. */
export const untitledWords = told<ByKind<Untitled>>({
  grid: ({ columns, rows }) => `Gitter, ${columns} × ${rows}`,
  graph: (facts) => `Brett, ${size(facts)}`,
  gospace: (facts) => `Go-Raum, ${size(facts)}`,
  disks: (facts) => `Brett, ${size(facts)}`,
  plane: ({ across }) => `Brett ohne Linien, ${across} Steine breit`,
});

/** Größe eines Bretts, wie ein geöffnetes angesagt wird. */
export const sizeWords = told<ByKind<BoardFacts>>({
  grid: size,
  graph: size,
  gospace: (facts) => `${size(facts)} über ${pointsDative(facts)}`,
  disks: size,
  plane: "ein Brett ohne Linien",
});

/** Bretter beschrieben: wie Steine darauf stehen und atmen. */
export const DESCRIPTIONS: Readonly<Record<BoardKind | "directed", (facts: BoardFacts) => string>> =
  {
    grid: (facts) =>
      `Ein Gitter mit ${pointsDative(facts)}: Steine hängen entlang seiner Linien zusammen und atmen dort.`,
    graph: (facts) =>
      `Ein Graph mit ${pointsDative(facts)}: Steine hängen entlang seiner Linien zusammen und atmen dort.`,
    directed: (facts) =>
      `Ein gerichteter Graph mit ${pointsDative(facts)}: Jeder Stein hat seine eigenen Freiheiten, die leeren Punkte, die er entlang der Pfeile erreicht.`,
    gospace: (facts) =>
      `Ein Go-Raum: ${sizeWords(facts)}. Ein Zug füllt alle Punkte eines Platzes; Steine hängen zusammen und atmen, wo ihre Abschlüsse sich treffen.`,
    disks: (facts) =>
      `${size(facts)}: Ein Stein füllt eine, sperrt jene, die er überlappt, und hängt mit denen zusammen, die er berührt.`,
    plane: () =>
      "Ein Brett ohne Linien: Ein Stein darf überall liegen, wo er Platz hat, und hängt mit denen zusammen, die er berührt.",
  };
