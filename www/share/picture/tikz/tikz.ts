/** A game as a document of LaTeX that draws it with TikZ, black on white, for print. */
import { coordinateWords } from "../../../words/picture.ts";
import { shortTitle } from "../../../words/titles.ts";
import { compose, paintGroundOf, paintPiecesOf } from "../composition.ts";
import { PRINT } from "../print.ts";
import type { Pictured } from "../types.ts";
import { number } from "./tex.ts";
import { TikzPen } from "./tikz-pen.ts";

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
    `% ${shortTitle(of.board.title)}`,
    `% ${coordinateWords(origin, divisor)}`,
    `\\begin{tikzpicture}[x=${number(unit)}pt, y=${number(unit)}pt]`,
    ...pen.lines,
    "\\end{tikzpicture}",
    "\\end{document}",
    "",
  ].join("\n");
}
