/** Types of the tags `<go-space>` and `<go-story>` in Preact: import this file once. */
import type { HTMLAttributes } from "preact";
import type { GoSpaceElement, GoSpaceTag } from "./element.js";
import type { GoStoryElement } from "./story.js";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "go-space": HTMLAttributes<GoSpaceElement> & GoSpaceTag;
      "go-story": HTMLAttributes<GoStoryElement>;
    }
  }
}
