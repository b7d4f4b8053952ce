/** Pen of all painters, which draws on a canvas or writes a picture, and the lens that they look through. */
import type { StoneColour } from "../model/state.ts";
import type { Box, Camera, Size, Spot } from "./camera.ts";
import type { Hull } from "./hulls.ts";
import type { Outline } from "./outline.ts";
import type { Region } from "./region.ts";
import type { Palette } from "./theme.ts";

/** Visible part of a board: −margin … size + margin, in CSS pixels. */
export interface Lens {
  readonly camera: Camera;
  readonly size: Size;
  readonly margin: number;
  /** Boxes outside of which nothing is painted, in CSS pixels; undefined: no limit. */
  readonly windows?: readonly Box[];
}

/** Circle on the screen. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Fill and stroke of shapes: none without a colour. Widths and dashes in CSS pixels. */
export interface Ink {
  readonly fill?: string;
  readonly fillAlpha?: number;
  readonly stroke?: string;
  readonly strokeAlpha?: number;
  readonly width?: number;
  readonly cap?: "butt" | "round" | "square";
  readonly join?: "miter" | "round";
  readonly dash?: readonly number[];
  readonly evenOdd?: boolean;
  /** Colours of fill and stroke that pass evenly into one another, for pens that have this. */
  readonly shade?: Shade;
  /** True if the shapes throw the shade of a board. */
  readonly raised?: boolean;
  /** True if the shapes are of wood, whose grain shows on the stage. */
  readonly grained?: boolean;
  /** Outline outside of which nothing is painted, by the even-odd rule; pens without it paint nothing. */
  readonly within?: Outline;
  /** True if lines move to the nearest spot where a screen shows them sharp. */
  readonly crisp?: boolean;
}

/** Two spots on the screen and the colours there. */
export interface Shade {
  readonly from: Spot;
  readonly to: Spot;
  readonly colours: readonly [string, string];
}

/** Shapes of one ink, on the screen in CSS pixels. */
export interface Shapes {
  circle(x: number, y: number, radius: number): void;
  /** Adds an arc, clockwise, in radians; a closed one is a segment of a disk. */
  arc(x: number, y: number, radius: number, from: number, to: number, closed: boolean): void;
  line(x1: number, y1: number, x2: number, y2: number): void;
  polyline(spots: readonly Spot[]): void;
  polygon(corners: readonly Spot[]): void;
  rectangle(x: number, y: number, width: number, height: number, round: number): void;
  /** Adds an outline in board units; it is painted by itself, while other shapes of one ink may be united. */
  outline(outline: Outline): void;
}

export interface Lettering {
  readonly weight: 500 | 600;
  readonly align: "left" | "center";
  /** Halo that keeps the letters clear of the lines under them. */
  readonly halo: Halo | null;
}

export interface Halo {
  readonly colour: string;
  readonly width: number;
}

/** Writes a text; `x` is its alignment, `y` the middle of its letters, all in CSS pixels. */
export type Write = (text: string, x: number, y: number, size: number, colour: string) => void;

/** Position of a stone that lies aslant: the symmetric matrix that makes its ellipse of a circle, and how much
 *  of it is seen. */
export interface Lying {
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
  readonly alpha: number;
}

export type DrawStone = (
  x: number,
  y: number,
  radius: number,
  colour: StoneColour,
  lying?: Lying,
) => void;

/** Painter of stones of any shape, which comes with the kind that has them. */
export type PaintHulls = (
  canvas: CanvasPen,
  hulls: readonly Hull[],
  colour: StoneColour,
  alpha: number,
) => void;

/** Pen of painters. Names are for readers and editors of a picture; on a canvas they do nothing. */
export interface Pen extends Lens {
  readonly palette: Palette;
  /** Lines of a board that it draws at most: a screen that has more of them shows no single one. */
  readonly mostLines: number;
  group(name: string | null, draw: () => void): void;
  shapes(name: string | null, ink: Ink, draw: (shapes: Shapes) => void): void;
  writing(name: string | null, lettering: Lettering, write: (write: Write) => void): void;
  /** Draws round stones. */
  stones(draw: (stone: DrawStone) => void): void;
  /** Draws stones of any shape, all of one colour; `paint` does so on a canvas. */
  hulls(hulls: readonly Hull[], colour: StoneColour, paint: PaintHulls): void;
  /** Draws on a glued board; the drawing fades beyond its glued sides. */
  glued(region: Region | null, draw: () => void): void;
}

