/** Sample of a plane as a drawing: the plane's ground, and its disks. */
import type { DiskNumbers, Drawing } from "../engine/types.ts";

export function sampleDrawing(plane: Drawing, disks: readonly DiskNumbers[]): Drawing {
  return {
    ...plane,
    stone: 0,
    xy: Float64Array.from(disks.flatMap((disk) => disk.slice(0, 2))),
    radii: Float64Array.from(disks, ([, , core]) => core),
    reaches: Float64Array.from(disks, ([, , core, reach = core]) => reach),
  };
}
