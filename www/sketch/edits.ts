/** Edits of points, links and other items: each returns a new sketch. Two points have at most one
 *  link; two opposite arcs form an edge. */
import type { Pair } from "../engine/types.ts";
import { bendBetween, bendsOfParts, bentTo, linkThrough, withBendsMoved } from "./bends.ts";
import { joinedLink, LinkTable } from "./link-table.ts";
import { unlocked } from "./locks.ts";
import {
  added,
  type Corner,
  type ItemColour,
  type ItemId,
  inTicks,
  joined,
  type LinkItem,
  type PointItem,
  ringsOf,
  type SetItem,
  type Sketch,
  type Way,
  withItem,
  without,
} from "./sketch.ts";

export type WithAdded = { readonly sketch: Sketch; readonly ids: readonly ItemId[] };

export function addPoints(sketch: Sketch, spots: readonly Pair[]): WithAdded {
  const items = spots.map(([x, y]): PointItem => ({ x, y, label: "", pinned: false }));
  return added(sketch, items, (before, fresh) => ({
    ...before,
    points: joined(before.points, fresh),
  }));
}

/** Joins two points, or merges with an existing link, which keeps its colour. */
export function link(
  sketch: Sketch,
  from: ItemId,
  to: ItemId,
  way: Way,
  colour?: ItemColour,
): Sketch {
  if (from === to) return sketch;
  const known = linkBetween(sketch, from, to);
  if (known === null)
    return added(sketch, [{ from, to, way, ...(colour && { colour }) }], (before, fresh) => ({
      ...before,
      links: joined(before.links, fresh),
    })).sketch;
  const [id, there] = known;
  const next = joinedLink(there, from, way);
  return next === there ? sketch : { ...sketch, links: withItem(sketch.links, id, next) };
}

export function linkBetween(sketch: Sketch, a: ItemId, b: ItemId): [ItemId, LinkItem] | null {
  for (const [id, item] of sketch.links)
    if ((item.from === a && item.to === b) || (item.from === b && item.to === a)) return [id, item];
  return null;
}

/** Removes items that are not locked, and everything that depends on them. */
export function erase(sketch: Sketch, ids: ReadonlySet<ItemId>): Sketch {
  const gone = unlocked(sketch, ids);
  return gone.size === 0 ? sketch : removed(sketch, gone);
}

function removed(sketch: Sketch, ids: ReadonlySet<ItemId>): Sketch {
  const gone = new Set(ids);
  for (const [id, { from, to }] of sketch.links) if (ids.has(from) || ids.has(to)) gone.add(id);
  const erased: Sketch = {
    ...sketch,
    points: without(sketch.points, gone),
    links: without(sketch.links, gone),
    opens: setsWithout(without(sketch.opens, gone), gone),
    placements: setsWithout(without(sketch.placements, gone), gone),
    disks: without(sketch.disks, gone),
    centres: without(sketch.centres, gone),
    region: regionWithout(sketch, gone),
    groups: groupsWithout(sketch.groups, gone),
    locked: lockedWithout(sketch.locked, gone),
  };
  const there = (id: ItemId) =>
    erased.points.has(id) || erased.placements.has(id) || erased.disks.has(id);
  const stoneless = new Set([...sketch.start.keys()].filter((id) => !there(id)));
  return { ...erased, start: without(erased.start, stoneless) };
}

/** Removes deleted points from sets, and sets that become empty. */
function setsWithout(
  sets: ReadonlyMap<ItemId, SetItem>,
  gone: ReadonlySet<ItemId>,
): ReadonlyMap<ItemId, SetItem> {
  if (![...sets.values()].some((set) => [...set].some((id) => gone.has(id)))) return sets;
  const left = [...sets].map(
    ([id, set]) => [id, new Set([...set].filter((point) => !gone.has(point)))] as const,
  );
  return new Map(left.filter(([, set]) => set.size > 0));
}

/** A group of one is none. */
function groupsWithout(groups: Sketch["groups"], gone: ReadonlySet<ItemId>): Sketch["groups"] {
  const left = groups.map((group) => {
    const rest = [...group].filter((id) => !gone.has(id));
    return rest.length === group.size ? group : new Set(rest);
  });
  return left.filter(({ size }) => size > 1);
}

function lockedWithout(locked: Sketch["locked"], gone: ReadonlySet<ItemId>): Sketch["locked"] {
  const left = [...locked].filter((id) => !gone.has(id));
  return left.length === locked.size ? locked : new Set(left);
}

