/** Letters of codes: bytes with a check, as base64url that stands in a link. */

export const CODE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const CHECK_BYTES = 2;
/** Last letter of each code: programs drop other signs at the end of an address. */
const END = "0";
const LONGEST_CODE = 640;

/** The bytes, and two more as their check. */
export function codeOf(bytes: readonly number[]): string {
  return inLetters([...bytes, ...check(bytes)]) + END;
}

/** Null for a code that is damaged, cut or none. */
export function bytesOfCode(code: string): readonly number[] | null {
  if (code.length > LONGEST_CODE || !/^[\w-]+$/.test(code) || !code.endsWith(END)) return null;
  const bytes = outOfLetters(code.slice(0, -1));
  const body = bytes.slice(0, -CHECK_BYTES);
  const isSound = check(body).every((byte, index) => byte === bytes[body.length + index]);
  return isSound && inLetters(bytes) + END === code ? body : null;
}

export function inLetters(bytes: readonly number[]): string {
  return outOfBytes(bytes, "whole")
    .map((each) => CODE_LETTERS[each])
    .join("");
}

export function outOfLetters(code: string): number[] {
  const bytes = intoBytes([...code].map((letter) => CODE_LETTERS.indexOf(letter)));
  return bytes.slice(0, Math.floor((code.length * 6) / 8));
}

/** Six bits each as bytes; the last one is filled with zeros. */
export function intoBytes(six: readonly number[]): number[] {
  const bits = six.map((each) => each.toString(2).padStart(6, "0")).join("");
  return (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2));
}

/** Bytes as six bits each; `whole`: the last one is filled with zeros, and is else left out. */
export function outOfBytes(bytes: readonly number[], rest: "whole" | "left" = "left"): number[] {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const parts = bits.match(rest === "whole" ? /.{1,6}/g : /.{6}/g) ?? [];
  return parts.map((part) => Number.parseInt(part.padEnd(6, "0"), 2));
}

/** Check of a code's bytes: FNV-1a, folded. */
function check(bytes: readonly number[]): number[] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const folded = (hash >>> 16) ^ (hash & 0xffff);
  return [folded >> 8, folded & 255];
}
