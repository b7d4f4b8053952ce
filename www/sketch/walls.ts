/** Walls of a drawn region: its sides but those that are glued. */
import { type Image, imageOf } from "../engine/glued-images.ts";
import type { Spot } from "../view/camera.ts";
import { segmentsCross } from "../view/segment.ts";
import { type RegionItem, ringsOf } from "./sketch.ts";

/** A wall, with its ring and its first corner. */
export interface Side {
  readonly ring: number;
  readonly corner: number;
  readonly p: Spot;
  readonly q: Spot;
}

/** A round region has no wall between two spots. */
export function wallsOf(region: RegionItem | null): Side[] {
  const wrap = region?.kind === "rings" ? region.wrap : "none";
  const isGlued = (p: Spot, q: Spot) =>
    (wrap !== "none" && p.x === q.x) || ((wrap === "torus" || wrap === "klein") && p.y === q.y);
  return ringsOf(region).flatMap((corners, ring) =>
    corners.flatMap((p, corner): Side[] => {
      const q = corners[(corner + 1) % corners.length] ?? p;
      return ring === 0 && isGlued(p, q) ? [] : [{ ring, corner, p, q }];
    }),
  );
}

/** Walls where they are seen over glued sides. */
export function wallsIn(images: readonly Image[], walls: readonly Side[]): Side[] {
  return images.flatMap((image) =>
    walls.map(({ p, q, ...side }) => ({
      ...side,
      p: imageOf(image, p.x, p.y),
      q: imageOf(image, q.x, q.y),
    })),
  );
}

/** True if a wall stands between two spots. */
export function arePartedBy(walls: readonly Side[], a: Spot, b: Spot): boolean {
  return walls.some(({ p, q }) => segmentsCross(a, b, p, q));
}
