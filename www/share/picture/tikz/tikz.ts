/** A game as a document of LaTeX that draws it with TikZ, black on white, for print. */
import { PALETTES } from "../../../view/palettes.ts";
import type { Palette } from "../../../view/theme.ts";
import { coordinateWords } from "../../../words/picture.ts";
import { compose, paintGroundOf, paintPiecesOf } from "../composition.ts";
import type { Pictured } from "../types.ts";
import { number } from "./tex.ts";
import { TikzPen } from "./tikz-pen.ts";

/** Ink of a printed page. */
const PRINT: Palette = {
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

/** Every kind of board, with its stones and marks, but not that of the last play; `labels` has coordinates of a grid, and names of other points. */
export function tikzPicture(of: Pictured, labels: boolean): string {
  const options = { theme: "light", labels, numbers: false, ground: "paper" } as const;
  const composed = compose(of, options);
  const pieces = { ...composed.pieces, last: null };
  const composition = { ...composed, pieces, palette: PRINT };
  const { lens, layout } = composition;
  const pen = new TikzPen(lens, PRINT, layout.box);
  paintGroundOf(pen, composition);
  paintPiecesOf(pen, composition);
  const { origin, divisor, unit } = pen;
  return [
    "\\documentclass[tikz, border=2pt]{standalone}",
    "\\begin{document}",
    `% ${coordinateWords(origin, divisor)}`,
    `\\begin{tikzpicture}[x=${number(unit)}pt, y=${number(unit)}pt]`,
    ...pen.lines,
    "\\end{tikzpicture}",
    "\\end{document}",
    "",
  ].join("\n");
}
