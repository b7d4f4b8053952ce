/** Types of the tag `<go-space>` in React: import this file once. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { GoSpaceElement, GoSpaceTag } from "./element.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "go-space": DetailedHTMLProps<HTMLAttributes<GoSpaceElement>, GoSpaceElement> & GoSpaceTag;
    }
  }
}
