// The browser of the page tests: the one that GOSPACE_CHROMIUM names, else an installed one,
// else one that the system's package manager installs.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure, tell } from "./output.mjs";
import { attempt, succeeds } from "./run.mjs";

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
  const found = findChromium() ?? (await installChromium());
  if (found) return found;
  throw new Failure(`The page tests need a Chromium: ${ADVICE}.`);
}

/** For hundreds of pages: one without windows, where that can be installed. @returns {Promise<string>} its path */
export async function prepareTestChromium() {
  const found = findChromium();
  const isChosen = process.env.GOSPACE_CHROMIUM || found?.endsWith(SHELL);
  if (!isChosen) await installChromium();
  return prepareChromium();
}

/** By the system's package manager, where it may. */
async function installChromium() {
  const asRoot = await prefixForRoot();
  if (!asRoot || !(await succeeds("apt-get", ["--version"]))) return undefined;
  tell("Installing Chromium by apt-get …");
  await attemptAs(asRoot, ["apt-get", "update"]);
  for (const name of PACKAGES) {
    const { code } = await attemptAs(asRoot, ["apt-get", "install", "-y", name]);
    if (code === 0) return findChromium();
  }
  return undefined;
}

/** @returns {Promise<string[] | undefined>} what goes before a command of root's, if anything may */
async function prefixForRoot() {
  if (process.getuid?.() === 0) return [];
  return (await succeeds("sudo", ["-n", "true"])) ? ["sudo", "-n"] : undefined;
}

/** @param {string[]} prefix @param {string[]} words */
function attemptAs(prefix, words) {
  const [program = "", ...args] = [...prefix, ...words];
  return attempt(program, args, { env: { DEBIAN_FRONTEND: "noninteractive" } });
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
