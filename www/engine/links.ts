/** Links: documents in the fragment of an address. docs/link.md is the format. */
import {
  fromLink as faceFromLink,
  toLink as faceToLink,
} from "../../build/wasm/full/gospace_wasm.js";
import { documentText, linkText } from "./encode.ts";
import { call } from "./instance.ts";
import type { GameDocument } from "./types.ts";

/** The document in a link, with or without the "#". Legality of its game is checked only when it is
 *  opened. Throws GospaceError: `link` if it is damaged or not a link, `version` if a newer Gospace
 *  made it, `limit` if it is too long or holds too much. */
export function fromLink(fragment: string): GameDocument {
  const text = linkText(fragment);
  return JSON.parse(call(() => faceFromLink(text)));
}

/** A document as a link, without the "#". Everything is exact except fractional drawn coordinates,
 *  which may be rounded to 1/256 of the shortest distance of two points. Throws GospaceError for
 *  any document that a game would refuse, and `limit` if it is too large for a link. */
export function toLink(document: GameDocument | string): string {
  const text = documentText(document);
  return call(() => faceToLink(text));
}
