/** Overlays over the board, such as liberties, chains and numbers. */
import type { Feature } from "../../feature.ts";
import { lacksCells } from "../../model/cells.ts";
import { overlaysSlice } from "../../model/overlays.ts";
import type { Sliced } from "../../model/slice.ts";
import { onDemand, whenExplained, whenFirst } from "../../panels/on-demand.ts";
import { mountOverlays, overlayItems } from "./overlays.ts";

export const overlays: Feature = {
  follow({ controller, scene }) {
    mountOverlays(controller, scene);
    whenFirst(controller, showsChains, () =>
      whenExplained(controller, () => controller.explain.followChains()),
    );
    whenFirst(controller, lacksCells, () =>
      onDemand(controller, import("./cells.ts"), ({ followCells }) => followCells(controller)),
    );
    return { overlays: () => overlayItems(controller) };
  },
};

function showsChains(state: Sliced): boolean {
  const { liberties, chains } = overlaysSlice.of(state);
  return liberties || chains;
}
