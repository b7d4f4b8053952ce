/** Fragment: a part of a sketch to duplicate, copy and paste, with the links between its points but
 *  none that lead out of it. */
import { has, type SketchKind } from "../engine/features.ts";
import type { Pair } from "../engine/types.ts";
import { linksWithin, moveItems } from "./edits.ts";
import { type DiskItem, type ItemId, inTicks, itemId, type Sketch } from "./sketch.ts";

export interface Fragment {
  readonly kind: SketchKind;
  readonly points: Sketch["points"];
  readonly links: Sketch["links"];
  readonly disks: ReadonlyMap<ItemId, DiskItem>;
  readonly centres: Sketch["centres"];
  readonly start: Sketch["start"];
}

export function fragmentOf(sketch: Sketch, ids: ReadonlySet<ItemId>): Fragment {
  const only = <T>(map: ReadonlyMap<ItemId, T>, of: ReadonlySet<ItemId>) =>
    new Map([...map].filter(([id]) => of.has(id)));
  return {
    kind: sketch.kind,
    points: only(sketch.points, ids),
    links: only(sketch.links, linksWithin(sketch, ids)),
    disks: only(sketch.disks, ids),
    centres: only(sketch.centres, ids),
    start: only(sketch.start, ids),
  };
}

/** True if the sketch can hold some of the fragment. */
export function canPaste({ points, disks, centres, kind }: Fragment, sketch: Sketch): boolean {
  return points.size + disks.size + centres.size > 0 && inTicks(kind) === inTicks(sketch.kind);
}

/** Inserts a translated copy, whose items are all new. */
export function withFragment(
  sketch: Sketch,
  fragment: Fragment,
  by: Pair,
): { readonly sketch: Sketch; readonly ids: ReadonlySet<ItemId> } {
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
    next,
  };
  const ids = new Set(fresh.values());
  return { sketch: moveItems(joined, ids, ([x, y]) => [x + by[0], y + by[1]]), ids };
}
