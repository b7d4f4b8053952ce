/** Extent of a board of disks. */
import type { Drawing } from "../../engine/types.ts";
import type { Extent } from "../../view/board-layout.ts";
import type { Box } from "../../view/camera.ts";
import { PointIndex } from "../../view/hit.ts";
import { boxOf, largest, nearestDistances, pair, usual } from "../../view/measure.ts";
import { BAND, makeRegion } from "../../view/region.ts";

export function disksExtent(drawing: Drawing): Extent {
  const largestRadius = largest(drawing.radii);
  const region = makeRegion(drawing, BAND * largestRadius);
  const index = new PointIndex(drawing.xy);
  const near = nearestDistances(index);
  return {
    drawing,
    index,
    box: region?.seen ?? diskBox(drawing),
    spacing: usual(near) ?? 2 * largestRadius,
    near,
    radii: drawing.radii,
    largestRadius,
    region,
    wood: true,
  };
}

function diskBox({ xy, radii }: Drawing): Box {
  const corners = new Float64Array(4 * radii.length);
  radii.forEach((radius, at) => {
    const { x, y } = pair(xy, at);
    corners.set([x - radius, y - radius, x + radius, y + radius], 4 * at);
  });
  return boxOf([corners]);
}
