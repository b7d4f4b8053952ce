/** Place of the seal on the stage: over no stone, point or button where it can be avoided, as near as it can
 *  to the lower right corner of the board. Knows circles and boxes only. */
import type { Box, Size } from "../../view/camera.ts";
import type { Circle } from "../../view/pen.ts";

export interface SealPlace {
  /** Upper left corner and side, in CSS pixels. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export interface SealRoom {
  readonly stage: Size;
  readonly board: Box;
  /** Stones and points. */
  readonly circles: readonly Circle[];
  /** Buttons and tips over the stage. */
  readonly boxes: readonly Box[];
}

/** Sides that are tried, in CSS pixels: what is turned by 7° takes a little more. */
const SIDES = [158, 138, 120, 104, 90, 76] as const;
const TURNED = 1.12;
const STEP = 10;
const EDGE = 6;
/** Side where the seal cannot but cover something. */
const COVERING = 90;

export function sealPlace(room: SealRoom): SealPlace {
  for (const side of SIDES) {
    const free = placesFor(room, side).find((place) => covered(room, place, 1) === 0);
    if (free !== undefined) return free;
  }
  return leastCovering(room);
}

/** All places for a seal of this side, the nearest to the corner of the board first. */
function placesFor({ stage, board }: SealRoom, side: number): SealPlace[] {
  const margin = (side * (TURNED - 1)) / 2 + EDGE;
  const places: SealPlace[] = [];
  for (let top = margin; top + side + margin <= stage.height; top += STEP)
    for (let left = margin; left + side + margin <= stage.width; left += STEP)
      places.push({ left, top, side });
  // A seal sits on the corner: its middle is a little inside of it.
  const away = ({ left, top }: SealPlace) =>
    Math.hypot(left + 0.6 * side - board.x1, top + 0.6 * side - board.y1);
  return places.sort((a, b) => away(a) - away(b));
}

function leastCovering(room: SealRoom): SealPlace {
  let best: SealPlace = { left: EDGE, top: EDGE, side: COVERING };
  let least = Infinity;
  for (const place of placesFor(room, COVERING)) {
    const count = covered(room, place, least);
    if (count < least) [best, least] = [place, count];
  }
  return best;
}

/** Number of things that a seal would cover, up to `most`. */
function covered({ circles, boxes }: SealRoom, place: SealPlace, most: number): number {
  const half = (place.side * TURNED) / 2;
  const [x, y] = [place.left + place.side / 2, place.top + place.side / 2];
  const presses = (box: Box) =>
    box.x0 < x + half && box.x1 > x - half && box.y0 < y + half && box.y1 > y - half;
  if (boxes.some(presses)) return most;
  let count = 0;
  for (const circle of circles) {
    const [dx, dy] = [Math.abs(circle.x - x) - half, Math.abs(circle.y - y) - half];
    if (Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) < circle.radius) count++;
    if (count >= most) break;
  }
  return count;
}
