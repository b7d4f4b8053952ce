/** Fragment: a part of a sketch to duplicate, copy and paste, with the links between its points but
 *  none that lead out of it. */
import { has, type SketchKind } from "../engine/features.ts";
import type { Pair } from "../engine/types.ts";
import { itemsOf, withItems } from "./constraints.ts";
import { linksWithin } from "./edits.ts";
import {
  type DiskItem,
  type ItemId,
  inTicks,
  itemId,
  type LinkItem,
  type Sketch,
} from "./sketch.ts";
import { boundsOf } from "./transforms.ts";

export interface Fragment {
  readonly kind: SketchKind;
  readonly points: Sketch["points"];
  readonly links: Sketch["links"];
  readonly disks: ReadonlyMap<ItemId, DiskItem>;
  readonly centres: Sketch["centres"];
  readonly start: Sketch["start"];
  readonly groups: Sketch["groups"];
  readonly constraints: Sketch["constraints"];
}

/** A sketch with a copy, whose items have new numbers. */
interface WithCopy {
  readonly sketch: Sketch;
  readonly ids: ReadonlySet<ItemId>;
  /** Copies by their originals. */
  readonly copies: ReadonlyMap<ItemId, ItemId>;
}

export function fragmentOf(sketch: Sketch, ids: ReadonlySet<ItemId>): Fragment {
  const links = linksWithin(sketch, ids);
  const isCopied = (id: ItemId) => ids.has(id) || links.has(id);
  return {
    kind: sketch.kind,
    points: only(sketch.points, ids),
    links: only(sketch.links, links),
    disks: only(sketch.disks, ids),
    centres: only(sketch.centres, ids),
    start: only(sketch.start, ids),
    groups: sketch.groups.filter((group) => [...group].every((id) => ids.has(id))),
    constraints: sketch.constraints.filter((each) => itemsOf(each).every(isCopied)),
  };
}

function only<T>(map: ReadonlyMap<ItemId, T>, ids: ReadonlySet<ItemId>): ReadonlyMap<ItemId, T> {
  const found = new Map<ItemId, T>();
  for (const [id, item] of map) if (ids.has(id)) found.set(id, item);
  return found;
}

/** True if the sketch can hold some of the fragment. */
export function canPaste({ points, disks, centres, kind }: Fragment, sketch: Sketch): boolean {
  return points.size + disks.size + centres.size > 0 && inTicks(kind) === inTicks(sketch.kind);
}

/** Translation that brings the middle of a fragment near a place: by whole steps of the grid, and on by one step
 *  each way while an item would cover one that is there. */
export function shiftTo(sketch: Sketch, fragment: Fragment, place: Pair, pitch: number): Pair {
  const spots = placesOf(fragment);
  const { x0, y0, x1, y1 } = boundsOf(spots) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  const steps = (from: number, to: number) => Math.round((to - from) / pitch) * pitch;
  let by: Pair = [steps((x0 + x1) / 2, place[0]), steps((y0 + y1) / 2, place[1])];
  const taken = new Map<number, Set<number>>();
  for (const [x, y] of placesOf(sketch)) {
    const column = taken.get(x) ?? new Set();
    taken.set(x, column.add(y));
  }
  while (spots.some(([x, y]) => taken.get(x + by[0])?.has(y + by[1])))
    by = [by[0] + pitch, by[1] + pitch];
  return by;
}

function placesOf({
  points,
  disks,
  centres,
}: Omit<Fragment, "kind" | "links" | "start" | "groups" | "constraints">) {
  return [points, disks, centres].flatMap((items) =>
    [...items.values()].map(({ x, y }): Pair => [x, y]),
  );
}

/** Inserts a translated copy. Cost: O(items). */
export function withFragment(sketch: Sketch, fragment: Fragment, by: Pair): WithCopy {
  let next = sketch.next;
  const copies = new Map<ItemId, ItemId>();
  for (const map of [fragment.points, fragment.links, fragment.disks, fragment.centres])
    for (const id of map.keys()) copies.set(id, itemId(next++));
  const named = (id: ItemId) => copies.get(id) ?? id;
  const whole = inTicks(sketch.kind) ? Math.round : (value: number) => value;
  const moved = <T extends { readonly x: number; readonly y: number }>(item: T): T => ({
    ...item,
    x: whole(item.x + by[0]),
    y: whole(item.y + by[1]),
  });
  const linked = ({ bend, ...link }: LinkItem): LinkItem => ({
    ...link,
    from: named(link.from),
    to: named(link.to),
    ...(bend && { bend: [bend[0] + by[0], bend[1] + by[1]] }),
  });
  const joined = <T>(
    map: ReadonlyMap<ItemId, T>,
    more: ReadonlyMap<ItemId, T>,
    copied: (item: T) => T,
  ) => {
    const all = new Map(map);
    for (const [id, item] of more) all.set(named(id), copied(item));
    return all;
  };
  const copy: Sketch = {
    ...sketch,
    points: joined(sketch.points, fragment.points, moved),
    links: has(sketch, "links")
      ? joined(sketch.links, fragment.links, linked)
      : new Map(sketch.links),
    disks: joined(sketch.disks, fragment.disks, moved),
    centres: joined(sketch.centres, fragment.centres, moved),
    start: joined(sketch.start, fragment.start, (colour) => colour),
    groups: [...sketch.groups, ...fragment.groups.map((group) => new Set([...group].map(named)))],
    constraints: [
      ...sketch.constraints,
      ...fragment.constraints.map((constraint) => withItems(constraint, named)),
    ],
    next,
  };
  return { sketch: copy, ids: new Set(copies.values()), copies };
}
