/** Tangency of disks, by the core. An incomplete region has no sides to touch. */
import { GospaceError } from "gospace/play";
import { full } from "../engine/full-module.ts";
import type { DisksBoard, Pair } from "../engine/types.ts";
import { distanceOver } from "../model/glued-images.ts";
import { gluedImages } from "./contacts.ts";
import { disksBoard } from "./document.ts";
import type { ItemId, Sketch } from "./sketch.ts";
import type { Disk, Tangency } from "./tangency.ts";

export const CORE_TANGENCY: Tangency = {
  spot(sketch, disk, near, within, skip) {
    const board = disksNear(sketch, near, disk.reach + within, skip);
    const [found] = orNone(() => full().tangentSpots(board, disk, near, within));
    return found === undefined ? near : [found.x, found.y];
  },
  radius(sketch, centre, near, within) {
    const board = disksNear(sketch, centre, near + within, null);
    const [found] = orNone(() => full().tangentRadii(board, centre, near, within));
    return found?.radius ?? near;
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

/** The disks in range, and the region. */
function disksNear(sketch: Sketch, [x, y]: Pair, reach: number, skip: ItemId | null): DisksBoard {
  const stones = [...sketch.centres].map(([id, stone]) => {
    const { radius, tolerance } = sketch.stone;
    const slack = Math.floor(tolerance / 2);
    return [id, { ...stone, core: radius - slack, reach: radius + slack }] as const;
  });
  const images = gluedImages(sketch.region);
  const isNear = (disk: Disk & { readonly x: number; readonly y: number }) =>
    distanceOver(images, [disk.x, disk.y], [x, y]) <= reach + disk.reach;
  const disks = [...sketch.disks, ...stones].filter(([id, disk]) => id !== skip && isNear(disk));
  return disksBoard({ ...sketch, disks: new Map(disks), start: new Map() });
}
