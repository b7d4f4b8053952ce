/** The choice of an opponent: a person here, or the computer. */
import type { Feature } from "../../feature.ts";
import { mountOpponent } from "./opponent.ts";

export const opponent: Feature = {
  follow({ controller }) {
    mountOpponent(controller);
    return undefined;
  },
};
