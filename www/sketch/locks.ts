/** Locks: a locked item is not moved, erased, or selected by a frame. A link is locked with both its ends. */
import { hasSpot, type ItemId, type Sketch } from "./sketch.ts";

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

/** Items with a place among these, and the ends of links: one after another, since many ask for the first few. */
export function* lockable(sketch: Sketch, ids: ReadonlySet<ItemId>): Generator<ItemId> {
  for (const id of ids) {
    const link = sketch.links.get(id);
    if (link !== undefined) yield* [link.from, link.to];
    else if (hasSpot(sketch, id)) yield id;
  }
}

/** True if one of the items could be locked, or is. */
export function canLock(sketch: Sketch, ids: ReadonlySet<ItemId>, how: "lock" | "free"): boolean {
  if (how === "free" && sketch.locked.size === 0) return false;
  for (const id of lockable(sketch, ids))
    if (sketch.locked.has(id) === (how === "free")) return true;
  return false;
}
