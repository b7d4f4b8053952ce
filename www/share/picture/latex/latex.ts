/** A game in LaTeX's own picture environment, which needs no package: black on white. Lines and arcs are curves at
 *  the picture's coordinates, dark areas are rows of thin rules. */
import type { Spot } from "../../../view/camera.ts";
import { shortTitle } from "../../../words/titles.ts";
import { compose, paintGroundOf, paintPiecesOf } from "../composition.ts";
import { PRINT } from "../print.ts";
import { escaped, number } from "../tikz/tex.ts";
import type { Pictured } from "../types.ts";
import {
  boxOf,
  type Cover,
  type Curve,
  isStraight,
  lengthOf,
  ringsCover,
  straight,
  uncovered,
} from "./covers.ts";
import { LatexPen, type Painted } from "./latex-pen.ts";

/** Points of TeX in a pixel of the picture. */
const POINTS = 0.5;
/** Height of a thin rule, and how far it reaches into the next one, in pixels. */
const RULE = 0.5;
const LAP = 0.1;
/** Dots of a curve in each width of its line: square ones that overlap in every direction. LaTeX's own number would be
 *  twice as many, and a board of 400 disks would not fit into its memory. */
const DOTS = 1.1;
/** Sizes of letters in points that every installation of LaTeX has. */
const LETTERS = [5, 6, 7, 8, 9, 10, 12, 14.4, 17.28];

/** Every kind of board, with its stones and marks, but not that of the last play; `labels` as for TikZ. */
export function latexPicture(of: Pictured, labels: boolean): string {
  const options = { theme: "light", labels, numbers: false, ground: "paper" } as const;
  const composed = compose(of, options);
  const composition = { ...composed, pieces: { ...composed.pieces, last: null }, palette: PRINT };
  const { width, height } = composition.lens.size;
  const pen = new LatexPen(composition.lens, PRINT);
  paintGroundOf(pen, composition);
  paintPiecesOf(pen, composition);
  const writer = new Writer(height);
  const lines = writer.written(pen.painted);
  return [
    `% ${shortTitle(of.board.title)}`,
    "\\begingroup",
    "\\setlength{\\unitlength}{1pt}%",
    ...writer.disks,
    `\\begin{picture}(${number(width * POINTS)},${number(height * POINTS)})`,
    ...lines,
    "\\end{picture}%",
    "\\endgroup",
    "",
  ].join("\n");
}

class Writer {
  readonly #height: number;
  /** Definition of a disk of each radius, in pixels. */
  readonly #disks = new Map<string, string>();

  constructor(height: number) {
    this.#height = height;
  }

