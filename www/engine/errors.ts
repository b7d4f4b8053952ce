/** The module's error. */
import type { CoreErrorCode } from "../../build/wasm/full/gospace_wasm.js";

/** Codes of GospaceError; `trap`, `load` and `freed` are the module's own, all others come from the core. */
export type ErrorCode = CoreErrorCode | "trap" | "load" | "freed";

/** The error of every operation that this module refuses or fails at. The game or board is
 *  unchanged. */
export class GospaceError extends Error {
  readonly code: ErrorCode;
  /** Place in the document, such as "board.edges[3]". */
  readonly path?: string;

  constructor(code: ErrorCode, message: string, path?: string) {
    super(message);
    this.name = "GospaceError";
    this.code = code;
    if (path !== undefined) this.path = path;
  }
}
