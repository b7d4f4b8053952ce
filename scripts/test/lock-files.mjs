// The faults of the lock files: a package without a checksum, from elsewhere than a registry, under a licence that is
// not known here, or a crate in a version with a known advisory.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import semver from "semver";
import { ROOT } from "../run.mjs";

/** Licences of the tools; what ships is under some of them, and its texts are in the package's NOTICES. */
const LICENCES = new Set([
  "(MIT AND Zlib)",
  "(MIT OR CC0-1.0)",
  "(MIT OR GPL-3.0-or-later)",
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
  "Python-2.0",
]);

/** Those of the project, and of the parts that few commands need. */
const NPM_FOLDERS = [
  ".",
  "scripts/bench",
  "scripts/build/binaryen",
  "scripts/manual",
  "tests/browsers",
  "tests/deep",
  "tests/page/app",
];

/** @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, license?: string }} Locked */

/** @param {string} path */
const text = (path) => readFileSync(join(ROOT, path), "utf8");

export function lockFaults() {
  const crates = text("Cargo.lock");
  return [
    ...NPM_FOLDERS.flatMap((folder) =>
      npmFaults(JSON.parse(text(join(folder, "package-lock.json"))).packages),
    ),
    ...cargoFaults(crates),
    ...advisoryFaults(crates, advisoryCopy().crates),
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
  return lockedCrates(lock).flatMap(({ name, source, checksum }) => {
    if (!source) return [];
    if (!source.startsWith("registry+")) return [`${name} does not come from a registry.`];
    return /^[\da-f]{64}$/.test(checksum) ? [] : [`${name} has no checksum.`];
  });
}

/** @typedef {Record<string, Record<string, string>>} Advisories for each crate and advisory, the versions that it does not concern */

/** The copy of the database, and its date. @returns {{ source: string, date: string, crates: Advisories }} */
export function advisoryCopy() {
  return JSON.parse(text("scripts/test/advisories.json"));
}

/** @param {string} lock the text of Cargo.lock @param {Advisories} advisories @returns {string[]} */
export function advisoryFaults(lock, advisories) {
  return lockedCrates(lock).flatMap(({ name, version }) =>
    Object.entries(advisories[name] ?? {})
      // An empty range holds for all versions.
      .filter(([, sound]) => sound === "" || !semver.satisfies(version, sound))
      .map(([id]) => `${name} ${version} has the advisory ${id}.`),
  );
}

/** @param {string} lock the text of Cargo.lock */
function lockedCrates(lock) {
  const [, ...packages] = lock.split("[[package]]");
  return packages.map((text) => {
    const field = (/** @type {string} */ name) =>
      new RegExp(`^${name} = "(.*)"$`, "m").exec(text)?.[1] ?? "";
    return {
      name: field("name"),
      version: field("version"),
      source: field("source"),
      checksum: field("checksum"),
    };
  });
}
