/** Review of the shown line, fetched when it is first asked for. */
import type { Feature } from "../../feature.ts";
import { onDemand } from "../../panels/on-demand.ts";
import type { ReviewController } from "./review-controller.ts";

export const review: Feature = {
  follow({ controller }) {
    let reviewer: ReviewController | null = null;
    return {
      review: () =>
        void onDemand(controller, import("./review.ts"), ({ mountReview }) => {
          reviewer ??= mountReview(controller);
          reviewer.begin();
        }),
    };
  },
};
