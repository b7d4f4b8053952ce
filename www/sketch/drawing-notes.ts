/** Notes of a document on its drawing, which no rule reads: its symmetry, its constraints and its star points, by places
 *  in the board's lists. What another version wrote otherwise is left out. */

import { isRecord } from "../engine/is-record.ts";
import type { DrawingNotes, Pair } from "../engine/types.ts";
import {
  type Constraint,
  type ItemId,
  type PointItem,
  type Sketch,
  SYMMETRIES,
  type Symmetry,
} from "./sketch.ts";
import { LEAST_FOLD, MOST_FOLD } from "./symmetry.ts";

/** Null where there is nothing to say. */
export function notesOf(sketch: Sketch): DrawingNotes | null {
  const { symmetry, constraints, points, disks } = sketch;
  const stars = [...points.values()].flatMap(({ star }, place) => (star === true ? [place] : []));
  if (symmetry === null && constraints.length === 0 && stars.length === 0) return null;
  const [point, disk] = [placesOf(points), placesOf(disks)];
  const midpoints = constraints.flatMap((each): [number, number, number][] =>
    each.kind === "midpoint" ? [[point(each.point), point(each.ends[0]), point(each.ends[1])]] : [],
  );
  const equal = constraints.flatMap((each) =>
    each.kind === "equal" ? [endsOf(sketch, each.links, point)] : [],
  );
  const tangent = constraints.flatMap((each): Pair[] =>
    each.kind === "tangent" ? [[disk(each.disks[0]), disk(each.disks[1])]] : [],
  );
  return {
    ...(symmetry && { symmetry: { ...symmetry, centre: [...symmetry.centre] } }),
    ...(midpoints.length > 0 && { midpoints }),
    ...(equal.length > 0 && { equal }),
    ...(tangent.length > 0 && { tangent }),
    ...(stars.length > 0 && { stars }),
  };
}

function placesOf(items: ReadonlyMap<ItemId, unknown>): (id: ItemId) => number {
  const places = new Map([...items.keys()].map((id, place) => [id, place] as const));
  return (id) => places.get(id) ?? 0;
}

function endsOf({ links }: Sketch, ids: readonly ItemId[], point: (id: ItemId) => number): Pair[] {
  return ids.flatMap((id): Pair[] => {
    const link = links.get(id);
    return link === undefined ? [] : [[point(link.from), point(link.to)]];
  });
}

/** The sketch with what a document says of it. Cost: linear in both. */
export function withNotes(sketch: Sketch, notes: unknown): Sketch {
  if (!isRecord(notes)) return sketch;
  const { symmetry, midpoints, equal, tangent, stars } = notes;
  const [points, disks] = [[...sketch.points.keys()], [...sketch.disks.keys()]];
  const linkOf = linksByEnds(sketch);
  const constraints = [
    ...lists(midpoints).flatMap((each) => midpointOf(points, each)),
    ...lists(equal).flatMap((each) => equalOf(points, linkOf, each)),
    ...lists(tangent).flatMap((each) => tangentOf(disks, each)),
  ];
  return {
    ...sketch,
    points: withStars(sketch.points, Array.isArray(stars) ? stars : []),
    symmetry: symmetryOf(symmetry),
    constraints,
  };
}

function symmetryOf(value: unknown): Symmetry | null {
  if (!isRecord(value)) return null;
  const { kind: word, fold, centre } = value;
  const kind = SYMMETRIES.find((each) => each === word);
  const [x, y] = Array.isArray(centre) ? centre : [];
  const isFold = Number.isInteger(fold) && Number(fold) >= LEAST_FOLD && Number(fold) <= MOST_FOLD;
  if (kind === undefined || !isFold || !Number.isFinite(x) || !Number.isFinite(y)) return null;
  return { kind, fold: Number(fold), centre: [x, y] };
}

function midpointOf(points: readonly ItemId[], places: readonly unknown[]): Constraint[] {
  const [point, from, to] = itemsAt(points, places, 3);
  if (point === undefined || from === undefined || to === undefined) return [];
  return [{ kind: "midpoint", point, ends: [from, to] }];
}

function tangentOf(disks: readonly ItemId[], places: readonly unknown[]): Constraint[] {
  const [a, b] = itemsAt(disks, places, 2);
  return a === undefined || b === undefined ? [] : [{ kind: "tangent", disks: [a, b] }];
}

type LinkOf = (from: ItemId, to: ItemId) => ItemId | undefined;

/** The first link between two points, whichever way it leads. */
function linksByEnds({ links }: Sketch): LinkOf {
  const key = (from: ItemId, to: ItemId) => (from < to ? `${from} ${to}` : `${to} ${from}`);
  const found = new Map<string, ItemId>();
  for (const [id, { from, to }] of links)
    if (!found.has(key(from, to))) found.set(key(from, to), id);
  return (from, to) => found.get(key(from, to));
}

function equalOf(
  points: readonly ItemId[],
  linkOf: LinkOf,
  pairs: readonly unknown[],
): Constraint[] {
  const found = lists(pairs).flatMap((pair) => {
    const [from, to] = itemsAt(points, pair, 2);
    return from === undefined || to === undefined ? [] : (linkOf(from, to) ?? []);
  });
  const ids = [...new Set(found)];
  return ids.length > 1 ? [{ kind: "equal", links: ids }] : [];
}

/** So many different items by their places; none if there are others. */
function itemsAt(order: readonly ItemId[], places: readonly unknown[], count: number): ItemId[] {
  const found = new Set(places.flatMap((place) => order[Number(place)] ?? []));
  return found.size === count && places.length === count ? [...found] : [];
}

function withStars(
  points: ReadonlyMap<ItemId, PointItem>,
  places: readonly unknown[],
): ReadonlyMap<ItemId, PointItem> {
  const stars = new Set(places);
  if (stars.size === 0) return points;
  return new Map(
    [...points].map(([id, point], place) => [
      id,
      stars.has(place) ? { ...point, star: true } : point,
    ]),
  );
}

function lists(value: unknown): unknown[][] {
  return Array.isArray(value) ? value.filter((each) => Array.isArray(each)) : [];
}
