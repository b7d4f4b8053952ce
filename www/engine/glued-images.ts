/** Images of a glued board beyond its sides: each one reflects and translates it. */
import type { Drawing, Pair } from "../engine/types.ts";

/** Maps (x, y) to (a · x + dx, b · y + dy); a and b are 1 or −1. */
export interface Image {
  readonly a: number;
  readonly b: number;
  readonly dx: number;
  readonly dy: number;
}

export const IDENTITY: Image = { a: 1, b: 1, dx: 0, dy: 0 };

/** The identity comes first. */
export function imagesOf({ motions }: Drawing): Image[] {
  const images = [IDENTITY];
  for (let i = 0; i < motions.length; i += 4) {
    const [a = 1, b = 1, dx = 0, dy = 0] = motions.subarray(i, i + 4);
    images.push({ a, b, dx, dy });
  }
  return images;
}

export function imageOf({ a, b, dx, dy }: Image, x: number, y: number): { x: number; y: number } {
  return { x: a * x + dx, y: b * y + dy };
}

/** Distance of two points over the nearest image. */
export function distanceOver(images: readonly Image[], [x, y]: Pair, [u, v]: Pair): number {
  let least = Infinity;
  for (const image of images) {
    const seen = imageOf(image, x, y);
    least = Math.min(least, Math.hypot(seen.x - u, seen.y - v));
  }
  return least;
}
