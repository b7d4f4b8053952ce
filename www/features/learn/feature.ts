/** The Learn room. */
import type { Feature } from "../../feature.ts";
import { mountLearn } from "./route.ts";

export const learn: Feature = {
  room: "learn",
  enter: ({ controller, goTo }) => mountLearn(controller, (room) => void goTo(room)),
};
