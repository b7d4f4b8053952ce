// The faults of the lock files: a package without a checksum, from elsewhere than a registry, or under a licence that
// is not known here.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";

/** Licences of the tools; what ships is under some of them, and its texts are in the package's NOTICES. */
const LICENCES = new Set([
  "(MIT OR CC0-1.0)",
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "ISC",
  "MIT",
  "MIT OR Apache-2.0",
  "MPL-2.0",
  "PSF-2.0",
]);

/** @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, license?: string }} Locked */

export function lockFaults() {
  const npm = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  return [
    ...npmFaults(npm.packages),
    ...cargoFaults(readFileSync(join(ROOT, "Cargo.lock"), "utf8")),
  ];
}

/** @param {Record<string, Locked>} packages the first, without a name, is the project's @returns {string[]} */
export function npmFaults(packages) {
  return Object.entries(packages).flatMap(([path, { integrity = "", resolved, link, license }]) => {
    if (path === "") return [];
    const faults = [];
    if (!integrity.startsWith("sha512-")) faults.push(`${path} has no checksum.`);
    if (link || (resolved !== undefined && !/^https:\/\/[^/]+\/.*\.tgz$/.test(resolved))) {
      faults.push(`${path} does not come from a registry.`);
    }
    if (!LICENCES.has(license ?? ""))
      faults.push(`${path} is under an unknown licence: ${license}.`);
    return faults;
  });
}

/** @param {string} lock the text of Cargo.lock @returns {string[]} */
export function cargoFaults(lock) {
  return lock.split("[[package]]").flatMap((text) => {
    const field = (/** @type {string} */ name) =>
      new RegExp(`^${name} = "(.*)"$`, "m").exec(text)?.[1];
    const [name, source] = [field("name"), field("source")];
    if (!name || !source) return [];
    if (!source.startsWith("registry+")) return [`${name} does not come from a registry.`];
    return /^[\da-f]{64}$/.test(field("checksum") ?? "") ? [] : [`${name} has no checksum.`];
  });
}
