/** Many dots of one size and colour. */
import { onScreen, type Pen, visible } from "./pen.ts";

/** Dots of one path: very long paths are slow to fill. */
const PATH_LENGTH = 1000;

export function paintDots(
  pen: Pen,
  points: Uint32Array,
  xy: Float64Array,
  radius: number,
  colour: string,
): void {
  const { context } = pen;
  context.fillStyle = colour;
  let length = 0;
  context.beginPath();
  for (const point of points) {
    const { x, y } = onScreen(pen, xy, point);
    if (!visible(pen, x, y, radius)) continue;
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
    if (++length % PATH_LENGTH === 0) {
      context.fill();
      context.beginPath();
    }
  }
  context.fill();
}
