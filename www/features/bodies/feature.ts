/** Boards that are seen as bodies, and glued grids that roll. */
import type { Feature } from "../../feature.ts";
import { mountBodySwitch } from "./switch.ts";

export const bodies: Feature = {
  follow: ({ controller, scene }) => ({ switchBody: mountBodySwitch(controller, scene) }),
};
