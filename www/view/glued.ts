/** Glued boards, drawn so that their gluing shows: pieces and marks are drawn in all their images, a little
 *  beyond the glued sides as well, and fade there. */
import type { Box } from "./camera.ts";
import { type CanvasPen, screenX, screenY } from "./pen.ts";
import { isGlued, type Region } from "./region.ts";

/** Opacity of the drawing just beyond a side, half way out, and at the end of the band. */
export const LEFT = [0.55, 0.16, 0] as const;

/** Draws a glued board: `paint` draws all images that show, and the part beyond the band is cut off. */
export function paintGlued(pen: CanvasPen, region: Region | null, paint: () => void): void {
  if (region === null || !isGlued(region)) {
    paint();
    return;
  }
  const { context } = pen;
  context.save();
  clipTo(pen, region.seen);
  paint();
  context.restore();
  fade(pen, region);
}

function clipTo(pen: CanvasPen, box: Box): void {
  pen.context.beginPath();
  pen.context.rect(...rectangle(pen, box));
  pen.context.clip();
}

function rectangle(pen: CanvasPen, { x0, y0, x1, y1 }: Box): [number, number, number, number] {
  const [left, top] = [screenX(pen, x0), screenY(pen, y0)];
  return [left, top, screenX(pen, x1) - left, screenY(pen, y1) - top];
}

/** Fades the drawing with its distance from the board, and rubs out all of the band's blurred edge. */
function fade(pen: CanvasPen, { box, seen, glued }: Region): void {
  const { context, camera } = pen;
  const edge = 2 / camera.scale;
  const wide = {
    x0: seen.x0 - edge,
    y0: seen.y0 - edge,
    x1: seen.x1 + edge,
    y1: seen.y1 + edge,
  };
  context.save();
  context.globalCompositeOperation = "destination-out";
  if (glued.across) {
    rubOut(pen, { ...wide, x1: box.x0 }, [seen.x0, 0], [box.x0, 0]);
    rubOut(pen, { ...wide, x0: box.x1 }, [seen.x1, 0], [box.x1, 0]);
  }
  if (glued.down) {
    rubOut(pen, { ...wide, y1: box.y0 }, [0, seen.y0], [0, box.y0]);
    rubOut(pen, { ...wide, y0: box.y1 }, [0, seen.y1], [0, box.y1]);
  }
  context.restore();
}

function rubOut(
  pen: CanvasPen,
  strip: Box,
  far: readonly [number, number],
  near: readonly [number, number],
): void {
  const { context } = pen;
  const gradient = context.createLinearGradient(
    screenX(pen, far[0]),
    screenY(pen, far[1]),
    screenX(pen, near[0]),
    screenY(pen, near[1]),
  );
  LEFT.forEach((left, i) => {
    gradient.addColorStop(1 - i / (LEFT.length - 1), `rgb(0 0 0 / ${1 - left})`);
  });
  context.fillStyle = gradient;
  context.fillRect(...rectangle(pen, strip));
}