/** Canvas of the page, or of a worker. */
export type Canvas = HTMLCanvasElement | OffscreenCanvas;
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Canvas as painters see it. */
export interface Paper {
  width: number;
  height: number;
  getContext(kind: "2d"): Context2D | null;
}

/** 2D context set up to draw in CSS pixels of the screen, sharp on any density. */
export interface CanvasPen extends Lens {
  readonly context: Context2D;
  readonly palette: Palette;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** Look of wood: plain unless given. */
  readonly wood?: "grained";
}

/** Pen for a small picture that fills a canvas, which is emptied; null where it cannot be drawn on. */
export function penOn(
  canvas: Paper,
  size: Size,
  density: number,
  camera: Camera,
  palette: Palette,
): CanvasPen | null {
  // Sizing before the context exists allocates the canvas only once.
  canvas.width = Math.round(size.width * density);
  canvas.height = Math.round(size.height * density);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.setTransform(density, 0, 0, density, 0, 0);
  return { context, camera, palette, size, margin: 0, density };
}

/** Canvas that is never shown itself; a worker has no document. */
export function newCanvas(width: number, height: number): readonly [Canvas, Context2D | null] {
  if (typeof document === "undefined") {
    const canvas = new OffscreenCanvas(width, height);
    return [canvas, canvas.getContext("2d")];
  }
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext("2d")];
}

export function screenX({ camera }: Lens, x: number): number {
  return x * camera.scale + camera.left;
}

export function screenY({ camera }: Lens, y: number): number {
  return y * camera.scale + camera.top;
}

/** Point of a packed x, y list, on the screen. */
export function onScreen(lens: Lens, xy: Float64Array, point: number): Spot {
  return { x: screenX(lens, xy[2 * point] ?? 0), y: screenY(lens, xy[2 * point + 1] ?? 0) };
}

export function toPen(lens: Lens, at: Spot): Spot {
  return { x: screenX(lens, at.x), y: screenY(lens, at.y) };
}

/** Draws in board units; lines keep their width on the screen. */
export function inBoardUnits(pen: CanvasPen, draw: (pixel: number) => void): void {
  const { context, camera } = pen;
  context.save();
  context.transform(camera.scale, 0, 0, camera.scale, camera.left, camera.top);
  draw(1 / camera.scale);
  context.restore();
}

export function visible(
  { size, margin, windows }: Lens,
  x: number,
  y: number,
  reach: number,
): boolean {
  if (windows !== undefined && !windows.some((window) => isNear(window, x, y, reach))) return false;
  const far = margin + reach;
  return x >= -far && y >= -far && x <= size.width + far && y <= size.height + far;
}

/** True if a shape is near the box, with room for shadows and the width of lines, which `reach` may leave
 *  out. */
function isNear({ x0, y0, x1, y1 }: Box, x: number, y: number, reach: number): boolean {
  const far = 1.2 * reach + 2;
  return x >= x0 - far && y >= y0 - far && x <= x1 + far && y <= y1 + far;
}

/** True if any part of a segment may be visible, by its bounding box. */
export function segmentVisible(
  { size, margin }: Lens,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): boolean {
  const far = margin + 2;
  return (
    Math.max(x1, x2) >= -far &&
    Math.max(y1, y2) >= -far &&
    Math.min(x1, x2) <= size.width + far &&
    Math.min(y1, y2) <= size.height + far
  );
}

/** Nearest coordinate at which a line of this width has crisp sides. */
export function crisp(pen: CanvasPen, value: number, width: number): number {
  const half = (Math.round(width * pen.density) % 2) / 2;
  return (Math.round(value * pen.density - half) + half) / pen.density;
}
