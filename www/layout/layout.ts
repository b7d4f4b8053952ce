/** New places for the points of a drawn graph. The same request has the same answer; a pinned point
 *  stays exactly where it is. */
import { circle } from "./circle.ts";
import { force } from "./force.ts";
import { grid } from "./grid.ts";
import { layers } from "./layered.ts";
import type { Hear, LayoutRequest, Places } from "./types.ts";

/** Only a layout by force is told of step by step. Throws `TooLarge` for layers of a large board. */
export function laidOut(request: LayoutRequest, hear: Hear): Places {
  switch (request.layout) {
    case "force":
      return force(request, hear);
    case "circle":
      return circle(request);
    case "grid":
      return grid(request);
    case "layers":
      return layers(request);
  }
}
