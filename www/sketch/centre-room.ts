/** Room for the centres of the stones of a drawn plane, worked out once for each region and size of stones. */
import { type CentreRoom, centreRoom } from "../model/centre-room.ts";
import { gluedImages } from "./contacts.ts";
import { type RegionItem, ringsOf, type StoneSize } from "./sketch.ts";

const known = new WeakMap<
  RegionItem,
  { readonly clearance: number; readonly room: CentreRoom | null }
>();

/** Null where it is not worked out. */
export function roomForCentres(
  region: RegionItem,
  { radius, tolerance }: StoneSize,
): CentreRoom | null {
  const clearance = 2 * radius - tolerance;
  const found = known.get(region);
  if (found?.clearance === clearance) return found.room;
  const room = centreRoom(wallsOf(region), clearance);
  known.set(region, { clearance, room });
  return room;
}

function wallsOf(region: RegionItem) {
  const wrap = region.kind === "rings" ? region.wrap : "none";
  return {
    circle: region.kind === "circle" ? region : null,
    rings: ringsOf(region),
    images: gluedImages(region),
    glued: { across: wrap !== "none", down: wrap === "torus" || wrap === "klein" },
  };
}
