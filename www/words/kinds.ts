/** English of the kinds of board: the words in which one kind differs from others. */
import type { BoardKind, SketchKind } from "../engine/features.ts";
import type { Survey } from "../engine/survey.ts";
import type { BoardFacts } from "../engine/types.ts";
import { counted } from "./counts.ts";

/** Noun of a point, also where a placement has several. */
export const POINT_NOUN = "point";

/** Noun of a placement. */
export const PLACEMENT_NOUNS: Readonly<Record<BoardKind, string>> = {
  grid: "point",
  graph: "point",
  gospace: "placement",
  disks: "disk",
  plane: "point",
};

/** Names of drawings, in the order of the editor's list. */
export const PAPER_WORDS: Readonly<Record<SketchKind, string>> = {
  graph: "Graph",
  gospace: "Go-space",
  plane: "Without lines",
  disks: "Disks",
};

/** The same in a line, where a paper is chosen. */
export const PAPER_LINES: Readonly<Record<SketchKind, string>> = {
  graph: "points and links",
  disks: "circles for stones",
  plane: "stones stand anywhere",
  gospace: "sets of points",
};

/** Title of a board without one; `across` is the width of a region in stones. */
export function untitledWords(
  { kind, placements }: BoardFacts,
  size: { readonly columns: number; readonly rows: number } | null,
  across: number,
): string {
  const noun = PLACEMENT_NOUNS[kind];
  if (size !== null) return `Grid, ${size.columns} × ${size.rows}`;
  if (kind === "plane") return `A board without lines, ${across} stones across`;
  if (kind === "gospace") return `A space of ${placements} ${noun}${placements === 1 ? "" : "s"}`;
  return placements === 1 ? `A board of one ${noun}` : `A board of ${placements} ${noun}s`;
}

/** So many placements, or what has the stones of a board: "81 points". */
export function placementsWords(kind: BoardKind, count: number): string {
  return counted(count, PLACEMENT_NOUNS[kind]);
}

/** Size of a board, as an opened one is announced. */
export function sizeWords({ kind, points, placements }: BoardFacts): string {
  if (kind === "plane") return "a board without lines";
  const size = counted(placements, PLACEMENT_NOUNS[kind]);
  return kind === "gospace" ? `${size} over ${counted(points, "point")}` : size;
}

/** Description of a board: how stones stand and breathe on it. */
export function describedWords({ kind, points, placements, directed }: BoardFacts): string {
  switch (kind) {
    case "gospace":
      return `A go-space: ${counted(placements, "placement")} over ${counted(points, "point")}. A play fills all points of one placement; stones are joined, and breathe, where their closures meet.`;
    case "grid":
      return `A grid of ${counted(points, "point")}: stones are joined, and breathe, along its lines.`;
    case "graph":
      return directed
        ? `A directed graph of ${counted(points, "point")}: each stone has its own liberties, the empty points that it reaches along the arrows.`
        : `A graph of ${counted(points, "point")}: stones are joined, and breathe, along its lines.`;
    case "disks":
      return `${counted(placements, "disk")}: a stone fills one, blocks those that it overlaps, and is joined to those that it touches.`;
    case "plane":
      return "A board without lines: a stone may stand wherever it fits, and is joined to those that it touches.";
    default:
      return kind satisfies never;
  }
}

/** Counts of a drawing: "24 points · 19 edges · 11 arcs · 1 piece", "5 disks · 4 touches". */
export function drawnWords(kind: SketchKind, survey: Omit<Survey, "findings">): string {
  const { points, edges, arcs, pieces, placements, touches, conflicts } = survey;
  switch (kind) {
    case "graph":
      return [
        counted(points, "point"),
        counted(edges, "edge"),
        ...(arcs > 0 ? [counted(arcs, "arc")] : []),
        counted(pieces, "piece"),
      ].join(" · ");
    case "gospace":
      return `${counted(points, "point")} · ${counted(placements, "placement")}`;
    case "disks":
      return [
        counted(placements, "disk"),
        counted(touches - conflicts, "touch", "touches"),
        ...(conflicts > 0 ? [counted(conflicts, "overlap")] : []),
      ].join(" · ");
    case "plane":
      return "Every disk of one radius in the region";
    default:
      return kind satisfies never;
  }
}

/** Counts of a generated board: "24 points, 31 edges, 4 arcs". */
export function generatedWords(kind: BoardKind, survey: Survey): string {
  const { points, edges, arcs, pieces, placements } = survey;
  switch (kind) {
    case "grid":
    case "graph":
      return [
        counted(points, "point"),
        ...(edges > 0 || arcs === 0 ? [counted(edges, "edge")] : []),
        ...(arcs > 0 ? [counted(arcs, "one-way arc")] : []),
        ...(pieces > 1 ? [counted(pieces, "piece")] : []),
      ].join(", ");
    case "gospace":
      return `${counted(points, "point")}, ${counted(placements, "place for a stone", "places for a stone")}`;
    case "disks":
      return counted(placements, "disk");
    case "plane":
      return "A board without lines";
    default:
      return kind satisfies never;
  }
}
