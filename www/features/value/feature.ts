/** Value of the shown position and of a drawing, and problems made of them: one part, fetched with the first of them. */
import type { Feature } from "../../feature.ts";
import { valueSlice } from "../../model/value.ts";
import { onDemand, whenFirst } from "../../panels/on-demand.ts";
import { isProblemAddress } from "../../share/address.ts";
import type { ValueWays } from "./value.ts";
import type { ValueController } from "./value-controller.ts";

const part = () => import("./values.ts");

export const value: Feature = {
  follow({ controller, share, paint }) {
    const ways: ValueWays =
      share === null ? {} : { shareProblem: () => share.openFor(controller, undefined, "chosen") };
    let values: ValueController | null = null;
    whenFirst(
      controller,
      (state) => valueSlice.of(state) !== null,
      () => onDemand(controller, part(), ({ paintTurnValues }) => paint(paintTurnValues)),
    );
    return {
      /** A second time it puts the answer away. */
      value: () =>
        void onDemand(controller, part(), ({ mountValue }) => {
          values ??= mountValue(controller, ways);
          const shown = valueSlice.of(controller.store.state);
          if (shown === null || shown.stage === "moved") values.begin();
          else values.close();
        }),
    };
  },
  enter({ controller, drawingRoom }) {
    drawingRoom.whenLoaded(({ editor }) => {
      void onDemand(controller, part(), ({ mountDrawnValue }) => mountDrawnValue(editor));
    });
  },
  ready({ controller }) {
    if (isProblemAddress())
      void onDemand(controller, part(), ({ mountProblem }) => mountProblem(controller));
  },
};