/** Rings with fewer than three corners are removed; without an outline there is no region. */
function regionWithout(sketch: Sketch, gone: ReadonlySet<ItemId>): Sketch["region"] {
  const { region } = sketch;
  if (region?.kind !== "rings") return region;
  if (!region.rings.flat().some(({ id }) => gone.has(id))) return region;
  const rings = region.rings.map((ring) => ring.filter(({ id }) => !gone.has(id)));
  const [outer, ...holes] = rings;
  if (outer === undefined || outer.length < 3) return null;
  return {
    kind: "rings",
    rings: [outer, ...holes.filter((ring) => ring.length >= 3)],
    wrap: outer.length === 4 && region.rings[0]?.length === 4 ? region.wrap : "none",
  };
}

/** Removes the outline or hole with this corner, unless a corner is locked; without its outline there is no region. */
export function eraseRing(sketch: Sketch, id: ItemId): Sketch {
  const ring = ringsOf(sketch.region).find((corners) => corners.some((each) => each.id === id));
  if (ring?.some((corner) => sketch.locked.has(corner.id)) !== false) return sketch;
  return erase(sketch, new Set(ring.map((each) => each.id)));
}

/** Moves items that are not locked by the map `to`; items in ticks are rounded. */
export function moveItems(
  sketch: Sketch,
  ids: ReadonlySet<ItemId>,
  to: (spot: Pair) => Pair,
): Sketch {
  const free = unlocked(sketch, ids);
  const after = movedBy(sketch, free, to);
  return after.points === sketch.points ? after : withBendsMoved(sketch, after, free, to);
}

/** Moves each of these items to a place of its own, unless it is locked. Cost: O(items). */
export function placeItems(sketch: Sketch, places: ReadonlyMap<ItemId, Pair>): Sketch {
  const free = unlocked(sketch, new Set(places.keys()));
  const after = movedBy(sketch, free, (spot, id) => places.get(id) ?? spot);
  return after.points === sketch.points ? after : withBendsMoved(sketch, after);
}

/** Moves items, but not the bends of links; items in ticks are rounded. */
function movedBy(
  sketch: Sketch,
  ids: ReadonlySet<ItemId>,
  to: (spot: Pair, id: ItemId) => Pair,
): Sketch {
  const moved = <T extends { readonly x: number; readonly y: number }>(item: T, id: ItemId): T => {
    const [x, y] = to([item.x, item.y], id);
    return inTicks(sketch.kind)
      ? { ...item, x: Math.round(x), y: Math.round(y) }
      : { ...item, x, y };
  };
  return {
    ...sketch,
    points: movedIn(sketch.points, ids, moved),
    disks: movedIn(sketch.disks, ids, moved),
    centres: movedIn(sketch.centres, ids, moved),
    region: movedRegion(sketch, ids, (corner) => moved(corner, corner.id)),
  };
}

function movedIn<T>(
  map: ReadonlyMap<ItemId, T>,
  ids: ReadonlySet<ItemId>,
  moved: (item: T, id: ItemId) => T,
): ReadonlyMap<ItemId, T> {
  if (map.size === 0) return map;
  let next: Map<ItemId, T> | null = null;
  for (const id of ids) {
    const item = map.get(id);
    if (item === undefined) continue;
    next ??= new Map(map);
    next.set(id, moved(item, id));
  }
  return next ?? map;
}

function movedRegion(
  { region }: Sketch,
  ids: ReadonlySet<ItemId>,
  moved: (corner: Corner) => Corner,
): Sketch["region"] {
  if (region?.kind !== "rings" || !region.rings.flat().some(({ id }) => ids.has(id))) return region;
  const rings = region.rings.map((ring) =>
    ring.map((corner) => (ids.has(corner.id) ? moved(corner) : corner)),
  );
  return { ...region, rings };
}

/** Merges two points: the kept one stays in place and gets the links and sets of both. */
export function merge(sketch: Sketch, gone: ItemId, kept: ItemId): Sketch {
  return mergeAll(sketch, [[gone, kept]]);
}

/** Merges the first of each two points into the second, one pair after the other; a pair with a point that an
 *  earlier one took away is left out. Cost: O(items). */
export function mergeAll(sketch: Sketch, pairs: Iterable<readonly [ItemId, ItemId]>): Sketch {
  const kept = new Map<ItemId, ItemId>();
  const end = (id: ItemId): ItemId => {
    const next = kept.get(id);
    return next === undefined ? id : end(next);
  };
  for (const [gone, stays] of pairs)
    if (gone !== stays && !kept.has(gone) && !kept.has(stays)) kept.set(gone, stays);
  if (kept.size === 0) return sketch;
  const touching: LinkItem[] = [];
  for (const link of sketch.links.values())
    if (kept.has(link.from) || kept.has(link.to)) touching.push(link);
  const set = (points: SetItem) => new Set([...points].map(end));
  const sets = (map: ReadonlyMap<ItemId, SetItem>) =>
    new Map([...map].map(([id, points]) => [id, set(points)] as const));
  const regrouped = { ...sketch, opens: sets(sketch.opens), placements: sets(sketch.placements) };
  const bare = removed(regrouped, new Set(kept.keys()));
  return relinked(sketch, bare, touching, end);
}

