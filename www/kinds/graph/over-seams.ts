/** The other side of a glued grid's seams: half a step of the board goes on beyond each. */
import { IDENTITY, type Image } from "../../engine/glued-images.ts";
import type { Drawing } from "../../engine/types.ts";
import type { Box } from "../../view/camera.ts";
import { pair } from "../../view/measure.ts";
import { gluedSides, grown, type Region } from "../../view/region.ts";

/** Width of what is seen beyond a seam, and of the wood between a seam and the points beside it. */
const HALF_STEP = 0.5;

/** Null where no side is glued, and where a roll has parted the seams. `points`: their box. */
export function seamRegion(drawing: Drawing, points: Box): Region | null {
  if (!drawing.grid || drawing.seams.length === 0) return null;
  const box = grown(points, HALF_STEP, HALF_STEP);
  const images = imagesOf(drawing.seams, box);
  if (images === null) return null;
  const glued = gluedSides(drawing);
  const seen = grown(box, glued.across ? HALF_STEP : 0, glued.down ? HALF_STEP : 0);
  return { outline: [], holes: [], box, images: [IDENTITY, ...images], glued, seen };
}

/** The board as it is seen over each side. Seams stand in pairs of which each has the direction of the gluing. */
function imagesOf(seams: Float64Array, { x0, y0, x1, y1 }: Box): Image[] | null {
  const images: Image[] = [];
  for (let first = 0; 4 * first < seams.length; first += 2) {
    const [a, b, c, d] = [0, 1, 2, 3].map((end) => pair(seams, 2 * first + end));
    if (!a || !b || !c || !d) return null;
    if (a.x === b.x) {
      if (Math.min(a.x, c.x) !== x0 || Math.max(a.x, c.x) !== x1) return null;
      if (Math.abs(b.y - a.y) !== y1 - y0) return null;
      const same = b.y > a.y === d.y > c.y;
      for (const dx of [x1 - x0, x0 - x1])
        images.push({ a: 1, b: same ? 1 : -1, dx, dy: same ? 0 : a.y + c.y });
    } else {
      if (Math.min(a.y, c.y) !== y0 || Math.max(a.y, c.y) !== y1) return null;
      if (Math.abs(b.x - a.x) !== x1 - x0) return null;
      const same = b.x > a.x === d.x > c.x;
      for (const dy of [y1 - y0, y0 - y1])
        images.push({ a: same ? 1 : -1, b: 1, dx: same ? 0 : a.x + c.x, dy });
    }
  }
  return images;
}
