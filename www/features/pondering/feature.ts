/** Lets the computer think in the person's time, once it may; without the part it thinks in its own. */
import type { Feature } from "../../feature.ts";
import { SearchController } from "../../model/search-controller.ts";
import { whenFirst } from "../../panels/on-demand.ts";

export const pondering: Feature = {
  follow({ controller }) {
    const search = new SearchController(controller);
    whenFirst(
      controller,
      ({ opponent }) => opponent.kind === "computer" && opponent.ponders === true,
      async () => (await import("./pondering.ts")).mountPondering(controller, search),
    );
  },
};
