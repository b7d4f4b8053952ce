/** The module's error. */
import type { CoreErrorCode } from "../../build/wasm/full/gospace_wasm.js";

/** What kind of error it is; `trap` and `load` are the module's own. */
export type ErrorCode = CoreErrorCode | "trap" | "load";

/** Anything that this module refuses or fails at. Nothing has changed when it is thrown. */
export class GospaceError extends Error {
  readonly code: ErrorCode;
  /** Where in the document: "board.edges[3]". */
  readonly path?: string;

  constructor(code: ErrorCode, message: string, path?: string) {
    super(message);
    this.name = "GospaceError";
    this.code = code;
    if (path !== undefined) this.path = path;
  }
}
