/** Ways of ink on a plane: round each stone, to both ends of each arc on which the centre of
 *  another one could stand. */

import type { BoardLayout } from "../../view/board-layout.ts";
import { POINT, SHORT, shownArcs } from "../../view/liberty-arcs.ts";
import type { Lens } from "../../view/pen.ts";
import type { InkedChain, Way } from "../../view/ways.ts";

/** Steps of an arc's half. */
const STEPS = 16;

export function* planeWays(lens: Lens, layout: BoardLayout, { arcs }: InkedChain): Iterable<Way> {
  for (const { x, y, radius, from, to } of shownArcs(lens, layout, arcs)) {
    const middle = (from + to) / 2;
    if (radius * (to - from) < SHORT) {
      const spot = { x: x + radius * Math.cos(middle), y: y + radius * Math.sin(middle) };
      yield { spots: [spot, spot], drop: POINT, part: "whole", shape: "drop" };
      continue;
    }
    for (const end of [from, to]) {
      const spots = Array.from({ length: STEPS + 1 }, (_, step) => {
        const angle = middle + ((end - middle) * step) / STEPS;
        return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
      });
      yield { spots, drop: 0, part: "whole", shape: "even" };
    }
  }
}
