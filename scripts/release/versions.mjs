// The places of the project's version, and the part of the changelog that a release has.
import semver from "semver";
import { Failure } from "../output.mjs";

/** Each file with a version, and the text that it has with another one. @type {Record<string, (text: string, version: string, day: string) => string>} */
export const VERSIONED = {
  "package.json": (text, version) => replaced(text, /^( {2}"version": )".*"/m, `$1"${version}"`),
  "package-lock.json": (text, version) => lockedAs(JSON.parse(text), version),
  "Cargo.toml": cargoAs,
  // It takes the core without its features, which the workspace cannot say.
  "crate/think/Cargo.toml": cargoAs,
  "Cargo.lock": (text, version) =>
    replaced(text, /^(name = "gospace(?:-\w+)?"\nversion = )".*"/gm, `$1"${version}"`),
  "python/pyproject.toml": (text, version) =>
    replaced(text, /^version = ".*"/m, `version = "${pythonic(version)}"`),
  "CITATION.cff": (text, version, day) =>
    replaced(
      text,
      /^version: .*\n(?:date-released: .*\n)?/m,
      `version: ${version}\ndate-released: ${day}\n`,
    ),
  "CHANGELOG.md": (text, version, day) =>
    replaced(text, /^## \[Unreleased\]\n/m, `## [Unreleased]\n\n## [${version}] - ${day}\n`),
};

/** Fails unless the version is one that may follow. @param {string} version @param {string} now */
export function checkVersion(version, now) {
  if (semver.valid(version) !== version)
    throw new Failure(`"${version}" is no version. Write one like 1.0.0 or 1.0.0-rc.1.`);
  if (!semver.gt(version, now))
    throw new Failure(`${version} does not follow ${now}. Choose a later one.`);
}

/** The entry of the changelog for the version that comes. @param {string} changelog */
export function notesOf(changelog) {
  const [, notes = ""] =
    /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|(?![\s\S]))/m.exec(changelog) ?? [];
  if (notes.trim() === "")
    throw new Failure("CHANGELOG.md has nothing under [Unreleased]. Say what users notice.");
  return `${notes.trim()}\n`;
}

/** @param {string} text @param {string} version */
function cargoAs(text, version) {
  return replaced(text, /^(version = |gospace = .*version = )"[^"]*"/gm, `$1"${version}"`);
}

/** @param {{ packages: Record<string, object> }} lock @param {string} version */
function lockedAs({ packages, ...head }, version) {
  const all = { ...packages, "": { ...packages[""], version } };
  return `${JSON.stringify({ ...head, version, packages: all }, null, 2)}\n`;
}

/** As Python writes it: 1.0.0rc1. @param {string} version */
function pythonic(version) {
  return version.replace(
    /-(?:alpha|beta|rc)\.?/,
    (word) => ({ a: "a", b: "b", r: "rc" })[word[1] ?? ""] ?? "",
  );
}

/** @param {string} text @param {RegExp} pattern @param {string} by */
function replaced(text, pattern, by) {
  if (text.search(pattern) < 0)
    throw new Failure(`A file has no version where one is expected: ${pattern}.`);
  return text.replace(pattern, by);
}
