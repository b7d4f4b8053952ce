/** Features of boards, by kind. The page asks for a feature, and seldom for a kind. */
import type { Board, DisksBoard } from "./types.ts";

export type BoardKind = Board["kind"];

/** Kinds that a sketch can become; a grid is drawn as a graph. */
export type SketchKind = Exclude<BoardKind, "grid">;

export type Feature =
  /** Points stand in rows and columns, and need no list. */
  | "lattice"
  /** Points with coordinates are listed. */
  | "points"
  /** Points are joined by listed links. */
  | "links"
  /** Open sets and placements are listed; a stone may fill a part of a placement. */
  | "sets"
  /** Stones are disks in whole ticks, each with as many points as the plane. */
  | "continuous"
  /** Stones stand at any centre; the core finds area and turns on a sample. */
  | "centres"
  /** Names of points fit on the board. */
  | "names";

const FEATURES = {
  grid: ["lattice", "names"],
  graph: ["points", "links", "names"],
  gospace: ["points", "sets", "names"],
  disks: ["continuous", "names"],
  plane: ["continuous", "centres"],
} as const satisfies Readonly<Record<BoardKind, readonly Feature[]>>;

export const KINDS = Object.keys(FEATURES) as readonly BoardKind[];

type KindWith<F extends Feature> = {
  [K in BoardKind]: F extends (typeof FEATURES)[K][number] ? K : never;
}[BoardKind];

/** For boards, sketches and facts of boards: all that has a kind. */
export function has<B extends { readonly kind: BoardKind }, F extends Feature>(
  board: B,
  feature: F,
): board is B & { readonly kind: KindWith<F> } {
  const features: readonly Feature[] = FEATURES[board.kind];
  return features.includes(feature);
}

/** True for a grid with four sides, whose points have the usual letters and numbers. */
export function isFlatGrid(board: Board): board is Extract<Board, { kind: "grid" }> {
  return has(board, "lattice") && (board.wrap ?? "none") === "none";
}

/** The board as one of disks with a quotient, or null. A larger reach has none (RULES.md 5). */
export function withQuotient(board: Board): DisksBoard | null {
  if (board.kind !== "disks") return null;
  return board.disks.every(([, , core, reach = core]) => reach === core) ? board : null;
}
