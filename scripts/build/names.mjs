// Names by contents: what has one never changes, so that caches may keep it for ever.
import { createHash } from "node:crypto";

/** @param {Uint8Array} bytes */
export function digest(bytes) {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}

/** The address of a core in the site; the page and the releases take the same files. @param {string} file @param {Uint8Array} bytes */
export function coreAddress(file, bytes) {
  return `assets/${file.replace(/\.wasm$/, "")}-${digest(bytes)}.wasm`;
}

/** The address of a font in the site; all of its pages take the same files. @param {string} file @param {Uint8Array} bytes */
export function fontAddress(file, bytes) {
  return `assets/${file.replace(/\.woff2$/, "")}-${digest(bytes)}.woff2`;
}

/** For names that stay the same from build to build. @param {string} file @param {Uint8Array} bytes */
export function versioned(file, bytes) {
  return `${file}?v=${digest(bytes)}`;
}
