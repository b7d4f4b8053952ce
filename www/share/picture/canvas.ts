/** Draws a composition by the page's own layers. Each layer has its canvas, since glued boards fade
 *  where they are seen again, and nothing under them may. */
import type { Size } from "../../view/camera.ts";
import { onCanvas } from "../../view/canvas-pen.ts";
import type { CanvasPen } from "../../view/pen.ts";
import { type Composition, paintGroundOf, paintPiecesOf } from "./composition.ts";

/** All that does not change while a game is played. `density` is device pixels in one of the picture. */
export function groundCanvas(composition: Composition, density: number): HTMLCanvasElement {
  const [canvas, layer] = newLayer(composition, density);
  paintGroundOf(onCanvas(layer), composition);
  if (composition.paper !== null) paintUnder(layer, composition.paper, composition.lens.size);
  return canvas;
}

export function piecesCanvas(composition: Composition, density: number): HTMLCanvasElement {
  const [canvas, layer] = newLayer(composition, density);
  paintPiecesOf(onCanvas(layer), composition);
  return canvas;
}

/** The whole picture. */
export function pictureCanvas(composition: Composition, density: number): HTMLCanvasElement {
  const canvas = groundCanvas(composition, density);
  const context = contextOf(canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(piecesCanvas(composition, density), 0, 0);
  return canvas;
}

function newLayer({ lens, palette }: Composition, density: number): [HTMLCanvasElement, CanvasPen] {
  const { width, height } = lens.size;
  const canvas = newCanvas(Math.round(width * density), Math.round(height * density));
  const context = contextOf(canvas);
  context.setTransform(density, 0, 0, density, 0, 0);
  return [canvas, { ...lens, context, palette, density }];
}

export function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function contextOf(
  canvas: HTMLCanvasElement,
  settings: CanvasRenderingContext2DSettings = {},
): CanvasRenderingContext2D {
  const context = canvas.getContext("2d", settings);
  if (context === null) throw new Error("this browser has no 2D canvas");
  return context;
}

function paintUnder({ context }: CanvasPen, paper: string, { width, height }: Size): void {
  context.save();
  context.globalCompositeOperation = "destination-over";
  context.globalAlpha = 1;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.restore();
}
