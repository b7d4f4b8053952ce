/** Contacts of drawn disks: touches, overlaps, and gaps so small that they look like touches. Glued sides are
 *  left out. Exact: all numbers are whole and their squares below 2^53. */
import type { Pair } from "../engine/types.ts";
import type { DiskItem, ItemId, Sketch } from "./sketch.ts";

/** Gap in ticks that is always a near miss. */
const LEAST_MISS = 4;

export type Contact = "touch" | "overlap" | "miss";

/** Contact of two disks; null if they lie apart. A gap is a near miss up to their tolerance. */
export function contactOf(a: DiskItem, b: DiskItem): Contact | null {
  const square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  if (square < (a.core + b.core) ** 2) return "overlap";
  if (square <= (a.reach + b.reach) ** 2) return "touch";
  const tolerance = a.reach - a.core + b.reach - b.core;
  const near = a.reach + b.reach + Math.max(tolerance, LEAST_MISS);
  return square <= near ** 2 ? "miss" : null;
}

/** Spot between two disks, in the middle of their gap or overlap. */
export function contactSpot(a: DiskItem, b: DiskItem): Pair {
  const away = Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const share = (away + a.core - b.core) / 2 / away;
  return [a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)];
}

/** Least reach with which a disk touches another. */
export function touchingReach(disk: DiskItem, other: DiskItem): number {
  const away = Math.hypot(disk.x - other.x, disk.y - other.y);
  return Math.max(Math.ceil(away) - other.reach, disk.reach);
}

/** Near misses: the later disk, the earlier one. Cost: O(n log n) for disks of like sizes. */
export function nearMisses({ disks }: Sketch, most: number): [ItemId, ItemId][] {
  const order = [...disks];
  const place = new Map(order.map(([id], i) => [id, i] as const));
  order.sort(([, a], [, b]) => a.x - a.reach - (b.x - b.reach));
  const found: [ItemId, ItemId][] = [];
  let open: [ItemId, DiskItem][] = [];
  for (const [id, disk] of order) {
    const left = disk.x - disk.reach;
    const far = ({ x, reach, core }: DiskItem) =>
      x + reach + Math.max(reach - core + disk.reach - disk.core, LEAST_MISS);
    open = open.filter(([, other]) => far(other) >= left);
    for (const [known, other] of open) {
      if (contactOf(disk, other) !== "miss") continue;
      const isLater = (place.get(id) ?? 0) > (place.get(known) ?? 0);
      found.push(isLater ? [id, known] : [known, id]);
      if (found.length === most) return found;
    }
    open.push([id, disk]);
  }
  return found;
}
