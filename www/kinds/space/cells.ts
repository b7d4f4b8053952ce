/** Cells of a go-space at rest: one soft shape for each placement. A placement that crosses others is drawn
 *  smaller, round its middle, so that cells lie apart. In board units; made once for each board. */
import { type PlacementId, placement } from "../../model/state.ts";
import { PointIndex } from "../../view/hit.ts";
import { apart, type Hull, type Part, smaller } from "../../view/hulls.ts";
import type { Outline } from "../../view/outline.ts";

/** Reach of a crossed cell, as a share of the distance to the next crossing one's middle. */
const REACH = 0.46;

/** Step through the placements that mixes those of one direction with others. */
const STRIDE = 7919;

type Holders = readonly (readonly PlacementId[])[];

/** Outlines of the cells, each shape once; those round one middle, of as many points, are united. */
export function cellsOf(hulls: readonly Hull[], holders: Holders): Outline[] {
  const middles = new PointIndex(
    Float64Array.from(
      hulls.flatMap(({ parts: [part] }) => [part?.middle.x ?? 0, part?.middle.y ?? 0]),
    ),
  );
  const crossings = crossingsOf(hulls, holders);
  const shapes = new Map<string, Outline>();
  const cells = new Map<string, Map<string, Outline>>();
  hulls.forEach(({ parts, points }, index) => {
    for (const part of parts) {
      const key = shapeKey(part);
      if (shapes.has(key)) continue;
      const room = parts.length === 1 ? roomOf(part, index, hulls, middles, crossings) : null;
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
  holders,
}: {
  readonly hulls: readonly Hull[];
  readonly holders: Holders;
}): Hull[] {
  const { crosses } = crossingsOf(hulls, holders);
  const kept = new Set<number>();
  const mixed = hulls.map((hull, at) => ({ hull, at, order: (at * STRIDE) % hulls.length }));
  mixed.sort((a, b) => b.hull.points.length - a.hull.points.length || a.order - b.order);
  for (const { hull, at } of mixed) {
    const near = [...hull.points].flatMap((point) => holders[point] ?? []);
    if (hull.points.length > 1 && !near.some((other) => kept.has(other) && crosses(at, other)))
      kept.add(at);
  }
  return hulls.filter((_, at) => kept.has(at));
}

function shapeKey({ pad, spots }: Part): string {
  return [pad, ...spots.map(({ x, y }) => `${x},${y}`).sort()].join(" ");
}

/** True for two placements with a common point of which neither holds the other. */
type Crossing = (a: number, b: number) => boolean;

function crossingsOf(
  hulls: readonly Hull[],
  holders: Holders,
): { crosses: Crossing; any: (at: number) => boolean } {
  const sets = hulls.map(({ points }) => new Set(points));
  const crosses = (a: number, b: number) => {
    const [one, other] = [sets[a], hulls[b]?.points ?? new Uint32Array()];
    const common = other.reduce((count, point) => count + (one?.has(point) ? 1 : 0), 0);
    return a !== b && common > 0 && common < other.length && common < (one?.size ?? 0);
  };
  const any = (at: number) =>
    (hulls[at]?.points ?? new Uint32Array()).some((point) =>
      (holders[point] ?? []).some((other) => crosses(at, other)),
    );
  return { crosses, any };
}

/** Reach of a cell that others cross; null where none does. */
function roomOf(
  { middle }: Part,
  at: number,
  hulls: readonly Hull[],
  middles: PointIndex,
  { crosses, any }: ReturnType<typeof crossingsOf>,
): number | null {
  if (!any(at)) return null;
  const away = (other: number) => apart(hulls[other]?.parts[0]?.middle ?? middle, middle);
  const next = middles.nearestOf(
    middle.x,
    middle.y,
    (other) => away(other) > 1e-6 && crosses(at, other),
  );
  return next === null ? null : REACH * away(placement(next));
}
