/** Finds the document in a picture of ours. */
import { isPng } from "./png/chunks.ts";
import { documentInPng } from "./png/metadata.ts";
import { documentInSvg } from "./svg/metadata.ts";

/** The JSON of the document in an SVG or a PNG of ours; null in any other file. Throws GospaceError
 *  where the picture is ours and the document in it is damaged. Takes time and memory in proportion to
 *  the bytes; how many are taken is the caller's to say. */
export function documentInPicture(bytes: Uint8Array): string | null {
  if (isPng(bytes)) return documentInPng(bytes);
  const text = textOf(bytes);
  return text === null ? null : documentInSvg(text);
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
