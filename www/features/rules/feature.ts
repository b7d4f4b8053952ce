/** The form that starts the same board with other rules, and the handicap that it may begin with. */
import type { Feature } from "../../feature.ts";
import { placeHandicap } from "../../model/handicap.ts";
import { mountRules } from "./rules.ts";

export const rules: Feature = {
  follow({ controller }) {
    mountRules(controller);
    controller.beforePlay((at) => !placeHandicap(controller, at));
    return undefined;
  },
};
