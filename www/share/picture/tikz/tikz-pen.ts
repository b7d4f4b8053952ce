/** The pen of painters that writes TikZ. Coordinates are those of the board, y upwards, scaled by a power of ten
 *  or taken from a corner where TeX, which counts to 16383.99998, could not hold them. */
import { BLACK, type StoneColour, WHITE } from "../../../model/state.ts";
import type { Box, Camera, Size, Spot } from "../../../view/camera.ts";
import { HULL_RIM, paintsOf, shownTies } from "../../../view/hull-stones.ts";
import type { Hull } from "../../../view/hulls.ts";
import type { Outline } from "../../../view/outline.ts";
import type { DrawStone, Ink, Lens, Lettering, Pen, Shapes, Write } from "../../../view/pen.ts";
import { isGlued, type Region } from "../../../view/region.ts";
import type { Palette } from "../../../view/theme.ts";
import { arc, colour, contourPath, escaped, number, type Plot, polyline } from "./tex.ts";

/** Points of TeX in a pixel of the picture. */
const POINTS = 0.5;
/** Largest coordinate: with it TikZ computes exactly to its five decimals. */
const LARGEST = 100;
/** Distance from the origin, in sides of the box, from which on coordinates begin at its corner. */
const FAR = 10;
/** Width of a round stone's rim, in pixels. */
const STONE_RIM = 1.2;

export class TikzPen implements Pen {
  readonly camera: Camera;
  readonly size: Size;
  readonly margin: number;
  readonly palette: Palette;
  readonly mostLines = Infinity;
  /** Origin of the drawing, on the board. */
  readonly origin: Spot;
  /** Coordinates of the board are divided by this. */
  readonly divisor: number;
  readonly #lines: string[] = [];
  readonly #pixels: Plot;
  readonly #board: Plot;

