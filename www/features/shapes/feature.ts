/** The chooser of shapes, fetched with the first board whose stones can have several. */
import { has } from "../../engine/features.ts";
import type { Feature } from "../../feature.ts";
import { onDemand, whenFirst } from "../../panels/on-demand.ts";

export const shapes: Feature = {
  follow({ controller }) {
    whenFirst(
      controller,
      ({ board }) => has(board.facts, "sets"),
      () =>
        onDemand(controller, import("./shapes.ts"), ({ mountShapes }) => mountShapes(controller)),
    );
    return undefined;
  },
};
