/** Images of an edit under the symmetry of a drawing: what was put, moved or removed is put, moved and removed in
 *  all its images. Images are found by their places before the edit; an item on a mirror is its own image. */
import type { Pair } from "../engine/types.ts";
import { coloured } from "./colours.ts";
import { itemsOf, withItems } from "./constraints.ts";
import { erase, link, linkBetween, mergeAll, placeItems } from "./edits.ts";
import { addRing } from "./ground.ts";
import { itemsBySpot } from "./hit.ts";
import { isLocked } from "./locks.ts";
import {
  added,
  type Coloured,
  type Constraint,
  type Corner,
  type DiskItem,
  type ItemColour,
  type ItemId,
  inTicks,
  itemId,
  joined,
  type LinkItem,
  ringsOf,
  type Sketch,
  spotOfItem,
  withItem,
  without,
} from "./sketch.ts";
import { type Isometry, inversesOf, isometriesOf } from "./symmetry.ts";

/** Distance from its place within which an image is found: in ticks, for two roundings, and else as a share of the
 *  drawing's size, for drawings that came from files with few digits. */
const WITHIN_TICKS = 2;
const WITHIN_SHARE = 1e-4;

type Spot = { readonly x: number; readonly y: number };
/** The item that is the image of another under a map, itself on a mirror; null where none is there. */
type Images = (map: Isometry, id: ItemId) => ItemId | null;

/** The sketch after an edit, with the images of the edit. `lead`: the item that a pointer holds; where an item was
 *  moved together with its image, the lead decides. Cost: O(items). */
export function withImages(before: Sketch, after: Sketch, lead: ItemId | null = null): Sketch {
  const { symmetry } = after;
  if (symmetry === null || symmetry !== before.symmetry || after.paper !== before.paper)
    return after;
  const maps = isometriesOf(symmetry);
  const images = imagesIn(before);
  const moved = withMoves(before, after, { maps, images }, lead);
  const painted = withColours(before, moved, { maps, images });
  const placed = withCorners(before, withAdded(before, painted, maps), maps);
  // Before links, whose ends may now lie where an image lay that is gone.
  const left = withoutImages(before, placed, { maps, images });
  const linked = withStones(before, withLinks(before, left, maps, images), maps);
  return withConstraints(before, linked, maps);
}

/** The drawing with all images that it lacks. */
export function completed(sketch: Sketch): Sketch {
  const { points, disks, centres, links, start } = sketch;
  const bare = { ...sketch, points: new Map(), disks: new Map(), centres: new Map() };
  const nothing: Sketch = { ...bare, links: new Map(), start: new Map() };
  const all = points.size + disks.size + centres.size + links.size + start.size;
  return all === 0 ? sketch : withImages(nothing, sketch);
}

/** The drawing with each item in the middle of where its images would have it; held items stay. `before` is
 *  symmetric, and tells images. */
export function evened(before: Sketch, after: Sketch, held: ReadonlySet<ItemId>): Sketch {
  const { symmetry } = before;
  if (symmetry === null) return after;
  const images = imagesIn(before);
  const pairs = inversesOf(symmetry);
  const places = new Map<ItemId, Pair>();
  const moved = changed(before, after, null);
  for (const id of new Set([...moved, ...imagesOf(before, moved)])) {
    const spot = spotOfItem(after, id);
    if (spot === null || held.has(id)) continue;
    const wishes = pairs.flatMap(([map, back]): Pair[] => {
      const image = images(map, id);
      const there = image === null ? null : spotOfItem(after, image);
      return there === null ? [] : [back(there)];
    });
    places.set(id, mean([spot, ...wishes]));
  }
  return placeItems(after, places);
}

/** The images of these items, without themselves. */
export function imagesOf(sketch: Sketch, ids: Iterable<ItemId>): ItemId[] {
  if (sketch.symmetry === null) return [];
  const images = imagesIn(sketch);
  const maps = isometriesOf(sketch.symmetry);
  return [...ids].flatMap((id) =>
    maps.flatMap((map) => {
      const image = images(map, id);
      return image === null || image === id ? [] : [image];
    }),
  );
}

interface Before {
  readonly maps: readonly Isometry[];
  readonly images: Images;
}

