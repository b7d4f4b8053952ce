/** Cells of a go-space at rest: one soft shape for each placement. A placement that crosses others is drawn
 *  smaller, round its middle, so that cells lie apart. In board units; made once for each board. */
import type { PlacementId } from "../../model/state.ts";
import { apart, type Hull, type Part, smaller } from "../../view/hulls.ts";
import type { Outline } from "../../view/outline.ts";

/** Reach of a crossed cell, as a share of the distance to the next crossing one's middle. */
const REACH = 0.46;

/** Step through the placements that mixes those of one direction with others. */
const STRIDE = 7919;

/** Pairs of placements with a common point, counted for each, up to which crossings are sought. */
const MOST_PAIRS = 30_000_000;

/** Such pairs up to which the crossings found are kept. */
const MOST_KEPT = 3_000_000;

/** Per point the placements that hold it. */
type Holders = readonly (readonly PlacementId[])[];

/** Placements that one crosses; null where pairs are too many to be sought. */
export type Crossings = ((at: number) => readonly PlacementId[]) | null;

/** Outlines of the cells, each shape once, but for bare placements; those round one middle, of as many points, are
 *  united. */
export function cellsOf(
  hulls: readonly Hull[],
  crossings: Crossings,
  isBare: (at: number) => boolean,
): Outline[] {
  const shapes = new Set<string>();
  const cells = new Map<string, Outline[]>();
  hulls.forEach(({ parts, points }, index) => {
    if (isBare(index)) return;
    for (const part of parts) {
      const key = shapeKey(part);
      if (shapes.has(key)) continue;
      shapes.add(key);
      const room = parts.length === 1 ? roomOf(part, crossings?.(index) ?? [], hulls) : null;
      const cell = room === null ? part.outline : smaller(part, room);
      const { x, y } = part.middle;
      const place = `${points.length} ${x.toFixed(3)} ${y.toFixed(3)}`;
      const united = cells.get(place);
      if (united === undefined) cells.set(place, [cell]);
      else united.push(cell);
    }
  });
  return [...cells.values()].map((united) => united.flat());
}

/** Largest placements first that cross none of those before: what stones of a full board may look like. None
 *  where crossings are too many to be sought. */
export function uncrossed({
  hulls,
  crossings,
}: {
  readonly hulls: readonly Hull[];
  readonly crossings: Crossings;
}): Hull[] {
  if (crossings === null) return [];
  const kept = new Set<number>();
  const mixed = hulls.map((hull, at) => ({ hull, at, order: (at * STRIDE) % hulls.length }));
  mixed.sort((a, b) => b.hull.points.length - a.hull.points.length || a.order - b.order);
  for (const { hull, at } of mixed) {
    if (hull.points.length > 1 && !crossings(at).some((other) => kept.has(other))) kept.add(at);
  }
  return hulls.filter((_, at) => kept.has(at));
}

function shapeKey({ pad, spots }: Part): string {
  return [pad, ...spots.map(({ x, y }) => `${x},${y}`)].join(" ");
}

/** Per placement, the others with a common point of which neither holds the other. */
export function crossingsOf(sets: readonly Uint32Array[], holders: Holders): Crossings {
  const pairs = holders.reduce((sum, { length }) => sum + length * length, 0);
  if (pairs > MOST_PAIRS) return null;
  const common = new Uint32Array(sets.length);
  const crossed = (at: number) => crossedBy(at, sets, holders, common);
  if (pairs > MOST_KEPT) return crossed;
  const kept: PlacementId[][] = [];
  return (at) => {
    kept[at] ??= crossed(at);
    return kept[at];
  };
}

/** Cost: the points of a placement, each times those that hold it. `common` is zero before and after. */
function crossedBy(
  at: number,
  sets: readonly Uint32Array[],
  holders: Holders,
  common: Uint32Array,
): PlacementId[] {
  const size = (placement: number) => sets[placement]?.length ?? 0;
  const met: PlacementId[] = [];
  for (const point of sets[at] ?? []) {
    for (const other of holders[point] ?? []) {
      if (common[other] === 0) met.push(other);
      common[other] = (common[other] ?? 0) + 1;
    }
  }
  const crossing = met.filter((other) => (common[other] ?? 0) < Math.min(size(at), size(other)));
  for (const other of met) common[other] = 0;
  return crossing;
}

/** Reach of a cell that these others cross; null where none does. */
function roomOf({ middle }: Part, crossed: readonly PlacementId[], hulls: readonly Hull[]) {
  const nearest = crossed
    .map((other) => apart(hulls[other]?.parts[0]?.middle ?? middle, middle))
    .reduce((least, away) => (away > 1e-6 ? Math.min(least, away) : least), Infinity);
  return nearest === Infinity ? null : REACH * nearest;
}
