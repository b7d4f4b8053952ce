/** Types of the tags `<go-space>` and `<go-story>` in React: import this file once. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { GoSpaceElement, GoSpaceTag } from "./element.js";
import type { GoStoryElement } from "./story.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "go-space": DetailedHTMLProps<HTMLAttributes<GoSpaceElement>, GoSpaceElement> & GoSpaceTag;
      "go-story": DetailedHTMLProps<HTMLAttributes<GoStoryElement>, GoStoryElement>;
    }
  }
}
