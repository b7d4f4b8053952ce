/** Overlays over the board, such as liberties, chains and numbers. */
import type { Feature } from "../../feature.ts";
import { mountOverlays } from "./overlays.ts";

export const overlays: Feature = {
  follow({ controller }) {
    mountOverlays(controller);
    return undefined;
  },
};