function imagesIn(sketch: Sketch): Images {
  const within = withinOf(sketch);
  const finders = listsOf(sketch).map((items) => ({
    items,
    find: itemsBySpot(items, within, new Set()),
  }));
  return (map, id) => {
    const kind = finders.find(({ items }) => items.has(id));
    const item = kind?.items.get(id);
    if (kind === undefined || item === undefined) return null;
    const at = map([item.x, item.y]);
    return isNear(item, at, within) ? id : kind.find(at);
  };
}

function listsOf(sketch: Sketch): ReadonlyMap<ItemId, Spot>[] {
  return [sketch.points, sketch.disks, sketch.centres, cornersOf(sketch)];
}

function cornersOf({ region }: Sketch): ReadonlyMap<ItemId, Corner> {
  return new Map(
    ringsOf(region)
      .flat()
      .map((corner) => [corner.id, corner]),
  );
}

function withinOf(sketch: Sketch): number {
  if (inTicks(sketch.kind)) return WITHIN_TICKS;
  let most = 0;
  for (const { x, y } of sketch.points.values()) most = Math.max(most, Math.abs(x), Math.abs(y));
  return most * WITHIN_SHARE;
}

function isNear({ x, y }: Spot, at: Pair, within: number): boolean {
  return Math.hypot(x - at[0], y - at[1]) <= within;
}

/** Moves and sizes. An item on mirrors stays on them. */
function withMoves(
  before: Sketch,
  after: Sketch,
  { maps, images }: Before,
  lead: ItemId | null,
): Sketch {
  const places = new Map<ItemId, Pair>();
  const sizes = new Map<ItemId, DiskItem>();
  for (const id of changed(before, after, lead)) {
    const spot = places.has(id) ? null : spotOfItem(after, id);
    if (spot === null) continue;
    const own = maps.filter((map) => images(map, id) === id);
    const at = middleOf(spot, own);
    places.set(id, at);
    const disk = after.disks.get(id);
    for (const map of maps) {
      const image = images(map, id);
      if (image === null || places.has(image)) continue;
      places.set(image, map(at));
      if (disk !== undefined) sizes.set(image, disk);
    }
  }
  return placeItems(sized(after, sizes), places);
}

/** Items that are elsewhere, or of another size, the lead first. */
function changed(before: Sketch, after: Sketch, lead: ItemId | null): Set<ItemId> {
  const found = new Set<ItemId>();
  const note = (was: ReadonlyMap<ItemId, Spot>, is: ReadonlyMap<ItemId, Spot>) => {
    if (was === is) return;
    for (const [id, item] of is) {
      const then = was.get(id);
      if (then !== undefined && then !== item && isChanged(then, item)) found.add(id);
    }
  };
  note(before.points, after.points);
  note(before.disks, after.disks);
  note(before.centres, after.centres);
  if (before.region !== after.region) note(cornersOf(before), cornersOf(after));
  return lead !== null && found.has(lead) ? new Set([lead, ...found]) : found;
}

function isChanged(was: Spot & Partial<DiskItem>, is: Spot & Partial<DiskItem>): boolean {
  return was.x !== is.x || was.y !== is.y || was.core !== is.core || was.reach !== is.reach;
}

/** The nearest place that these maps leave where it is. */
function middleOf(at: Pair, maps: readonly Isometry[]): Pair {
  if (maps.length === 0) return at;
  return mean([at, ...maps.map((map) => map(at))]);
}

function mean(spots: readonly Pair[]): Pair {
  const along = (axis: 0 | 1) => spots.reduce((sum, each) => sum + each[axis], 0) / spots.length;
  return [along(0), along(1)];
}

function sized(sketch: Sketch, sizes: ReadonlyMap<ItemId, DiskItem>): Sketch {
  let { disks } = sketch;
  for (const [id, { core, reach }] of sizes) {
    const there = disks.get(id);
    const isSame = there?.core === core && there.reach === reach;
    if (there !== undefined && !isSame && !isLocked(sketch, id))
      disks = withItem(disks, id, { ...there, core, reach });
  }
  return disks === sketch.disks ? sketch : { ...sketch, disks };
}

