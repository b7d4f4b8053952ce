/** Loader of the full module, which drawing, importing and exporting need beside the play module. */
import { GospaceError } from "gospace/play";
import { NOT_FETCHED } from "../words/core/module.ts";

type Full = typeof import("gospace");

let loading: Promise<Full> | undefined;
let loaded: Full | null = null;

/** Loads the full module once; a failed load can be retried. Rejects with a GospaceError: `load`. */
export function loadFull(): Promise<Full> {
  loading ??= start().catch((cause: unknown) => {
    loading = undefined;
    const error = new GospaceError("load", NOT_FETCHED);
    error.cause = cause;
    throw error;
  });
  return loading;
}

async function start(): Promise<Full> {
  const module = await import("gospace");
  await module.load();
  loaded = module;
  return module;
}

export function isFullLoaded(): boolean {
  return loaded !== null;
}

/** The full module. Assumes that `loadFull` has resolved. */
export function full(): Full {
  if (loaded === null) throw new Error("the full module is not loaded");
  return loaded;
}
