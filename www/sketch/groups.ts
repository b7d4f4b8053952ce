/** Groups of items, of which a click on one selects all. An item is in one group at most. */
import { linksWithin } from "./edits.ts";
import { hasSpot, type ItemId, type SetItem, type Sketch } from "./sketch.ts";

/** These items, with all others of their groups and the links between them. */
export function withGroups(sketch: Sketch, ids: ReadonlySet<ItemId>): ReadonlySet<ItemId> {
  const touched = groupsOf(sketch, ids);
  if (touched.length === 0) return ids;
  const all = new Set([...ids, ...touched.flatMap((group) => [...group])]);
  return new Set([...all, ...linksWithin(sketch, all)]);
}

/** Groups with one of these items. */
export function groupsOf({ groups }: Sketch, ids: ReadonlySet<ItemId>): SetItem[] {
  if (groups.length === 0) return [];
  return groups.filter((group) => [...group].some((id) => ids.has(id)));
}

/** One group of the items with a place among these, instead of the groups that they were in. */
export function grouped(sketch: Sketch, ids: ReadonlySet<ItemId>): Sketch {
  const { groups } = ungrouped(sketch, ids);
  return { ...sketch, groups: [...groups, new Set(groupable(sketch, ids))] };
}

export function ungrouped(sketch: Sketch, ids: ReadonlySet<ItemId>): Sketch {
  const gone = new Set(groupsOf(sketch, ids));
  return { ...sketch, groups: sketch.groups.filter((group) => !gone.has(group)) };
}

/** True if these items can be one group: a group of the very same items is none more. */
export function canGroup(sketch: Sketch, ids: ReadonlySet<ItemId>): boolean {
  const [one, ...others] = groupsOf(sketch, ids);
  const known = one !== undefined && others.length === 0 ? one.size : 1;
  let count = 0;
  for (const id of ids) if (hasSpot(sketch, id) && ++count > known) return true;
  return count > 1 && count !== known;
}

function groupable(sketch: Sketch, ids: ReadonlySet<ItemId>): ItemId[] {
  return [...ids].filter((id) => hasSpot(sketch, id));
}
