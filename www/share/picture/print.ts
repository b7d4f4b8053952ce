/** Ink of a printed page: black on white. */
import { PALETTES } from "../../view/palettes.ts";
import type { Palette } from "../../view/theme.ts";

export const PRINT: Palette = {
  ...PALETTES.light,
  stones: "flat",
  paper: "#ffffff",
  ink: "#000000",
  soft: "#000000",
  board: "#ffffff",
  boardEdge: "#000000",
  boardInk: "#000000",
  boardSeam: "#000000",
  boardCasing: "#ffffff",
  boardText: "#000000",
};
