/** Fragment: a part of a sketch to duplicate, copy and paste, with the links between its points but
 *  none that lead out of it. */
import { has, type SketchKind } from "../engine/features.ts";
import type { Pair } from "../engine/types.ts";
import { itemsOf, withItems } from "./constraints.ts";
import { linksWithin, moveItems } from "./edits.ts";
import { type DiskItem, type ItemId, inTicks, itemId, type Sketch } from "./sketch.ts";
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
export interface WithCopy {
  readonly sketch: Sketch;
  readonly ids: ReadonlySet<ItemId>;
  /** Copies by their originals. */
  readonly copies: ReadonlyMap<ItemId, ItemId>;
}

export function fragmentOf(sketch: Sketch, ids: ReadonlySet<ItemId>): Fragment {
  const only = <T>(map: ReadonlyMap<ItemId, T>, of: ReadonlySet<ItemId>) =>
    new Map([...map].filter(([id]) => of.has(id)));
  const links = linksWithin(sketch, ids);
  const copied = new Set([...ids, ...links]);
  return {
    kind: sketch.kind,
    points: only(sketch.points, ids),
    links: only(sketch.links, links),
    disks: only(sketch.disks, ids),
    centres: only(sketch.centres, ids),
    start: only(sketch.start, ids),
    groups: sketch.groups.filter((group) => [...group].every((id) => ids.has(id))),
    constraints: sketch.constraints.filter((each) => itemsOf(each).every((id) => copied.has(id))),
  };
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
  const taken = new Set(placesOf(sketch).map(String));
  while (spots.some(([x, y]) => taken.has(String([x + by[0], y + by[1]]))))
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

/** Inserts a translated copy. */
export function withFragment(sketch: Sketch, fragment: Fragment, by: Pair): WithCopy {
  let next = sketch.next;
  const fresh = new Map<ItemId, ItemId>();
  for (const map of [fragment.points, fragment.links, fragment.disks, fragment.centres])
    for (const id of map.keys()) fresh.set(id, itemId(next++));
  const named = (id: ItemId) => fresh.get(id) ?? id;
  const renamed = <T>(map: ReadonlyMap<ItemId, T>) =>
    [...map].map(([id, item]) => [named(id), item] as const);
  const links = renamed(fragment.links).map(
    ([id, link]) => [id, { ...link, from: named(link.from), to: named(link.to) }] as const,
  );
  const joined: Sketch = {
    ...sketch,
    points: new Map([...sketch.points, ...renamed(fragment.points)]),
    links: new Map(has(sketch, "links") ? [...sketch.links, ...links] : sketch.links),
    disks: new Map([...sketch.disks, ...renamed(fragment.disks)]),
    centres: new Map([...sketch.centres, ...renamed(fragment.centres)]),
    start: new Map([...sketch.start, ...renamed(fragment.start)]),
    groups: [...sketch.groups, ...fragment.groups.map((group) => new Set([...group].map(named)))],
    constraints: [
      ...sketch.constraints,
      ...fragment.constraints.map((constraint) => withItems(constraint, named)),
    ],
    next,
  };
  const ids = new Set(fresh.values());
  const moved = moveItems(joined, ids, ([x, y]) => [x + by[0], y + by[1]]);
  return { sketch: moved, ids, copies: fresh };
}