/** The sketch with links whose ends have moved to other points, or merged with those that are there. */
function relinked(
  before: Sketch,
  bare: Sketch,
  links: readonly LinkItem[],
  end: (id: ItemId) => ItemId,
): Sketch {
  const table = new LinkTable(bare);
  for (const there of links) {
    const [from, to] = [end(there.from), end(there.to)];
    if (from === to) continue;
    const { bend: _, ...straight } = there;
    const bend = bendBetween(before, there, from, to);
    const fresh: LinkItem = { ...straight, from, to };
    table.join(bend === null ? fresh : linkThrough(bare, fresh, bend));
  }
  return table.in(bare);
}

/** Joins two points by a link like another with its own bend, or merges with an existing link, which stays as it runs. */
function linkBent(
  sketch: Sketch,
  from: ItemId,
  to: ItemId,
  { way, colour }: LinkItem,
  bend: Pair | null,
): Sketch {
  const next = link(sketch, from, to, way, colour);
  const [id] = linkBetween(next, from, to) ?? [];
  return bend === null || id === undefined || sketch.links.has(id) ? next : bentTo(next, id, bend);
}

/** Inserts a point into a link, which becomes two. */
export function split(sketch: Sketch, id: ItemId, point: ItemId): Sketch {
  const there = sketch.links.get(id);
  if (there === undefined || there.from === point || there.to === point) return sketch;
  const { from, to } = there;
  const at = sketch.points.get(point);
  const [first, second] = (at && bendsOfParts(sketch, there, at)) ?? [null, null];
  const cut = { ...sketch, links: without(sketch.links, new Set([id])) };
  return linkBent(linkBent(cut, from, point, there, first), point, to, there, second);
}

/** Replaces a link by links from one of these points to the next. */
export function splitAt(sketch: Sketch, id: ItemId, points: readonly ItemId[]): Sketch {
  const there = sketch.links.get(id);
  const [only] = points;
  if (there === undefined) return sketch;
  if (only !== undefined && points.length === 1) return split(sketch, id, only);
  const cut = { ...sketch, links: without(sketch.links, new Set([id])) };
  const stops = [there.from, ...points, there.to];
  return stops
    .slice(1)
    .reduce((next, to, i) => link(next, stops[i] ?? to, to, there.way, there.colour), cut);
}

export type Turning = "two-way" | "one-way" | "reverse";

/** Makes links one-way or two-way, or reverses their arcs. */
export function turnLinks(sketch: Sketch, ids: ReadonlySet<ItemId>, turning: Turning): Sketch {
  const links = new Map(sketch.links);
  for (const id of ids) {
    const there = links.get(id);
    if (there !== undefined) links.set(id, turned(there, turning));
  }
  return { ...sketch, links };
}

function turned(link: LinkItem, turning: Turning): LinkItem {
  if (turning === "reverse") return { ...link, from: link.to, to: link.from };
  return { ...link, way: turning === "one-way" ? "one" : "two" };
}

/** Links with both ends among these points. */
export function linksWithin(sketch: Sketch, ids: ReadonlySet<ItemId>): Set<ItemId> {
  const within = new Set<ItemId>();
  for (const [id, { from, to }] of sketch.links) if (ids.has(from) && ids.has(to)) within.add(id);
  return within;
}

export function labelled(sketch: Sketch, id: ItemId, label: string): Sketch {
  const point = sketch.points.get(id);
  if (point === undefined || point.label === label) return sketch;
  return { ...sketch, points: withItem(sketch.points, id, { ...point, label }) };
}

export function pinned(sketch: Sketch, ids: ReadonlySet<ItemId>, pin: boolean): Sketch {
  const points = movedIn(sketch.points, ids, (point) => ({ ...point, pinned: pin }));
  return { ...sketch, points };
}

/** Marks points as star points, or as none. */
export function starred(sketch: Sketch, ids: ReadonlySet<ItemId>, star: boolean): Sketch {
  const points = movedIn(sketch.points, ids, ({ star: _, ...point }) =>
    star ? { ...point, star } : point,
  );
  return { ...sketch, points };
}

/** All selectable items. */
export function allItems(sketch: Sketch): Set<ItemId> {
  const { points, links, disks, centres, region } = sketch;
  const all = new Set<ItemId>();
  for (const items of [points, links, disks, centres]) for (const id of items.keys()) all.add(id);
  for (const { id } of ringsOf(region).flat()) all.add(id);
  return all;
}
