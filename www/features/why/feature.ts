/** Explanations of captures, refusals and results. */
import type { Feature } from "../../feature.ts";
import { byId } from "../../panels/dom.ts";
import { askScore, mountTally, mountWhy } from "./why.ts";

export const why: Feature = {
  follow({ controller }) {
    mountWhy(controller);
    return { score: () => askScore(controller) };
  },
  enter: ({ controller }) => mountTally(controller, byId("dock-tally")),
};
