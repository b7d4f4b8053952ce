/** A board without lines: the aimed spot, and the stone there. Decides nothing about play. */
import { distanceOver, imagesOf } from "../engine/glued-images.ts";
import type { Drawing, Pair, Stone } from "../engine/types.ts";
import { BLACK, type Contact, type Touching } from "./state.ts";

/** Lengths and places in ticks. */
export interface Aim {
  readonly at: Pair;
  /** The distance that a stone may go for company, if it could stand here as well. */
  readonly near: number;
  /** The distance that it may go if it cannot stand here. */
  readonly far: number;
}

/** "snap": a stone goes to what is near it. */
export type Hold = "snap" | "exact";

/** Here and nowhere else. */
export function exactly(at: Pair): Aim {
  return { at: [Math.round(at[0]), Math.round(at[1])], near: 0, far: 0 };
}

/** The least corner of the region, and its width and height. */
export function extentOf({ rings, circle }: Drawing): { corner: Pair; size: Pair } {
  const [x = 0, y = 0, radius = 0] = circle;
  let [x0, y0, x1, y1] = [x - radius, y - radius, x + radius, y + radius];
  if (circle.length === 0) [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < rings.length; i += 2) {
    const [cornerX = 0, cornerY = 0] = rings.subarray(i, i + 2);
    [x0, x1] = [Math.min(x0, cornerX), Math.max(x1, cornerX)];
    [y0, y1] = [Math.min(y0, cornerY), Math.max(y1, cornerY)];
  }
  return { corner: [x0, y0], size: [x1 - x0, y1 - y0] };
}

/** The number by which a board without lines is named: stones of this radius across a square as large as the region's
 *  extent. */
export function stonesAcross([width, height]: Pair, radius: number): number {
  return Math.sqrt(width * height) / (2 * radius);
}

/** The stone that covers a spot, by any of its images; −1 where there is none. */
export function stoneAt(drawing: Drawing, stones: readonly Stone[], at: Pair): number {
  const images = imagesOf(drawing);
  return stones.findIndex(({ x, y, radius }) => distanceOver(images, [x, y], at) < radius);
}

/** The numbers of black stones, white stones and walls that are touched. */
export function contactOf({ stones: touched, walls }: Touching, stones: readonly Stone[]): Contact {
  const black = touched.filter((index) => stones[index]?.colour === BLACK).length;
  return { black, white: touched.length - black, walls };
}
