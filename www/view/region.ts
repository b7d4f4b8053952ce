/** Geometry of a continuous board's ground: its outline and holes, its glued sides, and its images beyond
 *  them. In board units; made once for each board. */
import { IDENTITY, type Image, imageOf, imagesOf } from "../engine/glued-images.ts";
import type { Drawing } from "../engine/types.ts";
import { extentOf } from "../model/aim.ts";
import type { Box, Spot } from "./camera.ts";
import { type Contour, circle, type Outline, polygon } from "./outline.ts";

export interface Region {
  /** Outline, and the holes in it by the even-odd rule. */
  readonly outline: Outline;
  /** Holes in all images. */
  readonly holes: Outline;
  readonly box: Box;
  /** Images: the board itself first, then those of a glued one. */
  readonly images: readonly Image[];
  /** Gluing of left to right, and of top to bottom. */
  readonly glued: { readonly across: boolean; readonly down: boolean };
  /** Box with the shown band beyond its glued sides. */
  readonly seen: Box;
}

/** Width of the band shown beyond the sides of a glued board, in radii of the largest stone. */
export const BAND = 2;
/** Largest width of the band beyond a side, as a share of the box. */
const BAND_MOST = 0.12;

/** Region of a drawing; `band` is the width shown beyond a glued side, `images` all sights of the board. Null on the
 *  unbounded plane. */
export function makeRegion(
  drawing: Drawing,
  band: number,
  images = imagesOf(drawing),
): Region | null {
  if (drawing.rings.length === 0 && drawing.circle.length === 0) return null;
  const { corner, size } = extentOf(drawing);
  const box = { x0: corner[0], y0: corner[1], x1: corner[0] + size[0], y1: corner[1] + size[1] };
  const glued = gluedSides(drawing);
  const [x, y] = [Math.min(band, BAND_MOST * size[0]), Math.min(band, BAND_MOST * size[1])];
  return {
    outline: outlineOf(drawing),
    box,
    holes: holesOf(drawing, images),
    images,
    glued,
    seen: grown(box, glued.across ? x : 0, glued.down ? y : 0),
  };
}

/** Walls that may part two stones; the open sides of a glued rectangle do not. */
export function wallsOf(region: Region | null): Outline {
  if (region === null) return [];
  return isGlued(region) ? region.holes : region.outline;
}

export function isGlued({ glued }: Pick<Region, "glued">): boolean {
  return glued.across || glued.down;
}

/** Sights of a disk: its own spot, and each image of it that shows. */
export function* sights(
  region: Region | null,
  { x, y }: Spot,
  reach: number,
): Iterable<Spot & { readonly image: Image | null }> {
  if (region === null || !isGlued(region)) {
    yield { x, y, image: null };
    return;
  }
  const { x0, y0, x1, y1 } = grown(region.seen, reach, reach);
  for (const image of region.images) {
    const seen = imageOf(image, x, y);
    if (seen.x > x0 && seen.x < x1 && seen.y > y0 && seen.y < y1) yield { ...seen, image };
  }
}

/** Sights for painters of many stones: allocates nothing. */
export function eachSight(
  region: Region | null,
  x: number,
  y: number,
  reach: number,
  see: (x: number, y: number) => void,
): void {
  if (region === null || !isGlued(region)) return see(x, y);
  const { x0, y0, x1, y1 } = region.seen;
  for (const { a, b, dx, dy } of region.images) {
    const [u, v] = [a * x + dx, b * y + dy];
    if (u > x0 - reach && u < x1 + reach && v > y0 - reach && v < y1 + reach) see(u, v);
  }
}

/** Spot of the board that is seen at a spot: its re-entry, if that has left by a glued side. */
export function broughtIn({ images, box }: Region, at: Spot): Spot {
  for (const { a, b, dx, dy } of images) {
    const [x, y] = [a * (at.x - dx), b * (at.y - dy)];
    if (inside(box, x, y)) return { x, y };
  }
  return at;
}

export function inside({ x0, y0, x1, y1 }: Box, x: number, y: number): boolean {
  return x >= x0 && x < x1 && y >= y0 && y < y1;
}

export function grown({ x0, y0, x1, y1 }: Box, x: number, y: number): Box {
  return { x0: x0 - x, y0: y0 - y, x1: x1 + x, y1: y1 + y };
}

/** Gluing by the seams, which run along glued sides: upright ones glue left to right. */
export function gluedSides({ seams }: Drawing): Region["glued"] {
  const glued = { across: false, down: false };
  for (let i = 0; i < seams.length; i += 4) {
    if (seams[i] === seams[i + 2]) glued.across = true;
    else glued.down = true;
  }
  return glued;
}

function outlineOf(drawing: Drawing): Outline {
  const [x = 0, y = 0, radius = 0] = drawing.circle;
  const round = drawing.circle.length > 0 ? [circle({ x, y }, radius)] : [];
  const count = Math.max(drawing.ringStarts.length - 1, 0);
  return [...round, ...Array.from({ length: count }, (_, ring) => ringOf(drawing, ring, IDENTITY))];
}

function holesOf(drawing: Drawing, images: readonly Image[]): Outline {
  const count = Math.max(drawing.ringStarts.length - 2, 0);
  return images.flatMap((image) =>
    Array.from({ length: count }, (_, hole) => ringOf(drawing, hole + 1, image)),
  );
}

/** Ring as an image shows it. */
function ringOf({ rings, ringStarts }: Drawing, ring: number, image: Image): Contour {
  const corners = rings.subarray(2 * (ringStarts[ring] ?? 0), 2 * (ringStarts[ring + 1] ?? 0));
  return polygon(
    Array.from({ length: corners.length / 2 }, (_, i) =>
      imageOf(image, corners[2 * i] ?? 0, corners[2 * i + 1] ?? 0),
    ),
  );
}
