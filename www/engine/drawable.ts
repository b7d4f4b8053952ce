/** Drawable documents: a grid becomes a graph, every other board stays the same. */
import type { asGraph } from "gospace";
import type { GameDocument } from "./types.ts";

/** Throws GospaceError. */
export function drawable(document: GameDocument, convert: typeof asGraph): GameDocument {
  return document.board.kind === "grid" ? convert(document) : document;
}
