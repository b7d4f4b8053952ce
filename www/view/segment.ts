/** Segments: the spot nearest to a given one, its distance, and crossings. */
import type { Spot } from "./camera.ts";

/** The spot of a segment that is nearest to another. */
export function footOn(a: Spot, b: Spot, at: Spot): Spot {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((at.x - a.x) * dx + (at.y - a.y) * dy) / square;
  const t = Math.min(Math.max(share, 0), 1);
  return { x: a.x + t * dx, y: a.y + t * dy };
}

export function distanceToSegment(at: Spot, a: Spot, b: Spot): number {
  const { x, y } = footOn(a, b, at);
  return Math.hypot(x - at.x, y - at.y);
}

/** True for two segments of which each has its ends on both sides of the other. */
export function segmentsCross(a: Spot, b: Spot, p: Spot, q: Spot): boolean {
  return side(a, b, p) * side(a, b, q) < 0 && side(p, q, a) * side(p, q, b) < 0;
}

function side(p: Spot, q: Spot, r: Spot): number {
  return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
}
