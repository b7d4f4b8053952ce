/** Numbers on stones, and colours that show on stones. */
import { BLACK, isStone, type StoneColour, WHITE } from "../model/state.ts";
import type { Circle, Lettering, Write } from "./pen.ts";
import type { Palette } from "./theme.ts";

/** Least radius of a stone with a number, in CSS pixels. */
export const NUMBERED = 6;

/** Red of the seal, light enough on black and dark enough on white. */
export const RED_ON: Readonly<Record<StoneColour, string>> = { 1: "#ff8a73", 2: "#a82815" };

export const NUMERALS: Lettering = { weight: 600, align: "center", halo: null };

/** Writes a number on a stone; nothing on a stone that has no room for it. */
export function writeNumber(
  write: Write,
  { x, y, radius }: Circle,
  number: number,
  colour: string,
): void {
  if (radius < NUMBERED) return;
  const size = radius * (number > 99 ? 0.72 : 0.92);
  write(String(number), x, y + radius * 0.04, size, colour);
}

export function numberColour(colour: number | undefined, last: boolean): string {
  if (last) return colour === BLACK ? RED_ON[BLACK] : RED_ON[WHITE];
  return colour === BLACK ? "#f4f0e8" : "#211e1a";
}

/** Red for a mark on a stone, or on its empty place. */
export function redOn(colour: number | undefined, { seal }: Palette): string {
  return isStone(colour) ? RED_ON[colour] : seal;
}
