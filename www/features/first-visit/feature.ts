/** The greeting of a first visit: a board with a stone to take, and a tour. */
import type { Feature } from "../../feature.ts";
import { greetingFor, greetOnDemand } from "./visit.ts";

export const firstVisit: Feature = {
  begin: greetingFor,
  ready({ controller, scene, goTo, begun }) {
    if (begun === firstVisit) greetOnDemand(controller, scene, () => void goTo("draw"));
  },
};
