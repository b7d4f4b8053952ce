/** Circles of a placement's stone on the screen: its own, and one in each image of a glued board that
 *  shows. */

import type { PlacementId } from "../model/state.ts";
import { type Extent, pointOf, radiusOf } from "./board-layout.ts";
import { type Circle, type Lens, toPen } from "./pen.ts";
import { sights } from "./region.ts";

export function* circlesOf(lens: Lens, layout: Extent, at: PlacementId): Iterable<Circle> {
  const radius = radiusOf(layout, at);
  for (const sight of sights(layout.region, pointOf(layout, at), radius))
    yield { ...toPen(lens, sight), radius: radius * lens.camera.scale };
}
