/** Deutsch der Farben einer Zeichnung. */
import type { ItemColour } from "../../sketch/sketch.ts";

export const COLOUR_NAMES: Readonly<Record<ItemColour, string>> = {
  red: "Rot",
  amber: "Bernstein",
  green: "Grün",
  turquoise: "Türkis",
  blue: "Blau",
  violet: "Violett",
};

export const COLOUR_WORDS = {
  heading: "Farbe",
  none: "Keine",
  several: "Mehrere",
} as const;
