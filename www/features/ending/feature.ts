/** The end of a game on the stage, and its count in words; fetched with the first game that ends. */
import type { Feature } from "../../feature.ts";
import { onDemand, whenFirst } from "../../panels/on-demand.ts";
import { render } from "../../panels/template.ts";

const part = () => import("./ending.ts");

export const ending: Feature = {
  follow({ controller, scene }) {
    whenFirst(
      controller,
      ({ game }) => game.result !== null,
      () => onDemand(controller, part(), ({ mountEnding }) => mountEnding(controller, scene)),
    );
    return {
      count: (host, state) =>
        void onDemand(controller, part(), ({ countView }) =>
          render(countView(controller, state), host),
        ),
    };
  },
};
