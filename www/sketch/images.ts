/** Images of an edit under the symmetry of a drawing: what was put, moved or removed is put, moved and removed in
 *  all its images. Images are found by their places before the edit; an item on a mirror is its own image. */
import type { Pair } from "../engine/types.ts";
import type { Spot } from "../view/camera.ts";
import { coloured } from "./colours.ts";
import { type Evening, itemsOf, withItems } from "./constraints.ts";
import { erase, mergeAll, placeItems } from "./edits.ts";
import { addRing } from "./ground.ts";
import {
  type Before,
  cornersOf,
  imagesBefore,
  imagesIn,
  isNear,
  linkImage,
  listsOf,
  withinOf,
} from "./image-finder.ts";
import { withLinkImages } from "./link-images.ts";
import { LinkTable } from "./link-table.ts";
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
  ringsOf,
  type Sketch,
  type Symmetry,
  spotOfItem,
} from "./sketch.ts";
import { Spots } from "./spots.ts";
import { type Isometry, inversesOf, isometriesOf, meanOf, middleOf } from "./symmetry.ts";

/** The sketch after an edit, with the images of the edit. `lead`: the item that a pointer holds; where an item was
 *  moved together with its image, the lead decides. Cost: O(items). */
export function withImages(before: Sketch, after: Sketch, lead: ItemId | null = null): Sketch {
  const { symmetry } = after;
  if (symmetry === null || symmetry !== before.symmetry || after.paper !== before.paper)
    return after;
  const maps = isometriesOf(symmetry);
  const images = imagesBefore(before);
  const moved = withMoves(before, after, { maps, images }, lead);
  const painted = withColours(before, moved, { maps, images });
  const placed = withCorners(before, withAdded(before, painted, maps), maps);
  // Before links, whose ends may now lie where an image lay that is gone.
  const left = withoutImages(before, placed, { maps, images });
  const linked = withStones(before, withLinkImages(before, left, { maps, images }), maps);
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

/** Puts each item into the middle of where its images would have it; `before` is symmetric, and tells images. */
export function eveningBy(before: Sketch, symmetry: Symmetry): Evening {
  const images = imagesIn(before);
  const pairs = inversesOf(symmetry);
  const found = new Map<ItemId, [ItemId, Isometry][]>();
  /** An item's images, each with the map that leads back. */
  const imagesOf = (id: ItemId): readonly [ItemId, Isometry][] => {
    const each = found.get(id) ?? pairs.flatMap(([map, back]) => withBack(images(map, id), back));
    found.set(id, each);
    return each;
  };
  return (at, isHeld) => {
    for (const id of [...at.keys()])
      for (const [image] of imagesOf(id)) {
        const spot = at.has(image) ? null : spotOfItem(before, image);
        if (spot !== null) at.set(image, spot);
      }
    const places = new Map<ItemId, Pair>();
    for (const [id, spot] of at) {
      if (isHeld(id)) continue;
      const wishes = imagesOf(id).flatMap(([image, back]) => {
        const there = at.get(image);
        return there === undefined ? [] : [back(there)];
      });
      places.set(id, meanOf([spot, ...wishes]));
    }
    for (const [id, place] of places) at.set(id, place);
  };
}

function withBack(image: ItemId | null, back: Isometry): [ItemId, Isometry][] {
  return image === null ? [] : [[image, back]];
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

function sized(sketch: Sketch, sizes: ReadonlyMap<ItemId, DiskItem>): Sketch {
  const changed = new Map<ItemId, DiskItem>();
  for (const [id, { core, reach }] of sizes) {
    const there = sketch.disks.get(id);
    const isSame = there?.core === core && there.reach === reach;
    if (there !== undefined && !isSame && !isLocked(sketch, id))
      changed.set(id, { ...there, core, reach });
  }
  return changed.size === 0 ? sketch : { ...sketch, disks: joined(sketch.disks, changed) };
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
  const spots = new Spots<ItemId | "image">(within, after);
  const made: T[] = [];
  for (const [id, item] of after) {
    if (before.has(id)) continue;
    for (const map of maps) {
      const at = map([item.x, item.y]);
      if (isNear(item, at, within) || spots.at(at) !== null) continue;
      const [x, y] = inTicks(sketch.kind) ? [Math.round(at[0]), Math.round(at[1])] : at;
      const image = { ...item, x, y };
      spots.add("image", image);
      made.push(image);
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
    const corners = new Spots(withinOf(next), cornersOf(next));
    return spots.every((at) => corners.at(at) !== null) ? next : addRing(next, spots, "hole");
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
    const corners = new Spots(withinOf(next), cornersOf(next));
    const at = map([corner.x, corner.y]);
    if (corners.at(at) !== null) return next;
    const ends = beside.map((each) => each && corners.at(map([each.x, each.y])));
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

/** Removes the images of what was removed. Where an item and its image have become one, on a mirror, so do their
 *  images. */
function withoutImages(before: Sketch, after: Sketch, { maps, images }: Before): Sketch {
  const is = listsOf(after);
  const gone = listsOf(before).flatMap((items, i) =>
    items === is[i] ? [] : [...items.keys()].filter((id) => !is[i]?.has(id)),
  );
  if (gone.length === 0) return after;
  const within = withinOf(before);
  const spotsIn = new Map<ReadonlyMap<ItemId, Spot>, Spots<ItemId>>();
  const spotsOf = (items: ReadonlyMap<ItemId, Spot>) => {
    const spots = spotsIn.get(items) ?? new Spots(within, items);
    spotsIn.set(items, spots);
    return spots;
  };
  const doomed = new Set<ItemId>();
  const twins = new Map<ItemId, ItemId>();
  for (const [id, spot] of imagesLeft(after, gone, { maps, images })) {
    const isOnMirror = (map: Isometry) =>
      images(map, id) !== id && isNear({ x: spot[0], y: spot[1] }, map(spot), within);
    const others = maps.some(isOnMirror) ? is.find((items) => items.has(id)) : undefined;
    if (others === undefined) doomed.add(id);
    const isTaken = (other: ItemId) => other === id || twins.has(other);
    const twin = others && spotsOf(others).at(spot, isTaken);
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

/** Constraints that were put or removed. Cost: O(constraints), and O(items) if there is a new one or one has gone. */
function withConstraints(before: Sketch, after: Sketch, maps: readonly Isometry[]): Sketch {
  if (before.constraints === after.constraints) return after;
  const [was, is] = [new Set(before.constraints), new Set(after.constraints)];
  const gone = before.constraints.filter((each) => !is.has(each));
  const fresh = after.constraints.filter((each) => !was.has(each));
  const lost = new Set(constraintImages(before, gone, maps).map(nameOf));
  const left = after.constraints.filter((each) => !was.has(each) || !lost.has(nameOf(each)));
  const known = new Set(left.map(nameOf));
  const made = constraintImages(after, fresh, maps).filter((image) => {
    const isNew = !known.has(nameOf(image));
    known.add(nameOf(image));
    return isNew;
  });
  return { ...after, constraints: [...left, ...made] };
}

/** Images of constraints whose items all have one. */
function constraintImages(
  sketch: Sketch,
  constraints: readonly Constraint[],
  maps: readonly Isometry[],
): Constraint[] {
  if (constraints.length === 0) return [];
  const images = imagesIn(sketch);
  const table = new LinkTable(sketch);
  const imageOf = (id: ItemId, map: Isometry) => {
    const link = sketch.links.get(id);
    return link === undefined ? images(map, id) : linkImage(link, map, images, table);
  };
  return constraints.flatMap((constraint) =>
    maps.flatMap((map): Constraint[] => {
      const named = new Map<ItemId, ItemId>();
      for (const id of itemsOf(constraint)) {
        const image = imageOf(id, map);
        if (image !== null) named.set(id, image);
      }
      const isWhole = named.size === itemsOf(constraint).length;
      return isWhole ? [withItems(constraint, (id) => named.get(id) ?? id)] : [];
    }),
  );
}

/** The same for constraints of one kind about the same items. */
function nameOf(constraint: Constraint): string {
  return [constraint.kind, ...[...itemsOf(constraint)].sort((a, b) => a - b)].join(" ");
}
