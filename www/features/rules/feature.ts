/** The form that starts the same board with other rules. */
import type { Feature } from "../../feature.ts";
import { mountRules } from "./rules.ts";

export const rules: Feature = {
  follow({ controller }) {
    mountRules(controller);
    return undefined;
  },
};
