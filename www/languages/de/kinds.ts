/** Arten von Brettern: die Wörter, in denen sie sich unterscheiden. */
import type { BoardKind, SketchKind } from "../../engine/features.ts";
import type { Survey } from "../../engine/survey.ts";
import type { BoardFacts } from "../../engine/types.ts";
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

/** Titel eines Bretts ohne Titel; `across`: Breite eines Bereichs in Steinen. */
export function untitledWords(
  { kind, placements }: BoardFacts,
  size: { readonly columns: number; readonly rows: number } | null,
  across: number,
): string {
  const count = counted(placements, PLACEMENT_NOUNS[kind], PLURALS[kind]);
  if (size !== null) return `Gitter, ${size.columns} × ${size.rows}`;
  if (kind === "plane") return `Brett ohne Linien, ${across} Steine breit`;
  return kind === "gospace" ? `Go-Raum, ${count}` : `Brett, ${count}`;
}

/** So viele Plätze: „81 Punkte“. */
export function placementsWords(kind: BoardKind, count: number): string {
  return counted(count, PLACEMENT_NOUNS[kind], PLURALS[kind]);
}

/** Größe eines Bretts, wie ein geöffnetes angesagt wird. */
export function sizeWords({ kind, points, placements }: BoardFacts): string {
  if (kind === "plane") return "ein Brett ohne Linien";
  const size = counted(placements, PLACEMENT_NOUNS[kind], PLURALS[kind]);
  return kind === "gospace" ? `${size} über ${pointsDative(points)}` : size;
}

function pointsDative(count: number): string {
  return counted(count, "Punkt", "Punkten");
}

/** Ein Brett beschrieben: wie Steine darauf stehen und atmen. */
export function describedWords({ kind, points, placements, directed }: BoardFacts): string {
  switch (kind) {
    case "gospace":
      return `Ein Go-Raum: ${counted(placements, "Platz", "Plätze")} über ${pointsDative(points)}. Ein Zug füllt alle Punkte eines Platzes; Steine hängen zusammen und atmen, wo ihre Abschlüsse sich treffen.`;
    case "grid":
      return `Ein Gitter mit ${pointsDative(points)}: Steine hängen entlang seiner Linien zusammen und atmen dort.`;
    case "graph":
      return directed
        ? `Ein gerichteter Graph mit ${pointsDative(points)}: Jeder Stein hat seine eigenen Freiheiten, die leeren Punkte, die er entlang der Pfeile erreicht.`
        : `Ein Graph mit ${pointsDative(points)}: Steine hängen entlang seiner Linien zusammen und atmen dort.`;
    case "disks":
      return `${counted(placements, "Scheibe", "Scheiben")}: Ein Stein füllt eine, sperrt jene, die er überlappt, und hängt mit denen zusammen, die er berührt.`;
    case "plane":
      return "Ein Brett ohne Linien: Ein Stein darf überall liegen, wo er Platz hat, und hängt mit denen zusammen, die er berührt.";
    default:
      return kind satisfies never;
  }
}

/** Eine Zeichnung gezählt: „24 Punkte · 19 Kanten · 11 Pfeile · 1 Teil“. */
export function drawnWords(kind: SketchKind, survey: Omit<Survey, "findings">): string {
  const { points, edges, arcs, pieces, placements, touches, conflicts } = survey;
  switch (kind) {
    case "graph":
      return [
        counted(points, "Punkt", "Punkte"),
        counted(edges, "Kante", "Kanten"),
        ...(arcs > 0 ? [counted(arcs, "Pfeil", "Pfeile")] : []),
        counted(pieces, "Teil", "Teile"),
      ].join(" · ");
    case "gospace":
      return `${counted(points, "Punkt", "Punkte")} · ${counted(placements, "Platz", "Plätze")}`;
    case "disks":
      return [
        counted(placements, "Scheibe", "Scheiben"),
        counted(touches - conflicts, "Berührung", "Berührungen"),
        ...(conflicts > 0 ? [counted(conflicts, "Überlappung", "Überlappungen")] : []),
      ].join(" · ");
    case "plane":
      return "Jede Scheibe mit einem Radius im Bereich";
    default:
      return kind satisfies never;
  }
}

/** Ein erzeugtes Brett gezählt: „24 Punkte, 31 Kanten, 4 Pfeile“. */
export function generatedWords(kind: BoardKind, survey: Survey): string {
  const { points, edges, arcs, pieces, placements } = survey;
  switch (kind) {
    case "grid":
    case "graph":
      return [
        counted(points, "Punkt", "Punkte"),
        ...(edges > 0 || arcs === 0 ? [counted(edges, "Kante", "Kanten")] : []),
        ...(arcs > 0 ? [counted(arcs, "Pfeil", "Pfeile")] : []),
        ...(pieces > 1 ? [counted(pieces, "Teil", "Teile")] : []),
      ].join(", ");
    case "gospace":
      return `${counted(points, "Punkt", "Punkte")}, ${counted(placements, "Platz", "Plätze")}`;
    case "disks":
      return counted(placements, "Scheibe", "Scheiben");
    case "plane":
      return "Ein Brett ohne Linien";
    default:
      return kind satisfies never;
  }
}
