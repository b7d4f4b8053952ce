/** The document inside an SVG drawing. All signs that mean something to XML are written as JSON writes
 *  any sign by its number, so that the text is the same to both; programs that save the drawing again
 *  may write it otherwise, and are understood. */
import type { GameDocument } from "../../../engine/types.ts";
import { checkedJson, damaged } from "../lost-document.ts";
import { type Element, element } from "./markup.ts";

/** Of the element that holds the document; never changes, since old pictures open for ever. */
const NAMESPACE = "urn:gospace:document:1";
const PREFIX = "gospace";

export function documentElement(document: GameDocument): Element {
  const name = `${PREFIX}:document`;
  return element(
    "metadata",
    {},
    element(name, { [`xmlns:${PREFIX}`]: NAMESPACE }, plainJson(document)),
  );
}

/** JSON without the signs of XML, without signs that XML cannot hold, and without those that a text of a drawing cannot
 *  have; these can stand only in strings. */
function plainJson(document: GameDocument): string {
  return JSON.stringify(document).replace(
    /[<>&\u007f-\u009f\u2028\u2029\ufffe\uffff]|\p{Bidi_Control}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The JSON in an SVG drawing; null where there is none. Throws GospaceError where it is damaged.
 *  Takes time in proportion to the text, for any text. */
export function documentInSvg(text: string): string | null {
  if (!/^\ufeff?\s*</.test(text) || !/<(?:[\w.-]+:)?svg[\s>]/.test(text)) return null;
  const drawing = text.replace(/<!--[\s\S]*?-->/g, "");
  const prefix = prefixIn(drawing);
  if (prefix === null) return null;
  const start = new RegExp(`<${prefix}:document(?=[\\s>])[^<>]*>`).exec(drawing);
  if (start === null) throw damaged();
  const from = start.index + start[0].length;
  const end = drawing.indexOf(`</${prefix}:document`, from);
  if (end < 0) throw damaged();
  return checkedJson(decoded(drawing.slice(from, end).trim()));
}

/** The prefix of the namespace in this drawing. */
function prefixIn(drawing: string): string | null {
  const at = drawing.indexOf(NAMESPACE);
  const before = drawing.slice(Math.max(at - 80, 0), Math.max(at, 0));
  return /xmlns:([A-Za-z_]\w*)\s*=\s*["']$/.exec(before)?.[1] ?? null;
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** The text that XML stands for; an unknown entity stays, and is not JSON then. */
function decoded(text: string): string {
  const plain = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(text)?.[1];
  if (plain !== undefined) return plain;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, ten, hex, name) => {
    if (name !== undefined) return SIGNS[name] ?? whole;
    const code = ten === undefined ? Number.parseInt(hex, 16) : Number(ten);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
