/** Helper: the GospaceError that some work throws. */

import { GospaceError } from "../../pkg/gospace.js";

export function errorOf(work: () => unknown): GospaceError {
  try {
    work();
  } catch (error) {
    if (error instanceof GospaceError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
