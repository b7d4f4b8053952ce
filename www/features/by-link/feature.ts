/** Games by link, in the panel and in a phone's dock. */
import type { Feature } from "../../feature.ts";
import { byId } from "../../panels/dom.ts";
import { focusByLink, mountCorrespondence } from "./by-link.ts";

export const byLink: Feature = {
  follow: () => ({ toLetter: focusByLink }),
  enter({ controller }) {
    mountCorrespondence(controller, byId("by-link"), "panel");
    mountCorrespondence(controller, byId("dock-by-link"), "dock");
  },
};
