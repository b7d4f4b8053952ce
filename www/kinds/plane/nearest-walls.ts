/** Spots of a region's walls nearest to a given spot, to be marked. Decides nothing about play. */
import type { Drawing } from "../../engine/types.ts";
import type { Spot } from "../../view/camera.ts";
import { footOn } from "../../view/segment.ts";

interface WallFoot {
  /** Spot on the wall, in board units. */
  readonly foot: Spot;
  /** Direction of the wall, of length 1. */
  readonly along: Spot;
}

/** Difference of two distances that are equal in whole ticks. */
const TICK = 1;

interface Found extends WallFoot {
  readonly away: number;
}

/** Spots of the region's nearest walls: of this many, and of those that are as near; the nearest first. Walls
 *  that meet in a corner there have one spot. */
export function wallFeet(drawing: Drawing, at: Spot, count: number): WallFoot[] {
  const found = [...roundFeet(drawing, at), ...sideFeet(drawing, at)];
  found.sort((a, b) => a.away - b.away);
  const most = (found[count - 1]?.away ?? Infinity) + TICK;
  const touched = found.filter(({ away }) => away <= most);
  return touched.filter(
    ({ foot }, i) => !touched.slice(0, i).some((other) => near(other.foot, foot, drawing.stone)),
  );
}

function near(a: Spot, b: Spot, stone: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < stone / 16;
}

function roundFeet({ circle }: Drawing, at: Spot): Found[] {
  const [x, y, radius] = circle;
  if (x === undefined || y === undefined || radius === undefined) return [];
  const out = Math.hypot(at.x - x, at.y - y) || 1;
  const [ux, uy] = [(at.x - x) / out, (at.y - y) / out];
  const foot = { x: x + ux * radius, y: y + uy * radius };
  return [{ foot, along: { x: -uy, y: ux }, away: Math.abs(radius - out) }];
}

function sideFeet({ rings, ringStarts, seams }: Drawing, at: Spot): Found[] {
  const feet: Found[] = [];
  for (let ring = 0; ring + 1 < ringStarts.length; ring++) {
    const [first = 0, end = 0] = ringStarts.subarray(ring, ring + 2);
    for (let i = first; i < end; i++) {
      const next = i + 1 < end ? i + 1 : first;
      const from = { x: rings[2 * i] ?? 0, y: rings[2 * i + 1] ?? 0 };
      const to = { x: rings[2 * next] ?? 0, y: rings[2 * next + 1] ?? 0 };
      if (!isSeam(seams, from, to)) feet.push(sideFoot(from, to, at));
    }
  }
  return feet;
}

/** Test for glued sides, which are no walls. */
function isSeam(seams: Float64Array, from: Spot, to: Spot): boolean {
  for (let i = 0; i < seams.length; i += 4) {
    const [x1, y1, x2, y2] = seams.subarray(i, i + 4);
    const forth = x1 === from.x && y1 === from.y && x2 === to.x && y2 === to.y;
    const back = x2 === from.x && y2 === from.y && x1 === to.x && y1 === to.y;
    if (forth || back) return true;
  }
  return false;
}

function sideFoot(from: Spot, to: Spot, at: Spot): Found {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const foot = footOn(from, to, at);
  const away = Math.hypot(foot.x - at.x, foot.y - at.y);
  return { foot, along: { x: dx / length, y: dy / length }, away };
}
