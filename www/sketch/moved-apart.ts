/** Disks that touch and shall not, moved apart: by a move of one of the two that keeps its other touches and overlaps
 *  nothing, or else by shorter reaches. */
import { imageOf } from "../engine/glued-images.ts";
import type { Pair } from "../engine/types.ts";
import type { Spot } from "../view/camera.ts";
import { gluedImages, roomAt } from "./contacts.ts";
import { moveItems } from "./edits.ts";
import { resized } from "./ground.ts";
import { isLocked } from "./locks.ts";
import { touchedBy, touchIn } from "./made-to-touch.ts";
import { clearance } from "./room.ts";
import type { ItemId, Sketch } from "./sketch.ts";

/** Ticks tried beyond the least distance: places are whole. */
const MORE = 3;

export function movedApart(sketch: Sketch, id: ItemId, other: ItemId): Sketch {
  return moved(sketch, id, other) ?? moved(sketch, other, id) ?? shortened(sketch, id, other);
}

/** The sketch with a disk moved straight away from another; null where no place there is free, in the region and beside
 *  all that the disk touches. */
function moved(sketch: Sketch, id: ItemId, other: ItemId): Sketch | null {
  const [disk, fixed] = [sketch.disks.get(id), sketch.disks.get(other)];
  if (disk === undefined || fixed === undefined || isLocked(sketch, id)) return null;
  const from = nearestSight(sketch, disk, fixed);
  const away = Math.hypot(disk.x - from.x, disk.y - from.y) || 1;
  const kept = touchedBy(sketch, id).filter((each) => each !== other);
  for (let more = 1; more <= MORE; more++) {
    const share = (disk.reach + fixed.reach + more) / away;
    const at: Pair = [
      Math.round(from.x + share * (disk.x - from.x)),
      Math.round(from.y + share * (disk.y - from.y)),
    ];
    if (sketch.region !== null && clearance(sketch.region, at) < disk.core) continue;
    if (roomAt(sketch, at, id) < disk.core) continue;
    const after = moveItems(sketch, new Set([id]), () => at);
    if (!touchIn(after, id, other) && kept.every((each) => touchIn(after, id, each))) return after;
  }
  return null;
}

/** The nearest of a disk's images over glued sides. */
function nearestSight({ region }: Sketch, from: Spot, { x, y }: Spot): Spot {
  const away = (spot: Spot) => Math.hypot(spot.x - from.x, spot.y - from.y);
  const sights = gluedImages(region).map((image) => imageOf(image, x, y));
  return sights.reduce((best, spot) => (away(spot) < away(best) ? spot : best), { x, y });
}

/** The first is shortened as far as it can be, and the other by the rest. */
function shortened(sketch: Sketch, id: ItemId, other: ItemId): Sketch {
  const [disk, fixed] = [sketch.disks.get(id), sketch.disks.get(other)];
  if (disk === undefined || fixed === undefined) return sketch;
  const from = nearestSight(sketch, disk, fixed);
  const sum = Math.ceil(Math.sqrt((disk.x - from.x) ** 2 + (disk.y - from.y) ** 2)) - 1;
  const reach = Math.max(disk.core, Math.min(disk.reach, sum - fixed.reach));
  const first = resized(sketch, id, { reach });
  return touchIn(first, id, other) ? resized(first, other, { reach: sum - reach }) : first;
}
