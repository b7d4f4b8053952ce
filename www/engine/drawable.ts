/** Drawable documents: a grid becomes a graph, every other board stays the same. */
import type { asGraph } from "gospace";
import { has } from "./features.ts";
import type { GameDocument } from "./types.ts";

/** Throws GospaceError. */
export function drawable(document: GameDocument, convert: typeof asGraph): GameDocument {
  return has(document.board, "lattice") ? convert(document) : document;
}
