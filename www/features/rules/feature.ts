/** The form that starts the same board with other rules, and the handicap that it may begin with. */
import type { Feature } from "../../feature.ts";
import { placeHandicap } from "../../model/handicap.ts";
import { onDemand } from "../../panels/on-demand.ts";
import { mountRules } from "./rules.ts";

let countFirst = (): void => undefined;

export const rules: Feature = {
  follow({ controller }) {
    let isMounted = false;
    const open = () =>
      void onDemand(controller, import("./form.ts"), ({ mountForm, openRules }) => {
        if (!isMounted) mountForm(controller);
        isMounted = true;
        openRules(controller);
      });
    countFirst = mountRules(controller, open);
    controller.beforePlay((at) => !placeHandicap(controller, at));
    return { rules: open };
  },
  ready({ begun }) {
    // A board of the page's own has one piece, and a first visit need not load what finds that.
    if (begun === null) countFirst();
  },
};
