/** Cells of a go-space at rest: one soft shape for each placement. A placement that crosses others is drawn
 *  smaller, round its middle, so that cells lie apart. In board units; made once for each board. */
import type { PlacementId } from "../../model/state.ts";
import { apart, type Hull, type Part, smaller } from "../../view/hulls.ts";
import type { Outline } from "../../view/outline.ts";

/** Reach of a crossed cell, as a share of the distance to the next crossing one's middle. */
const REACH = 0.46;

/** Step through the placements that mixes those of one direction with others. */
const STRIDE = 7919;

/** Per point the placements that hold it, and per placement those that it crosses. */
type Holders = readonly (readonly PlacementId[])[];
type Crossings = readonly (readonly PlacementId[])[];

/** Outlines of the cells, each shape once; those round one middle, of as many points, are united. */
export function cellsOf(hulls: readonly Hull[], crossings: Crossings): Outline[] {
  const shapes = new Map<string, Outline>();
  const cells = new Map<string, Map<string, Outline>>();
  hulls.forEach(({ parts, points }, index) => {
    for (const part of parts) {
      const key = shapeKey(part);
      if (shapes.has(key)) continue;
      const room = parts.length === 1 ? roomOf(part, crossings[index] ?? [], hulls) : null;
      const cell = room === null ? part.outline : smaller(part, room);
      shapes.set(key, cell);
      const { x, y } = part.middle;
      const place = `${points.length} ${x.toFixed(3)} ${y.toFixed(3)}`;
      cells.set(place, (cells.get(place) ?? new Map()).set(key, cell));
    }
  });
  return [...cells.values()].map((united) => [...united.values()].flat());
}

/** Largest placements first that cross none of those before: what stones of a full board may look like. */
export function uncrossed({
  hulls,
  crossings,
}: {
  readonly hulls: readonly Hull[];
  readonly crossings: Crossings;
}): Hull[] {
  const kept = new Set<number>();
  const mixed = hulls.map((hull, at) => ({ hull, at, order: (at * STRIDE) % hulls.length }));
  mixed.sort((a, b) => b.hull.points.length - a.hull.points.length || a.order - b.order);
  for (const { hull, at } of mixed) {
    if (hull.points.length > 1 && !(crossings[at] ?? []).some((other) => kept.has(other)))
      kept.add(at);
  }
  return hulls.filter((_, at) => kept.has(at));
}

function shapeKey({ pad, spots }: Part): string {
  return [pad, ...spots.map(({ x, y }) => `${x},${y}`).sort()].join(" ");
}

/** Per placement, the others with a common point of which neither holds the other. Cost: the points of all
 *  placements, each times those that hold it. */
export function crossingsOf(sets: readonly Uint32Array[], holders: Holders): PlacementId[][] {
  const common = new Uint32Array(sets.length);
  return sets.map((points, at) => {
    const met: PlacementId[] = [];
    for (const point of points) {
      for (const other of holders[point] ?? []) {
        const count = common[other] ?? 0;
        if (count === 0) met.push(other);
        common[other] = count + 1;
      }
    }
    const crossed = met.filter((other) => {
      const shared = common[other] ?? 0;
      return other !== at && shared < points.length && shared < (sets[other]?.length ?? 0);
    });
    for (const other of met) common[other] = 0;
    return crossed;
  });
}

/** Reach of a cell that others cross; null where none does. */
function roomOf({ middle }: Part, crossed: readonly PlacementId[], hulls: readonly Hull[]) {
  if (crossed.length === 0) return null;
  const ways = crossed.map((other) => apart(hulls[other]?.parts[0]?.middle ?? middle, middle));
  const next = ways.reduce((least, way) => (way > 1e-6 ? Math.min(least, way) : least), Infinity);
  return next === Infinity ? null : REACH * next;
}