/** Colours of points and disks; those of links are theirs like their bends. */
function withColours(before: Sketch, after: Sketch, { maps, images }: Before): Sketch {
  const colours = new Map<ItemColour | null, Set<ItemId>>();
  const note = (was: ReadonlyMap<ItemId, Coloured>, is: ReadonlyMap<ItemId, Coloured>) => {
    if (was === is) return;
    for (const [id, { colour }] of is) {
      const then = was.get(id);
      if (then === undefined || then.colour === colour) continue;
      const alike = colours.get(colour ?? null) ?? new Set();
      for (const map of maps) alike.add(images(map, id) ?? id);
      colours.set(colour ?? null, alike);
    }
  };
  note(before.points, after.points);
  note(before.disks, after.disks);
  return [...colours].reduce((next, [colour, ids]) => coloured(next, ids, colour), after);
}

/** New points, disks and stones. */
function withAdded(before: Sketch, after: Sketch, maps: readonly Isometry[]): Sketch {
  const fresh = <T extends Spot>(was: ReadonlyMap<ItemId, T>, is: ReadonlyMap<ItemId, T>) =>
    was === is ? [] : newImages(after, was, is, maps);
  const points = fresh(before.points, after.points).map((point) => ({ ...point, label: "" }));
  const [disks, centres] = [fresh(before.disks, after.disks), fresh(before.centres, after.centres)];
  if (points.length + disks.length + centres.length === 0) return after;
  const pointed = added(after, points, (next, more) => ({
    ...next,
    points: joined(next.points, more),
  }));
  const rounded = added(pointed.sketch, disks, (next, more) => ({
    ...next,
    disks: joined(next.disks, more),
  }));
  return added(rounded.sketch, centres, (next, more) => ({
    ...next,
    centres: joined(next.centres, more),
  })).sketch;
}

/** Images of new items where none is yet. */
function newImages<T extends Spot>(
  sketch: Sketch,
  before: ReadonlyMap<ItemId, T>,
  after: ReadonlyMap<ItemId, T>,
  maps: readonly Isometry[],
): T[] {
  const within = withinOf(sketch);
  const find = itemsBySpot(after, within, new Set());
  const made: T[] = [];
  for (const [id, item] of after) {
    if (before.has(id)) continue;
    for (const map of maps) {
      const at = map([item.x, item.y]);
      const isThere =
        isNear(item, at, within) ||
        find(at) !== null ||
        made.some((each) => isNear(each, at, within));
      const [x, y] = inTicks(sketch.kind) ? [Math.round(at[0]), Math.round(at[1])] : at;
      if (!isThere) made.push({ ...item, x, y });
    }
  }
  return made;
}

/** New corners on sides, and new holes. */
function withCorners(before: Sketch, after: Sketch, maps: readonly Isometry[]): Sketch {
  if (before.region === after.region || before.region === null) return after;
  const was = cornersOf(before);
  return ringsOf(after.region).reduce((next, ring, place) => {
    const fresh = ring.filter(({ id }) => !was.has(id));
    if (fresh.length === ring.length) return place === 0 ? next : withHoles(next, ring, maps);
    return fresh.reduce((each, corner) => withCorner(each, ring, corner, maps), next);
  }, after);
}

function withHoles(sketch: Sketch, ring: readonly Corner[], maps: readonly Isometry[]): Sketch {
  return maps.reduce((next, map) => {
    const spots = ring.map(({ x, y }) => map([x, y]));
    const find = itemsBySpot(cornersOf(next), withinOf(next), new Set());
    return spots.every((at) => find(at) !== null) ? next : addRing(next, spots, "hole");
  }, sketch);
}

/** A corner's images, each on the side between the images of its neighbours. */
function withCorner(
  sketch: Sketch,
  ring: readonly Corner[],
  corner: Corner,
  maps: readonly Isometry[],
): Sketch {
  const place = ring.indexOf(corner);
  const beside = [ring.at(place - 1), ring[(place + 1) % ring.length]];
  return maps.reduce((next, map) => {
    const find = itemsBySpot(cornersOf(next), withinOf(next), new Set());
    const at = map([corner.x, corner.y]);
    if (find(at) !== null) return next;
    const ends = beside.map((each) => each && find(map([each.x, each.y])));
    return withCornerBetween(next, at, ends);
  }, sketch);
}

