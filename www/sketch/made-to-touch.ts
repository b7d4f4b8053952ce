/** Disks that all but touch, made to touch: by a move of one of the two that keeps its other touches and overlaps
 *  nothing, or else by a longer reach. */
import { imageOf } from "../engine/glued-images.ts";
import { contactOf } from "../model/contacts.ts";
import { gluedImages, touchingReach } from "./contacts.ts";
import { moveItems } from "./edits.ts";
import { resized } from "./ground.ts";
import { isLocked } from "./locks.ts";
import type { DiskItem, ItemId, Sketch } from "./sketch.ts";
import type { Tangency } from "./tangency.ts";

/** Each later disk with an earlier one that it all but touches. */
export type Misses = readonly (readonly [ItemId, ItemId])[];

export function madeToTouch(sketch: Sketch, misses: Misses, tangency: Tangency): Sketch {
  return misses.reduce((next, [id, other]) => {
    // A move for an earlier pair may have widened the gap of this one.
    if (touchIn(next, id, other)) return next;
    return (
      moved(next, id, other, tangency) ??
      moved(next, other, id, tangency) ??
      reaching(next, id, other)
    );
  }, sketch);
}

/** The sketch with a disk at the nearest place at which it touches another and all that it touched; null without one. */
function moved(sketch: Sketch, id: ItemId, other: ItemId, tangency: Tangency): Sketch | null {
  const [disk, goal] = [sketch.disks.get(id), sketch.disks.get(other)];
  if (disk === undefined || goal === undefined || isLocked(sketch, id)) return null;
  const kept = touchedBy(sketch, id);
  const gap = touchingReach(sketch, disk, goal) - disk.reach;
  // To go on touching others it may have to move round them, and not straight.
  const within = kept.length === 0 ? gap + 2 : Math.max(8 * gap, disk.core / 8);
  const spots = tangency.spots(sketch, disk, [disk.x, disk.y], within, id);
  const spot = spots.find(({ touched }) =>
    [other, ...kept].every((each) => touched.includes(each)),
  );
  return spot === undefined ? null : moveItems(sketch, new Set([id]), () => spot.at);
}

/** Disks that a disk touches. */
export function touchedBy(sketch: Sketch, id: ItemId): ItemId[] {
  return [...sketch.disks.keys()].filter((other) => other !== id && touchIn(sketch, id, other));
}

/** True for two disks that touch, over a glued side too. */
export function touchIn({ disks, region }: Sketch, a: ItemId, b: ItemId): boolean {
  const [first, second] = [disks.get(a), disks.get(b)];
  if (first === undefined || second === undefined) return false;
  return gluedImages(region).some((image) => {
    const seen = { ...second, ...imageOf(image, second.x, second.y) };
    return contactOf(first, seen, Infinity) === "touch";
  });
}

function reaching(sketch: Sketch, id: ItemId, other: ItemId): Sketch {
  const [disk, goal]: (DiskItem | undefined)[] = [sketch.disks.get(id), sketch.disks.get(other)];
  if (disk === undefined || goal === undefined) return sketch;
  return resized(sketch, id, { reach: touchingReach(sketch, disk, goal) });
}