  /** Definitions of the disks; they end with the picture. */
  get disks(): string[] {
    return [...this.#disks].map(([radius, name]) => {
      const rules = rowsOf([ring(Number(radius))], []).map(
        ({ from, to }) =>
          `\\put(${points(from.x)},${points(-from.y - RULE / 2)}){\\rule{${points(to.x - from.x)}pt}{${points(RULE + LAP)}pt}}`,
      );
      return `\\def\\${name}{${rules.join("")}}%`;
    });
  }

  written(painted: readonly Painted[]): string[] {
    const covers: Cover[] = [];
    // From the last to the first: a cover hides what was painted before it.
    const parts = painted.toReversed().map((each) => {
      if (each.kind !== "cover") return this.#write(each, covers);
      covers.push(each.cover);
      return [];
    });
    return parts.reverse().flat();
  }

  #write(painted: Exclude<Painted, { kind: "cover" }>, covers: readonly Cover[]): string[] {
    switch (painted.kind) {
      case "name":
        return [`% ${painted.name}`];
      case "line": {
        // A shorter curve is not seen.
        const seen = painted.curves
          .flatMap((curve) => uncovered(curve, covers))
          .filter(({ from, to }) => lengthOf(from, to) > painted.width);
        if (seen.length === 0) return [];
        return [
          `\\linethickness{${points(painted.width)}pt}`,
          ...seen.map((curve) => this.#curve(curve, painted.width)),
        ];
      }
      case "disk":
        return this.#disk(painted.centre, painted.radius, covers);
      case "area":
        return rowsOf(painted.rings, covers).map((row) => this.#rule(row));
      case "text":
      case "label":
        return [this.#text(painted)];
      default:
        return painted satisfies never;
    }
  }

  #disk(centre: Spot, radius: number, covers: readonly Cover[]): string[] {
    const { x0, y0, x1, y1 } = boxOf([centre], radius);
    const near = covers.filter(
      ({ box }) => box.x0 < x1 && x0 < box.x1 && box.y0 < y1 && y0 < box.y1,
    );
    if (near.length > 0) return rowsOf([ring(radius, centre)], near).map((row) => this.#rule(row));
    const key = radius.toFixed(2);
    const name = this.#disks.get(key) ?? `gospace${letters(this.#disks.size)}`;
    this.#disks.set(key, name);
    return [`\\put${this.#at(centre)}{\\${name}}`];
  }

  #curve(curve: Curve, width: number): string {
    const { from, control, to } = curve;
    const [dx, dy] = [to.x - from.x, from.y - to.y];
    if (isStraight(curve) && Math.abs(dx) < 1e-3)
      return `\\put${this.#at(from)}{\\line(0,${dy < 0 ? -1 : 1}){${points(Math.abs(dy))}}}`;
    if (isStraight(curve) && Math.abs(dy) < 1e-3)
      return `\\put${this.#at(from)}{\\line(${dx < 0 ? -1 : 1},0){${points(Math.abs(dx))}}}`;
    const dots = Math.ceil((DOTS * lengthOf(from, to)) / width);
    return `\\qbezier[${dots}]${[from, control, to].map((spot) => this.#at(spot)).join("")}`;
  }

  #rule({ from, to }: Curve): string {
    const corner = { x: from.x, y: from.y + RULE / 2 };
    return `\\put${this.#at(corner)}{\\rule{${points(to.x - from.x)}pt}{${points(RULE + LAP)}pt}}`;
  }

  #text({ kind, text, at, size }: Extract<Painted, { kind: "text" | "label" }>): string {
    const wanted = size * POINTS;
    const letter = LETTERS.reduce((best, each) =>
      Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best,
    );
    const font = `\\sffamily\\fontsize{${letter}}{${letter}}\\selectfont`;
    const align = kind === "label" ? "[l]" : "";
    return `\\put${this.#at(at)}{\\makebox(0,0)${align}{${font} ${escaped(text)}}}`;
  }

  #at({ x, y }: Spot): string {
    return `(${points(x)},${points(this.#height - y)})`;
  }
}

/** The rows of rules that fill an area, from left to right. */
function rowsOf(rings: readonly (readonly Spot[])[], covers: readonly Cover[]): Curve[] {
  const { x0, y0, x1, y1 } = boxOf(rings.flat());
  const area = ringsCover(rings);
  const outside: Cover = { box: area.box, hides: (spot) => !area.hides(spot) };
  const count = Math.max(Math.round((y1 - y0) / RULE), 1);
  return Array.from({ length: count }, (_, i) => {
    const y = y0 + (i + 0.5) * RULE;
    return uncovered(straight({ x: x0, y }, { x: x1, y }), [outside, ...covers]);
  }).flat();
}

const CORNERS = 96;

function ring(radius: number, { x, y }: Spot = { x: 0, y: 0 }): Spot[] {
  return Array.from({ length: CORNERS }, (_, i) => ({
    x: x + radius * Math.cos((2 * Math.PI * i) / CORNERS),
    y: y + radius * Math.sin((2 * Math.PI * i) / CORNERS),
  }));
}

/** A length in points of TeX, to a hundredth. */
function points(pixels: number): string {
  return number(Math.round(pixels * POINTS * 100) / 100);
}

/** Names of commands have no digits. */
function letters(count: number): string {
  const last = String.fromCharCode(97 + (count % 26));
  return count < 26 ? last : letters(Math.floor(count / 26) - 1) + last;
}
