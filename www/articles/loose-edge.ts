/** A graph with one loose edge, whose end and direction the reader chooses: the first board of “What is a liberty?”. */
import { has } from "../engine/features.ts";
import type { GameDocument } from "../engine/types.ts";

export const DIRECTIONS = ["both", "out", "in"] as const;
/** Of the loose edge, as seen from its start. */
export type Direction = (typeof DIRECTIONS)[number];

export interface LooseEdge {
  /** Point at the loose end; null: the edge is gone. */
  readonly end: number | null;
  readonly direction: Direction;
}

/** Point from which the loose edge starts, and the one where it ends as the author gives it. */
export const START = 4;
export const FIRST_END = 2;
/** Points that it can lead to; those beside its start are joined to it already. */
export const ENDS: readonly number[] = [0, 2, 5, 6, 7];

/** The document with the loose edge elsewhere. */
export function withLooseEdge(document: GameDocument, { end, direction }: LooseEdge): GameDocument {
  const { board } = document;
  if (!has(board, "links")) return document;
  const fixed = (board.edges ?? []).filter(([a, b]) => a !== START || b !== FIRST_END);
  const link: [number, number][] = end === null ? [] : [[START, end]];
  const turned = link.map(([a, b]): [number, number] => (direction === "out" ? [a, b] : [b, a]));
  return {
    ...document,
    board: {
      ...board,
      edges: [...fixed, ...(direction === "both" ? link : [])],
      arcs: direction === "both" ? [] : turned,
    },
  };
}

export function labelOf({ board }: GameDocument, point: number): string {
  return has(board, "links") ? (board.labels?.[point] ?? String(point)) : "";
}

export function spotOf({ board }: GameDocument, point: number): readonly [number, number] {
  return (has(board, "links") ? board.points[point] : undefined) ?? [0, 0];
}
