/** Explanations of captures, refusals and results. */
import type { Feature } from "../../feature.ts";
import { mountWhy } from "./why.ts";

export const why: Feature = {
  follow({ controller }) {
    mountWhy(controller);
    return undefined;
  },
};
