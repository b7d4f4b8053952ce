// The browser of the page tests: the one that GOSPACE_CHROMIUM names, else an installed one,
// else one that the system's package manager installs.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "./apt.mjs";
import { Failure } from "./output.mjs";

/** The renderer of the others, without windows: pages open in it at half the cost. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Of Debian's; older releases have only the second. */
const PACKAGES = [SHELL, "chromium"];
const MAC_APPLICATIONS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const ADVICE = "install chromium, or name an executable in GOSPACE_CHROMIUM";

/** @returns {string | undefined} the executable's path */
export function findChromium() {
  const named = process.env.GOSPACE_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(`GOSPACE_CHROMIUM names ${named}, which does not exist.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...MAC_APPLICATIONS].find((path) => existsSync(path));
}

/** @returns {Promise<string>} the executable's path, installed if need be */
export async function prepareChromium() {
  return findChromium() ?? installed();
}

/** For hundreds of pages: one without windows, where that can be installed. @returns {Promise<string>} its path */
export async function prepareTestChromium() {
  const found = findChromium();
  const isChosen = process.env.GOSPACE_CHROMIUM || found?.endsWith(SHELL);
  return found && isChosen ? found : installed();
}

/** The path of the one that the system's package manager has installed, or else of one that was there. */
async function installed() {
  const { output } = await installByApt("Chromium", PACKAGES);
  const found = findChromium();
  if (found) return found;
  throw new Failure(`The page tests need a Chromium: ${ADVICE}.`, output);
}

/** Quiet and the same everywhere; as root, Chromium runs only without its sandbox. */
export function chromiumArguments() {
  const quiet = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
}