  constructor({ camera, size, margin }: Lens, palette: Palette, box: Box) {
    this.camera = camera;
    this.size = size;
    this.margin = margin;
    this.palette = palette;
    this.origin = originOf(box);
    this.divisor = divisorOf(box, this.origin);
    const { scale, left, top } = camera;
    const at = ({ x, y }: Spot) =>
      `(${number((x - this.origin.x) / this.divisor)},${number((this.origin.y - y) / this.divisor)})`;
    this.#board = { at, unit: 1 / this.divisor };
    this.#pixels = {
      at: ({ x, y }) => at({ x: (x - left) / scale, y: (y - top) / scale }),
      unit: 1 / scale / this.divisor,
    };
  }

  /** Length of a unit of the drawing in points of TeX. */
  get unit(): number {
    return POINTS / this.#pixels.unit;
  }

  get lines(): readonly string[] {
    return this.#lines;
  }

  group(name: string | null, draw: () => void): void {
    const place = this.#lines.length;
    draw();
    if (name !== null && this.#lines.length > place) this.#lines.splice(place, 0, `% ${name}`);
  }

  shapes(name: string | null, ink: Ink, draw: (shapes: Shapes) => void): void {
    const sheet = new Sheet(this.#pixels, this.#board);
    draw(sheet);
    const { apart, united } = sheet;
    if (apart.length + united.length === 0) return;
    this.#name(name);
    const options = inkOptions(ink);
    const { within } = ink;
    if (within !== undefined) {
      const clip = outlinePath(within, this.#board).join(" ");
      this.#lines.push("\\begin{scope}[even odd rule]", `\\clip ${clip};`);
    }
    for (const path of apart) this.#path(options, [path]);
    this.#path(options, united);
    if (within !== undefined) this.#lines.push("\\end{scope}");
  }

  writing(name: string | null, { weight, align }: Lettering, write: (write: Write) => void): void {
    const series = weight === 600 ? "\\bfseries" : "";
    const anchor = align === "center" ? "mid" : "mid west";
    let isNamed = false;
    write((text, x, y, size, ink) => {
      if (!isNamed) this.#name(name);
      isNamed = true;
      const points = number(size * POINTS);
      const font = `font=\\sffamily${series}\\fontsize{${points}}{${points}}\\selectfont`;
      const options = `anchor=${anchor}, inner sep=0pt, ${font}, text=${colour(ink).name}`;
      this.#lines.push(`\\node[${options}] at ${this.#pixels.at({ x, y })} {${escaped(text)}};`);
    });
  }

  stones(draw: (stone: DrawStone) => void): void {
    const circles: Readonly<Record<StoneColour, string[]>> = { [BLACK]: [], [WHITE]: [] };
    draw((x, y, radius, side) => circles[side].push(circle({ x, y }, radius, this.#pixels)));
    for (const side of [BLACK, WHITE] as const) {
      if (circles[side].length === 0) continue;
      this.#name(side === BLACK ? "black-stones" : "white-stones");
      const { body, rim } = paintsOf(this.palette, side);
      this.#path(inkOptions({ fill: body, stroke: rim, width: STONE_RIM }), circles[side]);
    }
  }

  hulls(hulls: readonly Hull[], side: StoneColour): void {
    if (hulls.length === 0) return;
    const { body, rim, seam } = paintsOf(this.palette, side);
    const paths = hulls.flatMap(({ outline }) => outlinePath(outline, this.#board));
    const ties = hulls.flatMap(shownTies).map((tie) => polyline(tie, this.#board));
    this.#path(inkOptions({ stroke: rim, width: 3, dash: [5, 5] }), ties);
    this.#path(inkOptions({ stroke: rim, width: HULL_RIM, join: "round" }), paths);
    this.#path(inkOptions({ fill: body }), paths);
    if (hulls.length > 1) this.#path(inkOptions({ stroke: seam, width: 1 }), paths);
  }

  /** Beyond a glued side the drawing ends with the band that is shown. */
  glued(region: Region | null, draw: () => void): void {
    if (region === null || !isGlued(region)) return draw();
    const { x0, y0, x1, y1 } = region.seen;
    const [from, to] = [this.#board.at({ x: x0, y: y0 }), this.#board.at({ x: x1, y: y1 })];
    this.#lines.push("\\begin{scope}", `\\clip ${from} rectangle ${to};`);
    draw();
    this.#lines.push("\\end{scope}");
  }

  #name(name: string | null): void {
    if (name !== null) this.#lines.push(`% ${name}`);
  }

  #path(options: readonly string[], paths: readonly string[]): void {
    if (paths.length === 0 || options.length === 0) return;
    this.#lines.push(`\\path[${options.join(", ")}]`, ...paths.map((path) => `  ${path}`), "  ;");
  }
}

function originOf({ x0, y0, x1, y1 }: Box): Spot {
  const side = Math.max(x1 - x0, y1 - y0);
  const farthest = Math.max(...[x0, y0, x1, y1].map(Math.abs));
  return farthest > FAR * side && side > 0
    ? { x: Math.floor(x0), y: Math.floor(y0) }
    : { x: 0, y: 0 };
}

/** A power of ten by which coordinates of 1 to 100 are not scaled. */
function divisorOf({ x0, y0, x1, y1 }: Box, { x, y }: Spot): number {
  const farthest = Math.max(...[x0 - x, x1 - x, y0 - y, y1 - y].map(Math.abs)) || 1;
  return farthest >= 1 && farthest <= LARGEST ? 1 : 10 ** Math.ceil(Math.log10(farthest / LARGEST));
}

/** Paths of one ink: outlines one by one, all others as one. */
class Sheet implements Shapes {
  readonly apart: string[] = [];
  readonly united: string[] = [];
  readonly #pixels: Plot;
  readonly #board: Plot;

  constructor(pixels: Plot, board: Plot) {
    this.#pixels = pixels;
    this.#board = board;
  }

  circle(x: number, y: number, radius: number): void {
    this.united.push(circle({ x, y }, radius, this.#pixels));
  }

  arc(x: number, y: number, radius: number, from: number, to: number, closed: boolean): void {
    const start = { x: x + radius * Math.cos(from), y: y + radius * Math.sin(from) };
    const path = this.#pixels.at(start) + arc(radius, from, to, this.#pixels);
    this.united.push(closed ? `${path} -- cycle` : path);
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    this.polyline([
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]);
  }

  polyline(spots: readonly Spot[]): void {
    this.united.push(polyline(spots, this.#pixels));
  }

  polygon(corners: readonly Spot[]): void {
    this.united.push(`${polyline(corners, this.#pixels)} -- cycle`);
  }

  rectangle(x: number, y: number, width: number, height: number, round: number): void {
    const [from, to] = [
      this.#pixels.at({ x, y }),
      this.#pixels.at({ x: x + width, y: y + height }),
    ];
    const corners = round > 0 ? `[rounded corners=${number(round * POINTS)}pt] ` : "";
    this.united.push(`${corners}${from} rectangle ${to}${round > 0 ? " [sharp corners]" : ""}`);
  }

  outline(outline: Outline): void {
    this.apart.push(outlinePath(outline, this.#board).join(" "));
  }
}

function circle(at: Spot, radius: number, plot: Plot): string {
  return `${plot.at(at)} circle[radius=${number(radius * plot.unit)}]`;
}

function outlinePath(outline: Outline, plot: Plot): string[] {
  return outline.map((contour) => contourPath(contour, plot));
}

/** Options of a path; none if nothing of it would show. */
function inkOptions(ink: Ink): string[] {
  const fill = ink.fill === undefined ? null : colour(ink.fill);
  const stroke = ink.stroke === undefined ? null : colour(ink.stroke);
  const { fillAlpha = 1, strokeAlpha = 1, width = 1, cap, join, dash, evenOdd } = ink;
  const options = [...shown("fill", fill, fillAlpha), ...shown("draw", stroke, strokeAlpha)];
  if (options.length > 0 && evenOdd) options.push("even odd rule");
  if (options.length === 0 || stroke === null) return options;
  return [
    ...options,
    `line width=${number(width * POINTS)}pt`,
    ...(cap === undefined || cap === "butt" ? [] : [`line cap=${cap === "round" ? cap : "rect"}`]),
    ...(join === "round" ? ["line join=round"] : []),
    ...(dash === undefined ? [] : [`dash pattern=${dashes(dash)}`]),
  ];
}

function shown(
  part: "fill" | "draw",
  ink: ReturnType<typeof colour> | null,
  share: number,
): string[] {
  const alpha = (ink?.alpha ?? 0) * share;
  if (ink === null || alpha === 0) return [];
  return [`${part}=${ink.name}`, ...(alpha < 1 ? [`${part} opacity=${number(alpha)}`] : [])];
}

function dashes(lengths: readonly number[]): string {
  return lengths
    .map((length, i) => `${i % 2 === 0 ? "on" : "off"} ${number(length * POINTS)}pt`)
    .join(" ");
}