function withCornerBetween(
  sketch: Sketch,
  at: Pair,
  ends: readonly (ItemId | null | undefined)[],
): Sketch {
  const { region } = sketch;
  if (region?.kind !== "rings") return sketch;
  const [x, y] = at.map(Math.round);
  const corner: Corner = { id: itemId(sketch.next), x: x ?? 0, y: y ?? 0 };
  const rings = region.rings.map((ring) => {
    const side = ring.findIndex((each, i) => {
      const after = ring[(i + 1) % ring.length];
      return ends.includes(each.id) && ends.includes(after?.id);
    });
    return side < 0 ? ring : ring.toSpliced(side + 1, 0, corner);
  });
  return { ...sketch, region: { ...region, rings, wrap: "none" }, next: sketch.next + 1 };
}

/** Links that were added, turned, bent or removed. */
function withLinks(
  before: Sketch,
  after: Sketch,
  maps: readonly Isometry[],
  images: Images,
): Sketch {
  if (before.links === after.links) return after;
  const now = imagesIn(after);
  const fresh = [...after.links].filter(([id, link]) => before.links.get(id) !== link);
  const known = new Set(fresh.map(([id]) => id));
  const settled = new Set<ItemId>();
  const linked = fresh.reduce((next, [id, bare]) => {
    if (settled.has(id)) return next;
    settled.add(id);
    const each = ownImage(bare, maps, now);
    const own = each === bare ? next : withLink(next, id, each);
    return maps.reduce((turned, map) => {
      const [from, to] = [now(map, each.from), now(map, each.to)];
      if (from === null || to === null || from === to) return turned;
      const there = linkBetween(turned, from, to)?.[0] ?? null;
      if (there !== null && settled.has(there)) return turned;
      if (there !== null && known.has(there)) settled.add(there);
      return withImage(turned, { ...each, from, to }, there, map);
    }, own);
  }, after);
  const gone = goneLinks(before, after).flatMap(({ from, to }) =>
    maps.flatMap((map) => {
      const [a, b] = [images(map, from), images(map, to)];
      const there = a === null || b === null ? null : linkBetween(linked, a, b);
      return there === null || isLocked(linked, there[0]) ? [] : [there[0]];
    }),
  );
  return { ...linked, links: without(linked.links, new Set(gone)) };
}

function withLink(sketch: Sketch, id: ItemId, link: LinkItem): Sketch {
  return { ...sketch, links: withItem(sketch.links, id, link) };
}

/** Links between points that are still there, and linked no more. */
function goneLinks(before: Sketch, after: Sketch): LinkItem[] {
  return [...before.links].flatMap(([id, link]) => {
    const { from, to } = link;
    const isLeft = !after.links.has(id) && after.points.has(from) && after.points.has(to);
    return isLeft && linkBetween(after, from, to) === null ? [link] : [];
  });
}

/** A link that may be its own image: then an arc that a mirror turns round leads both ways, and a bend lies on the mirror. */
function ownImage(link: LinkItem, maps: readonly Isometry[], images: Images): LinkItem {
  const { from, to, bend } = link;
  const isTurned = (map: Isometry) => images(map, from) === to && images(map, to) === from;
  const isKept = (map: Isometry) => images(map, from) === from && images(map, to) === to;
  const own = maps.filter((map) => isTurned(map) || isKept(map));
  if (own.length === 0) return link;
  const way = own.some(isTurned) ? "two" : link.way;
  return bend === undefined ? { ...link, way } : { ...link, way, bend: middleOf(bend, own) };
}

/** A link that is the image of another one: made, or changed as that one was. */
function withImage(sketch: Sketch, image: LinkItem, there: ItemId | null, map: Isometry): Sketch {
  const { bend, ...straight } = image;
  const next: LinkItem = bend === undefined ? straight : { ...straight, bend: map(bend) };
  if (there !== null) return withLink(sketch, there, next);
  const joined = link(sketch, image.from, image.to, image.way);
  const [id] = linkBetween(joined, image.from, image.to) ?? [];
  return id === undefined ? joined : withLink(joined, id, next);
}

/** Removes the images of what was removed. Where an item and its image have become one, on a mirror, so do their
 *  images. */
