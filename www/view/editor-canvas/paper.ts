/** Paper of the drawing area: dots where the lines of the grid cross, as the pointer snaps to them. */
import type { CanvasPen } from "../pen.ts";

export function paintPaper(pen: CanvasPen, step: number): void {
  const { context, camera, palette, size, margin } = pen;
  const gap = step * camera.scale;
  const first = (offset: number) => offset - gap * Math.ceil((offset + margin) / gap);
  context.fillStyle = palette.line;
  for (let x = first(camera.left); x <= size.width + margin; x += gap)
    for (let y = first(camera.top); y <= size.height + margin; y += gap)
      context.fillRect(x - 1, y - 1, 2, 2);
}
