/** English of the kinds of board: the words in which one kind differs from others. */
import type { BoardKind, SketchKind } from "../engine/features.ts";
import type { BoardFacts } from "../engine/types.ts";
import { told } from "./core/told.ts";
import { counted, plural } from "./counts.ts";

/** A thing that has a kind of board, as one of each kind. */
export type ByKind<T extends { readonly kind: BoardKind }> = {
  [K in BoardKind]: T & { readonly kind: K };
}[BoardKind];

/** A board without a title; a grid has a size, and `across` is the width of a region in stones. */
export type Untitled = BoardFacts & { across: number; columns?: number; rows?: number };

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

/** Places that count as area beside stones: on a go-space points, also where a placement has several. */
export const AREA_NOUNS: Readonly<Record<BoardKind, string>> = {
  grid: "points",
  graph: "points",
  gospace: "points",
  disks: "disks",
  plane: "points",
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

/** Title of a board without one. */
export const untitledWords = told<ByKind<Untitled>>({
  grid: ({ columns, rows }) => `Grid, ${columns} × ${rows}`,
  graph: ({ placements }) =>
    plural(placements, "A board of one point", `A board of ${placements} points`),
  gospace: ({ placements }) =>
    `A space of ${plural(placements, "1 placement", `${placements} placements`)}`,
  disks: ({ placements }) =>
    plural(placements, "A board of one disk", `A board of ${placements} disks`),
  plane: ({ across }) => `A board without lines, ${across} stones across`,
});

/** So many placements, or what has the stones of a board: "81 points". */
export function placementsWords(kind: BoardKind, count: number): string {
  return counted(count, PLACEMENT_NOUNS[kind]);
}

const size = ({ kind, placements }: BoardFacts) => placementsWords(kind, placements);

/** Size of a board, as an opened one is announced. */
export const sizeWords = told<ByKind<BoardFacts>>({
  grid: size,
  graph: size,
  gospace: (facts) => `${size(facts)} over ${counted(facts.points, "point")}`,
  disks: size,
  plane: "a board without lines",
});

/** Descriptions of boards: how stones stand and breathe on them. */
export const DESCRIPTIONS: Readonly<Record<BoardKind | "directed", (facts: BoardFacts) => string>> =
  {
    grid: (facts) => `A grid of ${size(facts)}: stones are joined, and breathe, along its lines.`,
    graph: (facts) => `A graph of ${size(facts)}: stones are joined, and breathe, along its lines.`,
    directed: (facts) =>
      `A directed graph of ${size(facts)}: each stone has its own liberties, the empty points that it reaches along the arrows.`,
    gospace: (facts) =>
      `A go-space: ${sizeWords(facts)}. A play fills all points of one placement; stones are joined, and breathe, where their closures meet.`,
    disks: (facts) =>
      `${size(facts)}: a stone fills one, blocks those that it overlaps, and is joined to those that it touches.`,
    plane: () =>
      "A board without lines: a stone may stand wherever it fits, and is joined to those that it touches.",
  };
