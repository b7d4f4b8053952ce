/** A 2D context that is set up to draw in CSS pixels of the screen, sharp on any density. */
import type { Camera, Size, Spot } from "./camera.ts";
import type { Palette } from "./theme.ts";

/** What a layer draws with. Only what lies in −margin … size + margin can be seen. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly palette: Palette;
  readonly size: Size;
  readonly margin: number;
  /** Device pixels in a CSS pixel. */
  readonly density: number;
}

export function screenX(pen: Pen, x: number): number {
  return x * pen.camera.scale + pen.camera.left;
}

export function screenY(pen: Pen, y: number): number {
  return y * pen.camera.scale + pen.camera.top;
}

/** A point of a packed x, y list, on the screen. */
export function onScreen(pen: Pen, xy: Float64Array, point: number): Spot {
  return { x: screenX(pen, xy[2 * point] ?? 0), y: screenY(pen, xy[2 * point + 1] ?? 0) };
}

export function toPen(pen: Pen, at: Spot): Spot {
  return { x: screenX(pen, at.x), y: screenY(pen, at.y) };
}

/** Draws in board units; lines keep their width on the screen. */
export function inBoardUnits(pen: Pen, draw: (pixel: number) => void): void {
  const { context, camera } = pen;
  context.save();
  context.transform(camera.scale, 0, 0, camera.scale, camera.left, camera.top);
  draw(1 / camera.scale);
  context.restore();
}

export function visible(pen: Pen, x: number, y: number, reach: number): boolean {
  const far = pen.margin + reach;
  return x >= -far && y >= -far && x <= pen.size.width + far && y <= pen.size.height + far;
}

/** Whether any of a segment may be seen, by its bounding box. */
export function segmentVisible(pen: Pen, x1: number, y1: number, x2: number, y2: number): boolean {
  const far = pen.margin + 2;
  return (
    Math.max(x1, x2) >= -far &&
    Math.max(y1, y2) >= -far &&
    Math.min(x1, x2) <= pen.size.width + far &&
    Math.min(y1, y2) <= pen.size.height + far
  );
}

/** To where a line of this width has crisp sides. */
export function crisp(pen: Pen, value: number, width: number): number {
  const half = (Math.round(width * pen.density) % 2) / 2;
  return (Math.round(value * pen.density - half) + half) / pen.density;
}
