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

/** Of version 9, with the payload "any" and the checksum of "9any", by another program. */
export const NEWER_LINK = "9YW55kUbVNw";
