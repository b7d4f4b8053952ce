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
