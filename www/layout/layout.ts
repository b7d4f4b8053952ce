/** Layouts: new places for the points of a drawn graph. Deterministic; pinned points stay exactly
 *  in place. */
import { circle } from "./circle.ts";
import { force } from "./force.ts";
import { grid } from "./grid.ts";
import { layered } from "./layered.ts";
import type { LayoutRequest, Places, ProgressListener } from "./types.ts";

/** Only the force layout reports intermediate steps. Throws `TooLarge` for layers of a large board. */
export function layOut(request: LayoutRequest, onProgress: ProgressListener): Places {
  switch (request.layout) {
    case "force":
      return force(request, onProgress);
    case "circle":
      return circle(request);
    case "grid":
      return grid(request);
    case "layers":
      return layered(request);
  }
}
