/** Circle layout: points on a circle around their centre, in the order of their angles, neighbours
 *  `spacing` apart. Places beside a pinned point are skipped. */
import {
  blockedBy,
  middleOf,
  partition,
  pointsOf,
  type Spot,
  setSpot,
  spotOf,
} from "./positions.ts";
import type { LayoutRequest, Places } from "./types.ts";

/** Below this share of its greatest length, a sum of directions is noise. */
const NO_DIRECTION = 1e-9;

/** Cost: O(n log n) without pinned points, otherwise O(n · pinned) a few times. */
export function circle(request: LayoutRequest): Places {
  const { free, pinned } = partition(request);
  const middle = middleOf(request.xy, pointsOf(request));
  const places = Float64Array.from(request.xy);
  const angles = new Map(free.map((point) => [point, angleOf(spotOf(request.xy, point), middle)]));
  const order = free.toSorted((a, b) => angles.get(a)! - angles.get(b)! || a - b);
  const turn = turnOf(order.map((point) => angles.get(point)!));
  const slots = freeSlots(request, free.length, blockedBy(request, pinned), { middle, turn });
  order.forEach((point, index) => {
    setSpot(places, point, slots[index]!);
  });
  return places;
}

function angleOf({ x, y }: Spot, middle: Spot): number {
  return Math.atan2(y - middle.y, x - middle.x);
}

/** Angle of the first place that rotates the points least; the top if all are equal. */
function turnOf(angles: readonly number[]): number {
  let [x, y] = [0, 0];
  angles.forEach((angle, index) => {
    const off = angle - (2 * Math.PI * index) / angles.length;
    x += Math.cos(off);
    y += Math.sin(off);
  });
  return Math.hypot(x, y) > NO_DIRECTION * angles.length ? Math.atan2(y, x) : -Math.PI / 2;
}

interface Ring {
  readonly middle: Spot;
  readonly turn: number;
}

/** Places on the smallest circle that has enough; at most one more for each pinned point. */
function freeSlots(
  { spacing }: LayoutRequest,
  wanted: number,
  taken: (at: Spot) => boolean,
  ring: Ring,
): Spot[] {
  let count = wanted;
  for (;;) {
    const slots = slotsOf(count, spacing, ring).filter((slot) => !taken(slot));
    if (slots.length >= wanted) return slots;
    count += wanted - slots.length;
  }
}

function slotsOf(count: number, spacing: number, { middle, turn }: Ring): Spot[] {
  const radius = count > 1 ? spacing / (2 * Math.sin(Math.PI / count)) : 0;
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / count;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}
