/** Overlays over the board, such as liberties, chains and numbers. */
import type { Feature } from "../../feature.ts";
import { overlaysSlice } from "../../model/overlays.ts";
import type { Sliced } from "../../model/slice.ts";
import { whenExplained, whenFirst } from "../../panels/on-demand.ts";
import { mountOverlays, overlayItems } from "./overlays.ts";

export const overlays: Feature = {
  follow({ controller, scene }) {
    mountOverlays(controller, scene);
    whenFirst(controller, showsChains, () =>
      whenExplained(controller, () => controller.explain.followChains()),
    );
    return { overlays: () => overlayItems(controller) };
  },
};

function showsChains(state: Sliced): boolean {
  const { liberties, chains } = overlaysSlice.of(state);
  return liberties || chains;
}
