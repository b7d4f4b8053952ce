/** The atlas of all boards. */
import type { Feature } from "../../feature.ts";
import { ATLAS } from "../../share/address.ts";
import { mountAtlas } from "./route.ts";

export const atlas: Feature = {
  enter: ({ controller, goTo, address, fragment }) =>
    mountAtlas(controller, (room) => void goTo(room), address, fragment === ATLAS),
};
