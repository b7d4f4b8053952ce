/** Disks of a symmetric drawing that touch their own images: in whole ticks, as the rules see them. */
import type { Pair } from "../engine/types.ts";
import { type ContactKind, contactOf, type Round } from "../model/contacts.ts";
import { placesAbout } from "./contacts.ts";
import { placeItems } from "./edits.ts";
import { imagesIn } from "./image-finder.ts";
import { type ItemId, type Sketch, spotOfItem } from "./sketch.ts";
import { type Isometry, isometriesOf, resting } from "./symmetry.ts";
import type { Disk } from "./tangency.ts";

/** The place nearest to this one at which a disk touches one of its images and overlaps none; null without any that
 *  is near enough. */
export function besideOwnImage(
  { symmetry }: Sketch,
  disk: Disk,
  at: Pair,
  within: number,
): Pair | null {
  if (symmetry === null) return null;
  const maps = isometriesOf(symmetry);
  // Nearer to a mirror or the centre a disk is meant to stand on it.
  const beside = maps.filter((map) => distance(at, map(at)) >= disk.core);
  const isClear = (spot: Pair) =>
    maps.every((map) => contactsOf(disk, spot, map, maps).every((each) => each !== "overlap"));
  const found = beside.flatMap((map) => touchingAlong(disk, at, map, maps).filter(isClear));
  return nearest(found, at, within);
}

/** The greatest radius of a disk with this centre that overlaps none of its images; infinite where it has none. */
export function roomBesideImages({ symmetry }: Sketch, centre: Pair): number {
  if (symmetry === null) return Infinity;
  const away = isometriesOf(symmetry).map((map) => distance(centre, whole(map(centre))));
  return Math.min(Infinity, ...away.filter((each) => each > 0)) / 2;
}

/** The sketch in which disks that are to touch their own images do: the one that was moved leads. */
export function touchingOwnImages(before: Sketch, after: Sketch, lead: ItemId | null): Sketch {
  const { symmetry, constraints } = after;
  if (symmetry === null || !constraints.some(({ kind }) => kind === "tangent")) return after;
  const images = imagesIn(before);
  const maps = isometriesOf(symmetry);
  const places = new Map<ItemId, Pair>();
  for (const constraint of constraints) {
    if (constraint.kind !== "tangent") continue;
    const [a, b] = constraint.disks;
    const map = maps.find((each) => images(each, a) === b);
    const back = maps.find((each) => images(each, b) === a);
    if (map === undefined || back === undefined) continue;
    const isLed =
      b === lead || (a !== lead && isMoved(before, after, b) && !isMoved(before, after, a));
    const [id, way] = isLed ? [b, back] : [a, map];
    const [disk, at] = [after.disks.get(id), spotOfItem(after, id)];
    if (disk === undefined || at === null) continue;
    const spot = nearest(touchingAlong(disk, at, way, maps), at, Infinity);
    if (spot !== null) places.set(id, spot);
  }
  return places.size === 0 ? after : placeItems(after, places);
}

function isMoved({ disks }: Sketch, after: Sketch, id: ItemId): boolean {
  const [was, is] = [disks.get(id), after.disks.get(id)];
  return was?.x !== is?.x || was?.y !== is?.y;
}

/** Places near the one to which a disk goes straight until it touches its image under this map. */
function touchingAlong(disk: Disk, at: Pair, map: Isometry, maps: readonly Isometry[]): Pair[] {
  const there = map(at);
  const away = distance(at, there);
  if (away === 0) return [];
  const stretch = Math.min(Math.max(away, 2 * disk.core), 2 * disk.reach) / away;
  const [x, y] = resting(map, at);
  const from = whole([x + (at[0] - x) * stretch, y + (at[1] - y) * stretch]);
  return placesAbout(from).filter((spot) =>
    contactsOf(disk, spot, map, maps).every((each) => each === "touch"),
  );
}

/** Contacts of a disk with its image under a map, and of the images of both, which whole ticks make unlike; none of a
 *  disk with itself. */
function contactsOf(
  disk: Disk,
  at: Pair,
  map: Isometry,
  maps: readonly Isometry[],
): (ContactKind | null)[] {
  const there = map(at);
  if (distance(whole(there), at) === 0) return [];
  const contact = (spot: Pair, image: Pair) =>
    contactOf(placed(disk, spot), placed(disk, image), Infinity);
  return [contact(at, there), ...maps.map((each) => contact(each(at), each(there)))];
}

function placed(disk: Disk, spot: Pair): Round {
  const [x, y] = whole(spot);
  return { ...disk, x, y };
}

function whole([x, y]: Pair): Pair {
  return [Math.round(x), Math.round(y)];
}

function distance([x, y]: Pair, [otherX, otherY]: Pair): number {
  return Math.hypot(x - otherX, y - otherY);
}

function nearest(spots: readonly Pair[], at: Pair, within: number): Pair | null {
  let best: Pair | null = null;
  let least = within;
  for (const spot of spots) {
    const away = distance(spot, at);
    if (away <= least) [best, least] = [spot, away];
  }
  return best;
}
