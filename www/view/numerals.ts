/** Numbers on stones, and colours that show on stones. */
import { BLACK, isStone, type StoneColour, WHITE } from "../model/state.ts";
import type { Circle, Lettering, Write } from "./pen.ts";
import type { Palette } from "./theme.ts";

/** In CSS pixels: smaller stones have no room for a number. */
export const NUMBERED = 6;

/** The seal's red, light enough on black and dark enough on white. */
export const RED_ON: Readonly<Record<StoneColour, string>> = { 1: "#ff8a73", 2: "#a82815" };

export const NUMERALS: Lettering = { weight: 600, align: "center", halo: null };

/** Nothing on a stone that has no room for it. */
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

/** Of a mark on a stone, or on its empty place. */
export function redOn(colour: number | undefined, { seal }: Palette): string {
  return isStone(colour) ? RED_ON[colour] : seal;
}
