/** Overlays over the board, such as liberties, chains and numbers. */
import type { Feature } from "../../feature.ts";
import { mountOverlays, overlayItems } from "./overlays.ts";

export const overlays: Feature = {
  follow({ controller, scene }) {
    mountOverlays(controller, scene);
    return { overlays: () => overlayItems(controller) };
  },
};
