/** Contacts of drawn disks: touches, overlaps, and gaps so small that they look like touches, also over glued
 *  sides. Exact: all numbers are whole and their squares below 2^53. */
import type { Pair } from "../engine/types.ts";
import { distanceOver, IDENTITY, type Image, imageOf } from "../model/glued-images.ts";
import type { DiskItem, ItemId, RegionItem, Sketch } from "./sketch.ts";
import type { Disk } from "./tangency.ts";
import { boundsOf } from "./transforms.ts";

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

/** The disks, and the stones of a plane as such: RULES, core R − t/2 and reach R + t/2. */
export function bodies(sketch: Sketch): [ItemId, DiskItem][] {
  const stone = stoneOf(sketch);
  const stones = [...sketch.centres].map(([id, { x, y }]): [ItemId, DiskItem] => [
    id,
    { x, y, ...stone },
  ]);
  return [...sketch.disks, ...stones];
}

/** A stone of a plane as a disk. */
export function stoneOf({ stone: { radius, tolerance, reach } }: Sketch): Disk {
  const slack = Math.floor(tolerance / 2);
  return { core: radius - slack, reach: reach ?? radius + slack };
}

/** Room for a disk with this centre: the distance to the nearest core, over glued sides too. */
export function roomAt(sketch: Sketch, at: Pair, skip: ItemId | null = null): number {
  const images = gluedImages(sketch.region);
  let room = Infinity;
  for (const [id, { x, y, core }] of bodies(sketch))
    if (id !== skip) room = Math.min(room, distanceOver(images, [x, y], at) - core);
  return room;
}

/** Spot between two disks, in the middle of their gap or overlap. */
export function contactSpot(a: DiskItem, b: DiskItem): Pair {
  const away = Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const share = (away + a.core - b.core) / 2 / away;
  return [a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)];
}

const known = new WeakMap<RegionItem, readonly Image[]>();

/** Images of a region over its glued sides and its corners, the region itself first. */
export function gluedImages(region: RegionItem | null): readonly Image[] {
  if (region?.kind !== "rings" || region.wrap === "none") return [IDENTITY];
  const found = known.get(region) ?? imagesBeside(region);
  known.set(region, found);
  return found;
}

function imagesBeside({ rings, wrap }: Extract<RegionItem, { kind: "rings" }>): Image[] {
  const bounds = boundsOf((rings[0] ?? []).map(({ x, y }) => [x, y]));
  if (bounds === null) return [IDENTITY];
  const { x0, y0, x1, y1 } = bounds;
  const turns = wrap === "mobius" || wrap === "klein";
  const ways = wrap === "torus" || wrap === "klein" ? [0, -1, 1] : [0];
  return [0, -1, 1].flatMap((across) =>
    ways.map((down): Image => {
      const isTurned = turns && across !== 0;
      const [dx, dy] = [across * (x1 - x0), down * (y1 - y0)];
      return { a: 1, b: isTurned ? -1 : 1, dx, dy: isTurned ? dy + y0 + y1 : dy };
    }),
  );
}

export function diskImage(image: Image, disk: DiskItem): DiskItem {
  return { ...disk, ...imageOf(image, disk.x, disk.y) };
}

/** Least reach with which a disk touches another, over a glued side if that is nearer. */
export function touchingReach({ region }: Sketch, disk: DiskItem, other: DiskItem): number {
  const away = Math.min(
    ...gluedImages(region).map((image) => {
      const { x, y } = imageOf(image, other.x, other.y);
      return Math.hypot(disk.x - x, disk.y - y);
    }),
  );
  return Math.max(Math.ceil(away) - other.reach, disk.reach);
}

/** Near misses: the later disk, the earlier one. Cost: O(n log n) for disks of like sizes. */
export function nearMisses(sketch: Sketch, most: number): [ItemId, ItemId][] {
  const place = new Map([...sketch.disks.keys()].map((id, i) => [id, i] as const));
  const order = allImages(sketch);
  order.sort(([, a], [, b]) => a.x - a.reach - (b.x - b.reach));
  const found: [ItemId, ItemId][] = [];
  const pairs = new Set<string>();
  let open: DiskOrImage[] = [];
  for (const [id, disk, what] of order) {
    const left = disk.x - disk.reach;
    const far = ({ x, reach, core }: DiskItem) =>
      x + reach + Math.max(reach - core + disk.reach - disk.core, LEAST_MISS);
    open = open.filter(([, other]) => far(other) >= left);
    for (const [near, other, is] of open) {
      if ((what === "image" && is === "image") || near === id) continue;
      if (contactOf(disk, other) !== "miss") continue;
      const isLater = (place.get(id) ?? 0) > (place.get(near) ?? 0);
      const pair: [ItemId, ItemId] = isLater ? [id, near] : [near, id];
      // Over a glued side each pair is met twice.
      if (pairs.has(pair.join())) continue;
      pairs.add(pair.join());
      found.push(pair);
      if (found.length === most) return found;
    }
    open.push([id, disk, what]);
  }
  return found;
}

type DiskOrImage = [id: ItemId, disk: DiskItem, what: "disk" | "image"];

/** The disks, and their images over glued sides. */
function allImages({ disks, region }: Sketch): DiskOrImage[] {
  return gluedImages(region).flatMap((image, i) =>
    [...disks].map(
      ([id, disk]): DiskOrImage =>
        i === 0 ? [id, disk, "disk"] : [id, diskImage(image, disk), "image"],
    ),
  );
}
