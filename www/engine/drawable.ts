/** What can be drawn on: a grid becomes a graph, every other board stays what it is. */
import { asGraph } from "gospace";
import type { GameDocument } from "./types.ts";

/** Throws GospaceError. */
export function drawable(document: GameDocument): GameDocument {
  return document.board.kind === "grid" ? asGraph(document) : document;
}
