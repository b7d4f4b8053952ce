/** English of the colours of a drawing. */
import type { ItemColour } from "../sketch/sketch.ts";

export const COLOUR_NAMES: Readonly<Record<ItemColour, string>> = {
  red: "Red",
  amber: "Amber",
  green: "Green",
  turquoise: "Turquoise",
  blue: "Blue",
  violet: "Violet",
};

export const COLOUR_WORDS = {
  heading: "Colour",
  none: "None",
  several: "Several",
} as const;

/** "3 coloured red". */
export function colouredWords(items: string, colour: ItemColour | undefined): string {
  return colour === undefined
    ? `${items} without colour`
    : `${items} coloured ${COLOUR_NAMES[colour].toLowerCase()}`;
}
