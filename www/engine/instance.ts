/**
 * The wasm instance: loading it once, and putting a fresh one in its place after a trap.
 *
 * A trap (a defect of the core, or memory that ran out) leaves an instance in an unknown state.
 * It is thrown away; whoever held something in it sees by `generation` that it is gone.
 */

import init, {
  type CoreError,
  type Fault,
  __wbg_reset_state as freshInstance,
} from "../../build/wasm/full/gospace_wasm.js";
import { isPlayFault, playFaultWords } from "../words/core/faults.ts";
import { NOT_LOADED, RESTARTED } from "../words/core/module.ts";
import { GospaceError } from "./errors.ts";

let loading: Promise<void> | undefined;
let loaded = false;
let generation = 0;

/** What the module can be loaded from; a compiled one can be shared by many frames. */
type Source = URL | Response | BufferSource | WebAssembly.Module;

/** Loads the module once; a load that failed can be tried again. Node finds its own file. */
export function load(wasm?: Source): Promise<void> {
  loading ??= start(wasm).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function start(wasm?: Source): Promise<void> {
  await init({ module_or_path: await source(wasm ?? wasmUrl()) });
  loaded = true;
}

/** Said once, so that bundlers see the file and ship it; the build puts the name of the module that it packs. */
function wasmUrl(): URL {
  return new URL("./gospace.wasm", import.meta.url);
}

/** Node fetches no files. No import names its modules, since bundlers for browsers stumble over them. */
async function source(wasm: Source) {
  if (!(wasm instanceof URL) || wasm.protocol !== "file:") return wasm;
  if (typeof process === "undefined" || process.versions?.node === undefined) return wasm;
  return process.getBuiltinModule("node:fs/promises").readFile(wasm);
}

/** Which instance there is now; what an earlier one held is gone. */
export function currentGeneration(): number {
  return generation;
}

/** Calls into the instance. What it throws comes out as a GospaceError. */
export function call<T>(work: () => T): T {
  if (!loaded) throw new GospaceError("load", NOT_LOADED);
  try {
    return work();
  } catch (error) {
    throw isTrap(error) ? restarted(error) : translated(error);
  }
}

/** A recursion without end shows as one of the engines' own errors, not as a RuntimeError. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

function restarted(cause: unknown): GospaceError {
  freshInstance();
  generation += 1;
  const error = new GospaceError("trap", RESTARTED);
  error.cause = cause;
  return error;
}

function translated(error: unknown): unknown {
  if (!isCoreError(error)) return error;
  return new GospaceError(error.code, faultWords(error.fault), error.path);
}

/** The English of what the module that plays can find. */
let faultWords = (fault: Fault): string => {
  if (isPlayFault(fault)) return playFaultWords(fault);
  throw new Error(`a fault that playing cannot have: ${fault.kind}`);
};

/** The whole module finds more than the one that plays, and brings the words. */
export function useFaultWords(words: (fault: Fault) => string): void {
  faultWords = words;
}

/** Whatever else the face throws is an error of the engine's. */
function isCoreError(error: unknown): error is CoreError {
  return (
    typeof error === "object" && error !== null && !(error instanceof Error) && "fault" in error
  );
}
