/** Paper of the drawing area: dots where the snapping grid's lines cross. */
import type { CanvasPen } from "../pen.ts";

/** Least gap between dots in CSS pixels: below it, only every second, fifth, tenth … is drawn. */
const LEAST_GAP = 18;

export function paintPaper(pen: CanvasPen, pitch: number): void {
  const { context, camera, palette, size, margin } = pen;
  const step = shownPitch(pitch, camera.scale);
  const gap = step * camera.scale;
  const first = (offset: number) => offset - gap * Math.ceil((offset + margin) / gap);
  context.fillStyle = palette.line;
  for (let x = first(camera.left); x <= size.width + margin; x += gap)
    for (let y = first(camera.top); y <= size.height + margin; y += gap)
      context.fillRect(x - 1, y - 1, 2, 2);
}

/** Pitch times 1, 2, 5, 10 …, so that dots never crowd. */
export function shownPitch(pitch: number, scale: number): number {
  let step = pitch;
  for (const factor of cycle([2, 2.5, 2])) {
    if (step * scale >= LEAST_GAP) return step;
    step *= factor;
  }
  return step;
}

function* cycle(factors: readonly number[]): Iterable<number> {
  for (;;) yield* factors;
}
