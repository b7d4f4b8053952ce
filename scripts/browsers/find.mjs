// The browsers of the journeys by WebDriver, which tests/browsers finds by the environment: Firefox with geckodriver, and
// WebKitGTK's own browser with its driver on a display without a screen. What is missing is installed where it can be.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "../apt.mjs";
import { cargoTool } from "../cargo.mjs";
import { tell } from "../output.mjs";

/** Folders of what WebKitGTK keeps for itself. */
const WEBKIT = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** Names in the environment all that there is. @returns {Promise<string[]>} the browsers' names */
export async function prepareBrowsers() {
  const found = [];
  if (await prepareFirefox()) found.push("Firefox");
  if (await prepareWebKit()) found.push("WebKit");
  return found;
}

async function prepareFirefox() {
  process.env.GOSPACE_FIREFOX ??= await program("Firefox", ["firefox", "firefox-esr"]);
  if (!process.env.GOSPACE_FIREFOX) return false;
  process.env.GOSPACE_GECKODRIVER ??=
    onPath(["geckodriver"]) ?? (await cargoTool("geckodriver", "0.37.1"));
  return true;
}

async function prepareWebKit() {
  process.env.GOSPACE_WEBKIT_DRIVER ??= await program(
    "WebKit",
    ["WebKitWebDriver"],
    "webkit2gtk-driver",
  );
  process.env.GOSPACE_WEBKIT ??= WEBKIT.find((path) => existsSync(path));
  const display = await program("a display for WebKit", ["Xvfb"], "xvfb");
  return Boolean(process.env.GOSPACE_WEBKIT_DRIVER && process.env.GOSPACE_WEBKIT && display);
}

/** Path of a program, installed if need be. @param {string} title @param {string[]} names @param {string[]} packages */
async function program(title, names, ...packages) {
  const there = onPath(names);
  if (there) return there;
  const { output } = await installByApt(title, packages.length > 0 ? packages : names);
  const found = onPath(names);
  if (!found) {
    if (output) tell(output.trimEnd());
    tell(`There is no ${names[0]}: its journeys are skipped.`);
  }
  return found;
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
