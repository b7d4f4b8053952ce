/** Finite boards made of a plane. */
import type { Feature } from "../../feature.ts";
import { useSample } from "../../panels/draw/sample-region.ts";
import { mountDiscretizer, openSampler } from "./discretizer.ts";

/** Opens the dialog, once it is there. */
let open: (() => void) | null = null;

export const discretizer: Feature = {
  follow: () => ({ sample: () => open?.() }),
  enter({ controller, editor, jobs }) {
    mountDiscretizer(controller, jobs, (board) => useSample(board, controller, editor, jobs));
    open = () => openSampler(controller, jobs);
  },
};
