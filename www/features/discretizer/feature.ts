/** Finite boards made of a plane. */
import type { Feature } from "../../feature.ts";
import { useSample } from "../../panels/draw/sample-region.ts";
import { mountDiscretizer } from "./discretizer.ts";

export const discretizer: Feature = {
  enter({ controller, editor, jobs }) {
    mountDiscretizer(controller, jobs, (board) => useSample(board, controller, editor, jobs));
  },
};
