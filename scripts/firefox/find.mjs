// The Firefox of the page tests: the one that GOSPACE_FIREFOX names, else an installed one, else one that the system's
// package manager installs.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "../apt.mjs";
import { tell } from "../output.mjs";

const NAMES = ["firefox", "firefox-esr"];
const PACKAGES = ["firefox-esr", "firefox"];
const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** @returns {string | undefined} the executable's path */
export function findFirefox() {
  const { GOSPACE_FIREFOX: named, PATH = "" } = process.env;
  if (named) return named;
  const found = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...found, MAC].find((path) => existsSync(path));
}

/** @returns {Promise<string | undefined>} the executable's path, installed if need be and where that can be */
export async function prepareFirefox() {
  const there = findFirefox();
  if (there) return there;
  const { output } = await installByApt("Firefox", PACKAGES);
  const found = findFirefox();
  if (!found) {
    if (output) tell(output.trimEnd());
    tell(
      "There is no Firefox: install one, or name it in GOSPACE_FIREFOX. Its journeys are skipped.",
    );
  }
  return found;
}
