/** Tangency of disks, by the core. An incomplete region has no sides to touch. */
import { GospaceError } from "gospace/play";
import { full } from "../engine/full-module.ts";
import { distanceOver } from "../engine/glued-images.ts";
import type { Pair } from "../engine/types.ts";
import { bodies, gluedImages } from "./contacts.ts";
import { disksBoard } from "./document.ts";
import type { DiskItem, ItemId, Sketch } from "./sketch.ts";
import type { Tangency } from "./tangency.ts";

export const CORE_TANGENCY: Tangency = {
  spots(sketch, disk, near, within, skip) {
    const disks = disksNear(sketch, near, disk.reach + within, skip);
    const ids = [...disks.keys()];
    return orNone(() => full().tangentSpots(boardOf(sketch, disks), disk, near, within)).map(
      ({ x, y, disks: touched, walls }) => ({
        at: [x, y],
        touched: [...touched].flatMap((index) => ids[index] ?? []),
        walls,
      }),
    );
  },
  radii(sketch, centre, near, within) {
    const disks = disksNear(sketch, centre, near + within, null);
    const found = orNone(() => full().tangentRadii(boardOf(sketch, disks), centre, near, within));
    return found.map(({ radius }) => radius);
  },
};

function orNone<T>(ask: () => readonly T[]): readonly T[] {
  try {
    return ask();
  } catch (error) {
    if (error instanceof GospaceError) return [];
    throw error;
  }
}

function boardOf(sketch: Sketch, disks: ReadonlyMap<ItemId, DiskItem>) {
  return disksBoard({ ...sketch, disks, start: new Map() });
}

/** The disks in range. */
function disksNear(
  sketch: Sketch,
  [x, y]: Pair,
  reach: number,
  skip: ItemId | null,
): ReadonlyMap<ItemId, DiskItem> {
  const images = gluedImages(sketch.region);
  const isNear = (disk: DiskItem) =>
    distanceOver(images, [disk.x, disk.y], [x, y]) <= reach + disk.reach;
  return new Map(bodies(sketch).filter(([id, disk]) => id !== skip && isNear(disk)));
}
