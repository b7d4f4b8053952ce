// The files that other pages load from the site. Those of one release lie in a folder that is named by their
// contents, the cores under names of theirs; the addresses that pages link to only lead there. So no cache can
// mix two releases: what names no release loads nothing but what names one.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFrame, frame } from "./embed.mjs";
import { coreAddress, digest } from "./names.mjs";
import { bundle } from "./package-bundle.mjs";
import { ENTRIES, WASM_FILES } from "./package-entries.mjs";

/** The folders of all releases, from the site's. */
const RELEASES = "releases";
/** From the folder of a release to that of the site. */
const HOME = "../../";

/**
 * Writes the release and the ways to it into a folder. `modules`: the folder of the built package.
 * @param {string} folder @param {import("./package-bundle.mjs").WasmFolders} wasm @param {string} modules
 */
export async function buildRelease(folder, wasm, modules) {
  const made = join(folder, RELEASES, "made");
  mkdirSync(made, { recursive: true });
  const place = { home: HOME, cores: layCores(folder, modules), minify: true };
  await bundle(wasm, made, place);
  await buildFrame(made, modules, { ...place, wasm: join(modules, WASM_FILES.play) });
  writeFileSync(
    join(made, "embed.html"),
    frame((file) => file),
  );
  const release = `${RELEASES}/${digestOfFolder(made)}`;
  renameSync(made, join(folder, release));
  for (const [file, text] of Object.entries(ways(release))) writeFileSync(join(folder, file), text);
}

/** The cores' addresses, from a release. @param {string} folder @param {string} modules */
function layCores(folder, modules) {
  mkdirSync(join(folder, "assets"), { recursive: true });
  const lay = (/** @type {string} */ file) => {
    const bytes = readFileSync(join(modules, file));
    const address = coreAddress(file, bytes);
    writeFileSync(join(folder, address), bytes);
    return `${HOME}${address}`;
  };
  return { full: lay(WASM_FILES.full), play: lay(WASM_FILES.play), think: lay(WASM_FILES.think) };
}

/** @param {string} folder */
function digestOfFolder(folder) {
  const files = readdirSync(folder).sort();
  return digest(Buffer.concat(files.map((file) => readFileSync(join(folder, file)))));
}

/** The files at the addresses that pages link to, and at those that the first releases loaded. @param {string} release */
function ways(release) {
  const modules = ENTRIES.map(({ file }) => [file, `export * from "./${release}/${file}";\n`]);
  return {
    ...Object.fromEntries(modules),
    "embed.html": frame((file) => `${release}/${file}`),
    "embed.css": `@import "${release}/embed.css";\n`,
    "embed.js": wayOfScript(release),
    "core-in-script.js": wayOfOldFrame(release),
  };
}

/** For the embed.html of a first release, from a cache. @param {string} release */
function wayOfScript(release) {
  return `{
  const script = document.createElement("script");
  script.src = new URL("${release}/embed.js", document.currentScript.src).href;
  document.head.append(script);
}
`;
}

/**
 * A frame of a first release, from a cache, asks for this once it has not found its core: it goes to the frame of
 * this release. It would take the end of loading for its core.
 * @param {string} release
 */
function wayOfOldFrame(release) {
  return `{
  const script = document.currentScript;
  script.addEventListener("load", (event) => event.stopImmediatePropagation(), true);
  const { search, hash } = location;
  location.replace(new URL("${release}/embed.html" + search + hash, script.src));
}
`;
}
