/** The greeting of a first visit: a board with a stone to take, and a tour. */
import "./visit.css";
import type { Feature } from "../../feature.ts";
import { greetingFor, greetOnDemand } from "./visit.ts";

export const firstVisit: Feature = {
  begin: greetingFor,
  ready({ controller, goTo, begun }) {
    if (begun === firstVisit) greetOnDemand(controller, (room) => void goTo(room));
  },
};
