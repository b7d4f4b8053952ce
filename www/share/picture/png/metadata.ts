/** The document inside a PNG picture: international text (iTXt) under a keyword of its own, not
 *  compressed, before the pixels. */
import type { GameDocument } from "../../../engine/types.ts";
import { checkedJson, damaged } from "../lost-document.ts";
import { chunksOf, withChunk } from "./chunks.ts";

/** Never changes, since old pictures open for ever. */
const KEYWORD = "gospace";
const TEXT = "iTXt";

/** The keyword and its end, then: not compressed, by no method, in no language, without a translation
 *  of the keyword. */
const PREAMBLE = new TextEncoder().encode(`${KEYWORD}\0\0\0\0\0`);

export function withDocument(png: Uint8Array, document: GameDocument): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(document));
  const data = new Uint8Array(PREAMBLE.length + json.length);
  data.set(PREAMBLE);
  data.set(json, PREAMBLE.length);
  return withChunk(png, TEXT, data);
}

/** The JSON in a PNG picture; null where there is none. Throws GospaceError where it is damaged. */
export function documentInPng(png: Uint8Array): string | null {
  for (const { type, data, sound } of chunksOf(png)) {
    if (type !== TEXT || !startsWith(data, PREAMBLE.subarray(0, KEYWORD.length + 1))) continue;
    if (!sound || !startsWith(data, PREAMBLE)) throw damaged();
    return checkedJson(utf8(data.subarray(PREAMBLE.length)));
  }
  return null;
}

function startsWith(data: Uint8Array, start: Uint8Array): boolean {
  return start.every((byte, i) => data[i] === byte);
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw damaged();
  }
}
