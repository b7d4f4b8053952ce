/** Painter of a saved drawing, for its card. */
import { pitchOf } from "../../sketch/editor-controller.ts";
import { restoredSketch, type StoredDrawing } from "../../sketch/stored.ts";
import type { Size } from "../../view/camera.ts";
import { paintSketch } from "../../view/editor-canvas/thumbnail.ts";
import type { Palette } from "../../view/theme.ts";

export function drawingPainter(document: StoredDrawing) {
  const sketch = restoredSketch(document, 0);
  return (canvas: HTMLCanvasElement, size: Size, ratio: number, palette: Palette) =>
    paintSketch(canvas, size, ratio, sketch, pitchOf(sketch), palette);
}
