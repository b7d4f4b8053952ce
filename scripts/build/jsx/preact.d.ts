/** Types of the tag `<go-space>` in Preact: import this file once. */
import type { HTMLAttributes } from "preact";
import type { GoSpaceElement, GoSpaceTag } from "./element.js";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "go-space": HTMLAttributes<GoSpaceElement> & GoSpaceTag;
    }
  }
}
