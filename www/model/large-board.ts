/** Boards that are too large for all that follows an opening to happen at once. */
import type { BoardView } from "./state.ts";

/** Coordinates and ends of links from which on writing the link of a board takes longer than a frame. */
const LARGE = 20_000;

export function isLarge({ drawing: { xy, edges, arcs, points } }: BoardView): boolean {
  return xy.length + edges.length + arcs.length + points.length > LARGE;
}