function withoutImages(before: Sketch, after: Sketch, { maps, images }: Before): Sketch {
  const is = listsOf(after);
  const gone = listsOf(before).flatMap((items, i) =>
    items === is[i] ? [] : [...items.keys()].filter((id) => !is[i]?.has(id)),
  );
  if (gone.length === 0) return after;
  const within = withinOf(before);
  const doomed = new Set<ItemId>();
  const twins = new Map<ItemId, ItemId>();
  for (const [id, spot] of imagesLeft(after, gone, { maps, images })) {
    const isOnMirror = (map: Isometry) =>
      images(map, id) !== id && isNear({ x: spot[0], y: spot[1] }, map(spot), within);
    const others = maps.some(isOnMirror) ? is.find((items) => items.has(id)) : undefined;
    if (others === undefined) doomed.add(id);
    const twin = others && itemsBySpot(others, within, new Set([...twins.keys(), id]))(spot);
    if (twin != null) twins.set(id, twin);
  }
  const merged = mergeAll(
    after,
    [...twins].filter(([id]) => after.points.has(id)),
  );
  const left = new Set([...doomed, ...[...twins.keys()].filter((id) => !after.points.has(id))]);
  return left.size === 0 ? merged : erase(merged, left);
}

/** The images of these items that are still there, and where. */
function imagesLeft(
  after: Sketch,
  gone: readonly ItemId[],
  { maps, images }: Before,
): ReadonlyMap<ItemId, Pair> {
  const left = new Map<ItemId, Pair>();
  for (const id of gone)
    for (const map of maps) {
      const image = images(map, id);
      const spot = image === null ? null : spotOfItem(after, image);
      if (image !== null && spot !== null) left.set(image, spot);
    }
  return left;
}

/** Stones of the start on points and disks. */
function withStones(before: Sketch, after: Sketch, maps: readonly Isometry[]): Sketch {
  if (before.start === after.start) return after;
  const now = imagesIn(after);
  const start = new Map(after.start);
  for (const id of new Set([...before.start.keys(), ...after.start.keys()])) {
    const colour = after.start.get(id);
    if (before.start.get(id) === colour) continue;
    for (const map of maps) {
      const image = now(map, id);
      if (image === null || image === id) continue;
      if (colour === undefined) start.delete(image);
      else start.set(image, colour);
    }
  }
  return { ...after, start };
}

/** Constraints that were put or removed. */
function withConstraints(before: Sketch, after: Sketch, maps: readonly Isometry[]): Sketch {
  if (before.constraints === after.constraints) return after;
  const fresh = after.constraints.filter((each) => !before.constraints.includes(each));
  const gone = before.constraints.filter((each) => !after.constraints.includes(each));
  const lost = gone.flatMap((each) => constraintImages(before, each, maps));
  const left = after.constraints.filter(
    (each) => fresh.includes(each) || !lost.some((image) => isSame(image, each)),
  );
  const constraints = fresh.reduce(
    (all, each) =>
      constraintImages(after, each, maps).reduce(
        (known, image) => (known.some((one) => isSame(one, image)) ? known : known.concat(image)),
        all,
      ),
    left,
  );
  return { ...after, constraints };
}

/** Images of a constraint whose items all have one. */
function constraintImages(
  sketch: Sketch,
  constraint: Constraint,
  maps: readonly Isometry[],
): Constraint[] {
  const images = imagesIn(sketch);
  return maps.flatMap((map) => {
    const named = new Map<ItemId, ItemId>();
    for (const id of itemsOf(constraint)) {
      const link = sketch.links.get(id);
      const image = link === undefined ? images(map, id) : linkImage(sketch, link, map, images);
      if (image !== null) named.set(id, image);
    }
    const isWhole = named.size === itemsOf(constraint).length;
    return isWhole ? [withItems(constraint, (id) => named.get(id) ?? id)] : [];
  });
}

function linkImage(
  sketch: Sketch,
  { from, to }: LinkItem,
  map: Isometry,
  images: Images,
): ItemId | null {
  const [a, b] = [images(map, from), images(map, to)];
  return a === null || b === null ? null : (linkBetween(sketch, a, b)?.[0] ?? null);
}

function isSame(a: Constraint, b: Constraint): boolean {
  const [items, others] = [itemsOf(a), new Set(itemsOf(b))];
  return a.kind === b.kind && items.length === others.size && items.every((id) => others.has(id));
}
