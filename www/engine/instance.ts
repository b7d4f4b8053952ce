/** Wasm instance: loads it once, and replaces it after a trap. A trap (a defect of the core, or
 *  exhausted memory) leaves an instance in an unknown state, so it is discarded; holders of its
 *  objects notice by `generation`. */

import init, {
  type CoreError,
  type Fault,
  __wbg_reset_state as freshInstance,
  __wbg_replace_module as useModule,
} from "../../build/wasm/full/gospace_wasm.js";
import { FAILED_LOAD, NOT_LOADED, RESTARTED } from "../words/core/module.ts";
import { GospaceError } from "./errors.ts";

let loading: Promise<void> | undefined;
let loadingLight: Promise<void> | undefined;
let loaded = false;
/** The error of the last load, if it failed. */
let failure: GospaceError | undefined;
let generation = 0;

/** An address, such as a URL. */
export interface Address {
  readonly href: string;
}

/** An answer of `fetch`. */
export interface FetchAnswer {
  readonly url: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A compiled module, which frames can share; never where a project has no types of WebAssembly. */
type CompiledModule = typeof globalThis extends {
  WebAssembly: { Module: { prototype: infer Module } };
}
  ? Module
  : never;

/** Sources of the wasm module, in types that no project has to declare. */
export type WasmSource = Address | FetchAnswer | ArrayBuffer | ArrayBufferView | CompiledModule;

/** Loads the wasm module once; by default the file beside this one, in Node too. A failed load can be
 *  retried. Rejects with GospaceError `load` if the module cannot be fetched or compiled. */
export function load(wasm: WasmSource = wasmUrl()): Promise<void> {
  loading ??= (loadingLight === undefined ? start(wasm) : goOn(wasm, loadingLight)).catch(
    (error: unknown) => {
      loading = undefined;
      throw failed(wasm, error);
    },
  );
  return loading;
}

/** Loads a module that has some kinds of boards alone, by default grids and graphs, unless one is there that has all; `load` goes
 *  on in the whole, and the games are replayed in it. */
export function loadLight(wasm: WasmSource = lightUrl()): Promise<void> {
  if (loading !== undefined) return loading;
  loadingLight ??= start(wasm).catch((error: unknown) => {
    loadingLight = undefined;
    throw failed(wasm, error);
  });
  return loadingLight;
}

/** The error of a load, which names the file; calls throw it until another load. */
function failed(wasm: unknown, cause: unknown): GospaceError {
  const { href, url }: { href?: string; url?: string } = Object(wasm);
  const reason = cause instanceof Error ? cause.message : String(cause);
  const address = href ?? url;
  const words = FAILED_LOAD.words(address ?? FAILED_LOAD.module, reason);
  // On a server, a bundler may have made the address one of browsers.
  const remedy = address?.[0] === "/" ? FAILED_LOAD.remedy : "";
  failure = new GospaceError("load", words + remedy);
  failure.cause = cause;
  return failure;
}

async function start(wasm: WasmSource): Promise<void> {
  const source = await readable(wasm);
  await init({ module_or_path: source as URL | Response | BufferSource | WebAssembly.Module });
  loaded = true;
}

/** Replaces the light module, which is there or on its way. */
async function goOn(wasm: WasmSource, light: Promise<void>): Promise<void> {
  const [module] = await Promise.all([compiled(wasm), light.catch(() => undefined)]);
  useModule(module);
  loaded = true;
  generation += 1;
}

async function compiled(wasm: WasmSource): Promise<WebAssembly.Module> {
  const source = (await readable(wasm)) as URL | Response | BufferSource | WebAssembly.Module;
  if (source instanceof WebAssembly.Module) return source;
  const answer = source instanceof URL ? await fetch(source) : source;
  if (!(answer instanceof Response)) return WebAssembly.compile(answer);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** Bundlers ship what the first line names; the build substitutes the name of its module. A script that is no module has no address: the
 *  file lies beside the page. */
function wasmUrl(): URL {
  return typeof import.meta.url === "string"
    ? new URL("./gospace.wasm", import.meta.url)
    : new URL("./gospace.wasm", document.baseURI);
}

function lightUrl(): URL {
  return typeof import.meta.url === "string"
    ? new URL("./light.wasm", import.meta.url)
    : new URL("./light.wasm", document.baseURI);
}

/** Node's fetch reads no files. No import names Node's modules, because browser bundlers fail on
 *  them. */
async function readable(wasm: object) {
  if (!(wasm instanceof URL) || wasm.protocol !== "file:") return wasm;
  if (typeof process === "undefined" || process.versions?.node === undefined) return wasm;
  return process.getBuiltinModule("node:fs/promises").readFile(wasm);
}

/** Number of the current instance; objects of earlier ones are gone. */
export function currentGeneration(): number {
  return generation;
}

/** Runs a call into the instance, and translates its exceptions to GospaceError. */
export function call<T>(work: () => T): T {
  if (!loaded) throw failure ?? new GospaceError("load", NOT_LOADED);
  try {
    return work();
  } catch (error) {
    throw isTrap(error) ? restarted(error) : translated(error);
  }
}

/** Endless recursion appears as a RangeError of the engine, not as a RuntimeError. */
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

/** English of a fault; its kind alone in the modules for problems, which open what a game has opened. Throws a promise
 *  where it is fetched first. */
export let faultWords = ({ kind }: Fault): string => kind;

/** Installs the English of a module, which depends on the faults that it can find. */
export function useFaultWords(words: (fault: Fault) => string): void {
  faultWords = words;
}

/** All other exceptions are errors of the JavaScript engine. */
function isCoreError(error: unknown): error is CoreError {
  return (
    typeof error === "object" && error !== null && !(error instanceof Error) && "fault" in error
  );
}
