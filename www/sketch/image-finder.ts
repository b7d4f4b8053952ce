/** Finder of images: the items that a symmetry makes of one another, by their places. */
import type { Pair } from "../engine/types.ts";
import type { Spot } from "../view/camera.ts";
import type { LinkTable } from "./link-table.ts";
import {
  type Corner,
  type ItemId,
  inTicks,
  type LinkItem,
  ringsOf,
  type Sketch,
} from "./sketch.ts";
import { Spots } from "./spots.ts";
import type { Isometry } from "./symmetry.ts";

/** Distance from its place within which an image is found: in ticks, for two roundings, and else as a share of the
 *  drawing's size, for drawings that came from files with few digits. */
const WITHIN_TICKS = 2;
const WITHIN_SHARE = 1e-4;

/** The item that is the image of another under a map, itself on a mirror; null where none is there. */
export type Images = (map: Isometry, id: ItemId) => ItemId | null;

export interface Before {
  readonly maps: readonly Isometry[];
  readonly images: Images;
}

/** The drawing before the last edit, of which each move of a drag asks. */
let last: { readonly sketch: Sketch; readonly images: Images } | null = null;

/** The same of the drawing before an edit, found once for all moves of a drag. */
export function imagesBefore(sketch: Sketch): Images {
  last = last?.sketch === sketch ? last : { sketch, images: imagesIn(sketch) };
  return last.images;
}

/** Cost: O(items) once, and O(1) of each search. */
export function imagesIn(sketch: Sketch): Images {
  const within = withinOf(sketch);
  const finders = listsOf(sketch).map((items) => ({
    items,
    spots: new Spots(within, items),
  }));
  return (map, id) => {
    const kind = finders.find(({ items }) => items.has(id));
    const item = kind?.items.get(id);
    if (kind === undefined || item === undefined) return null;
    const at = map([item.x, item.y]);
    return isNear(item, at, within) ? id : kind.spots.at(at);
  };
}

export function listsOf(sketch: Sketch): ReadonlyMap<ItemId, Spot>[] {
  return [sketch.points, sketch.disks, sketch.centres, cornersOf(sketch)];
}

export function cornersOf({ region }: Sketch): ReadonlyMap<ItemId, Corner> {
  return new Map(
    ringsOf(region)
      .flat()
      .map((corner) => [corner.id, corner]),
  );
}

export function withinOf(sketch: Sketch): number {
  if (inTicks(sketch.kind)) return WITHIN_TICKS;
  let most = 0;
  for (const { x, y } of sketch.points.values()) most = Math.max(most, Math.abs(x), Math.abs(y));
  return most * WITHIN_SHARE;
}

export function isNear({ x, y }: Spot, at: Pair, within: number): boolean {
  return Math.hypot(x - at[0], y - at[1]) <= within;
}

/** The image of a link under a map: that of the table between the images of its ends. */
export function linkImage(
  { from, to }: LinkItem,
  map: Isometry,
  images: Images,
  table: LinkTable,
): ItemId | null {
  const [a, b] = [images(map, from), images(map, to)];
  return a === null || b === null ? null : table.between(a, b);
}
