/**
 * The core's module for a frame. Frames of one origin on one page compile it once; a frame without an
 * origin, as in a sandbox, can neither see the others nor fetch from a host that does not allow it, and
 * takes the module from a script.
 */
import { VERSION } from "./build-constants.ts";
import { CORES } from "./cores.ts";
import type { Part } from "./part.ts";

/** The address from the script, which the build knows. */
declare const GOSPACE_CORE_IN_SCRIPT: string;

/** The part of a frame that its siblings read. */
interface SharedCore {
  readonly version: string;
  readonly compiled: Promise<WebAssembly.Module>;
}

declare global {
  interface Window {
    gospaceCore?: SharedCore;
    /** The module in base64, left here by core-in-script.js. */
    gospaceCoreText?: string;
  }
}

/** More frames than this are not asked. */
const MOST_SIBLINGS = 100;

/** `near`: the address of the script. */
export async function compiledOnce(near: URL, part: Part): Promise<WebAssembly.Module> {
  const version = `${part} ${VERSION}`;
  const sibling = siblingWith(version);
  if (sibling?.gospaceCore !== undefined) {
    const found = await Promise.race([
      sibling.gospaceCore.compiled.catch(() => null),
      gone(sibling),
    ]);
    if (found !== null) return found;
  }
  const compiled = compile(near, part);
  window.gospaceCore = { version, compiled };
  return compiled;
}

/** A frame of the same page that has the module, or has begun to compile it. */
function siblingWith(version: string): Window | null {
  for (let index = 0; index < Math.min(parent.length, MOST_SIBLINGS); index++) {
    const frame = readable(index);
    if (frame?.gospaceCore?.version === version) return frame;
  }
  return null;
}

/** Null where the frame is of another origin. */
function readable(index: number): Window | null {
  try {
    const frame = parent[index];
    return frame?.gospaceCore === undefined ? null : frame;
  } catch {
    return null;
  }
}

/** Resolves once the frame is taken away, after which its promises may never settle. */
function gone(frame: Window): Promise<null> {
  return new Promise((resolve) => frame.addEventListener("pagehide", () => resolve(null)));
}

async function compile(near: URL, part: Part): Promise<WebAssembly.Module> {
  // The script has no solver.
  if (part === "solver") return fetched(new URL(CORES[part], near));
  try {
    return await fetched(new URL(CORES[part], near));
  } catch {
    const script = new URL(`${GOSPACE_CORE_IN_SCRIPT}?v=${VERSION}`, near);
    return WebAssembly.compile(await scripted(script));
  }
}

async function fetched(address: URL): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  if (response.headers.get("Content-Type") === "application/wasm")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** A script needs no leave to be read from another origin. */
async function scripted(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const script = document.createElement("script");
  script.src = address.href;
  await new Promise((loaded, failed) => {
    script.addEventListener("load", loaded);
    script.addEventListener("error", () => failed(new Error("The core of Gospace did not load.")));
    document.head.append(script);
  });
  script.remove();
  const text = window.gospaceCoreText ?? "";
  delete window.gospaceCoreText;
  return Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
}
