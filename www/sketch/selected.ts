/** Numbers of the selected items of each kind, counted in one pass. */
import type { SketchState } from "./state.ts";

interface SelectedCounts {
  readonly points: number;
  readonly links: number;
  readonly disks: number;
  readonly centres: number;
  readonly corners: number;
}

export function selectedCounts({ sketch, selection }: SketchState): SelectedCounts {
  const counts = { points: 0, links: 0, disks: 0, centres: 0, corners: 0 };
  for (const id of selection) {
    if (sketch.points.has(id)) counts.points += 1;
    else if (sketch.links.has(id)) counts.links += 1;
    else if (sketch.disks.has(id)) counts.disks += 1;
    else if (sketch.centres.has(id)) counts.centres += 1;
    else counts.corners += 1;
  }
  return counts;
}
