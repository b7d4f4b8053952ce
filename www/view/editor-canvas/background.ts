/** Background picture under the paper, and the grounds over it, through which it is seen. */
import type { Background } from "../../sketch/background.ts";
import type { Box } from "../camera.ts";
import { type CanvasPen, toPen } from "../pen.ts";

/** Opacity of wood over the picture, as the last digits of a colour. */
const THIN = "66";

export function paintBackground(
  pen: CanvasPen,
  { at: [x, y], width, height, opacity }: Background,
  picture: CanvasImageSource,
): void {
  const { context, camera } = pen;
  const corner = toPen(pen, { x, y });
  context.globalAlpha = opacity;
  context.drawImage(picture, corner.x, corner.y, width * camera.scale, height * camera.scale);
  context.globalAlpha = 1;
}

/** A pen whose wood lets the picture through. */
export function overPicture(pen: CanvasPen): CanvasPen {
  const { board } = pen.palette;
  const isPlain = /^#[\da-f]{6}$/i.test(board);
  return isPlain ? { ...pen, palette: { ...pen.palette, board: board + THIN } } : pen;
}

export function backgroundBox({ at: [x, y], width, height }: Background): Box {
  return { x0: x, y0: y, x1: x + width, y1: y + height };
}
