/** Number of the pieces in which the centres of a plane's stones can stand. */
import { imagesOf } from "../engine/glued-images.ts";
import type { Drawing } from "../engine/types.ts";
import { centreRoom } from "../sketch/centre-room.ts";
import type { Spot } from "./camera.ts";
import { gluedSides } from "./region.ts";

/** Null where they are not counted: with very many walls, and where they go round glued sides and holes. */
export function centrePieces(drawing: Drawing): number | null {
  const [x, y, radius] = drawing.circle;
  const isRound = x !== undefined && y !== undefined && radius !== undefined;
  const walls = {
    circle: isRound ? { x, y, radius } : null,
    rings: ringsOf(drawing),
    images: imagesOf(drawing),
    glued: gluedSides(drawing),
  };
  return centreRoom(walls, drawing.clearance)?.pieces ?? null;
}

function ringsOf({ rings, ringStarts }: Drawing): Spot[][] {
  return Array.from({ length: Math.max(ringStarts.length - 1, 0) }, (_, ring) => {
    const [first = 0, end = 0] = ringStarts.subarray(ring, ring + 2);
    return Array.from({ length: end - first }, (_, i) => ({
      x: rings[2 * (first + i)] ?? 0,
      y: rings[2 * (first + i) + 1] ?? 0,
    }));
  });
}
