/** Room in a region: the spot farthest from its walls, the region's width in stones, and the first radius. */
import type { Pair } from "../engine/types.ts";
import { stonesAcross as stonesAcrossExtent } from "../model/aim.ts";
import { distanceToSegment } from "../view/segment.ts";
import { type Corner, type RegionItem, ringsOf, type Sketch, USUAL_STONE } from "./sketch.ts";
import { boundsOf } from "./transforms.ts";

/** Spots of a row in each search, and searches, each of which is finer than the one before. */
const ROW = 24;
const SEARCHES = 6;
/** Width of a first region in stones. */
const FIRST_ACROSS = 12;

export interface Room {
  readonly at: Pair;
  /** Radius of the largest disk there, in whole ticks; right to a share of 1/1000. */
  readonly radius: number;
}

const known = new WeakMap<RegionItem, Room>();

/** Largest disk in a region. Glued sides count as walls. */
export function roomiest(region: RegionItem): Room {
  const found = known.get(region) ?? search(region);
  known.set(region, found);
  return found;
}

function search(region: RegionItem): Room {
  if (region.kind === "circle") return { at: [region.x, region.y], radius: region.radius };
  const { x0, y0, x1, y1 } = box(region);
  let [middle, wide, high]: [Pair, number, number] = [
    [(x0 + x1) / 2, (y0 + y1) / 2],
    x1 - x0,
    y1 - y0,
  ];
  let best = { at: middle, radius: clearance(region, middle) };
  for (let made = 0; made < SEARCHES; made++) {
    for (let i = 0; i < ROW * ROW; i++) {
      const [across, down] = [
        ((i % ROW) + 0.5) / ROW - 0.5,
        (Math.floor(i / ROW) + 0.5) / ROW - 0.5,
      ];
      const at: Pair = [middle[0] + across * wide, middle[1] + down * high];
      const radius = clearance(region, at);
      if (radius > best.radius) best = { at, radius };
    }
    [middle, wide, high] = [best.at, wide / 4, high / 4];
  }
  const at: Pair = [Math.round(best.at[0]), Math.round(best.at[1])];
  return { at, radius: Math.max(Math.floor(clearance(region, at)), 0) };
}

/** Distance from the walls; 0 outside. */
export function clearance(region: RegionItem, [x, y]: Pair): number {
  if (!inRegion({ region }, [x, y])) return 0;
  let least = Infinity;
  for (const ring of ringsOf(region))
    ring.forEach((corner, i) => {
      const next = ring[(i + 1) % ring.length] ?? corner;
      least = Math.min(least, distanceToSegment({ x, y }, corner, next));
    });
  return least;
}

function box(region: RegionItem) {
  const none = { x0: 0, y0: 0, x1: 0, y1: 0 };
  if (region.kind === "rings")
    return boundsOf((region.rings[0] ?? []).map(({ x, y }) => [x, y])) ?? none;
  const { x, y, radius } = region;
  return { x0: x - radius, y0: y - radius, x1: x + radius, y1: y + radius };
}

/** Width of a region in stones of this radius, by the measure that names boards in play. */
export function stonesAcross(region: RegionItem, radius: number): number {
  const { x0, y0, x1, y1 } = box(region);
  return stonesAcrossExtent([x1 - x0, y1 - y0], radius);
}

/** The sketch with stones of which so many fit across its region. */
export function withStonesAcross(sketch: Sketch, across: number): Sketch {
  const { region, stone } = sketch;
  if (region === null) return sketch;
  const radius = Math.max(Math.floor(stonesAcross(region, across)), 1);
  return { ...sketch, stone: { ...stone, radius, tolerance: Math.min(stone.tolerance, radius) } };
}

/** The sketch with stones that fit its first region, unless their size was chosen. */
export function withFittingStones(before: Sketch, after: Sketch): Sketch {
  const { region, stone } = after;
  const isFirst = before.region === null && after.disks.size === 0;
  if (!isFirst || region === null || stone.radius !== USUAL_STONE.radius) return after;
  const radius = Math.round(stonesAcross(region, FIRST_ACROSS));
  return { ...after, stone: { ...stone, radius: Math.max(radius, stone.tolerance, 1) } };
}

/** True for a place inside the outline and outside all holes. */
export function inRegion({ region }: Pick<Sketch, "region">, at: Pair): boolean {
  if (region === null) return false;
  if (region.kind === "circle")
    return Math.hypot(region.x - at[0], region.y - at[1]) < region.radius;
  return region.rings.filter((ring) => inRing(ring, at)).length % 2 === 1;
}

function inRing(ring: readonly Corner[], [x, y]: Pair): boolean {
  let inside = false;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const crosses = a.y > y !== b.y > y;
    if (crosses && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}
