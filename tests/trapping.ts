/**
 * The module with one function more, which stops the core as a defect would. It is packed into
 * build/trap/ for the tests of recovery, and ships nowhere.
 */

import { trap as stopTheCore } from "../build/trap/wasm/gospace_wasm.js";
import { call } from "../www/engine/instance.ts";

export * from "../www/engine/core.ts";

/** Throws the GospaceError that any call throws in which the core stops. */
export function trap(): void {
  call(stopTheCore);
}
