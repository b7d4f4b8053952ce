/** Locks: a locked item is not moved, erased, or selected by a frame. A link is locked with both its ends. */
import { type ItemId, type Sketch, spotOfItem } from "./sketch.ts";

export function isLocked({ locked, links }: Sketch, id: ItemId): boolean {
  if (locked.size === 0) return false;
  const link = links.get(id);
  return locked.has(id) || (link !== undefined && locked.has(link.from) && locked.has(link.to));
}

/** The items among these that are not locked. */
export function unlocked(sketch: Sketch, ids: ReadonlySet<ItemId>): ReadonlySet<ItemId> {
  if (sketch.locked.size === 0) return ids;
  return new Set([...ids].filter((id) => !isLocked(sketch, id)));
}

/** Locks or frees items; of a link its ends. */
export function withLocks(sketch: Sketch, ids: ReadonlySet<ItemId>, how: "lock" | "free"): Sketch {
  const locked = new Set(sketch.locked);
  for (const id of lockable(sketch, ids)) {
    if (how === "lock") locked.add(id);
    else locked.delete(id);
  }
  return { ...sketch, locked };
}

/** Items with a place among these, and the ends of links. */
export function lockable(sketch: Sketch, ids: ReadonlySet<ItemId>): ItemId[] {
  return [...ids].flatMap((id) => {
    const link = sketch.links.get(id);
    if (link !== undefined) return [link.from, link.to];
    return spotOfItem(sketch, id) === null ? [] : [id];
  });
}
