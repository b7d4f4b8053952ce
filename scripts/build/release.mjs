// The files that other pages load from the site. Those of one release lie in a folder that is named by their
// contents, the cores under names of theirs; the addresses that pages link to only lead there. So no cache can
// mix two releases: what names no release loads nothing but what names one.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";
import { buildFrame, buildFrameModule, buildFrameScript, frame } from "./embed.mjs";
import { ENGLISH, modulesIn, otherLanguages } from "./language.mjs";
import { coreAddress, digest } from "./names.mjs";
import { bundle } from "./package-bundle.mjs";
import { ENTRIES, ofModules, TRANSLATED, WASM_FILES } from "./package-entries.mjs";
import { startTag } from "./start.mjs";

/** The folders of all releases, from the site's. */
const RELEASES = "releases";
/** From the folder of a release to that of the site. */
const HOME = "../../";

/**
 * Writes the release and the ways to it into a folder. `modules`: the folder of the built package.
 * @param {string} folder @param {import("./package-bundle.mjs").WasmFolders} wasm @param {string} modules
 * @param {string} start the address of the first script
 */
export async function buildRelease(folder, wasm, modules, start) {
  const made = join(folder, RELEASES, "made");
  mkdirSync(made, { recursive: true });
  const face = wasm.play;
  const cores = layCores(folder, modules);
  const place = { home: HOME, cores, minify: true, language: ENGLISH, face };
  const core = join(modules, WASM_FILES.play);
  await bundle(wasm, made, { ...place, languages: otherLanguages() });
  await buildFrame(made, modules, { ...place, wasm: core });
  await buildFrameModule(made, modules, { ...place, wasm: readFileSync(core) });
  for (const language of otherLanguages()) {
    const own = join(made, language);
    mkdirSync(own);
    const above = ofModules((module) => `../${cores[module]}`);
    const there = { ...place, home: `../${HOME}`, cores: above, language };
    await bundle(wasm, own, there, TRANSLATED);
    const translated = join(ROOT, modulesIn(language));
    const framed = { ...there, wasm: readFileSync(core), above: "../" };
    await buildFrameScript(own, translated, framed);
    await buildFrameModule(own, translated, framed);
  }
  writeFileSync(join(made, "embed.html"), frameIn("", `${HOME}${start}`));
  const release = `${RELEASES}/${digestOfFolder(made)}`;
  renameSync(made, join(folder, release));
  for (const [file, text] of Object.entries(ways(release, start)))
    writeFileSync(join(folder, file), text);
}

/** embed.html, whose language is the reader's. @param {string} way to the release @param {string} start */
function frameIn(way, start) {
  const modules = otherLanguages().map((language) => [language, [`${way}${language}/frame.js`]]);
  const scripts = { [ENGLISH]: [`${way}frame.js`], ...Object.fromEntries(modules) };
  return frame((file) => `${way}${file}`, startTag(start, scripts, "embed.js"));
}

/** The cores' addresses, from a release. @param {string} folder @param {string} modules */
function layCores(folder, modules) {
  mkdirSync(join(folder, "assets"), { recursive: true });
  return ofModules((module) => {
    const file = WASM_FILES[module];
    const bytes = readFileSync(join(modules, file));
    const address = coreAddress(file, bytes);
    writeFileSync(join(folder, address), bytes);
    return `${HOME}${address}`;
  });
}

/** @param {string} folder */
function digestOfFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return digest(Buffer.concat(files.map((file) => readFileSync(file))));
}

/** The files at the addresses that pages link to, and at those that the first releases loaded. @param {string} release @param {string} start */
function ways(release, start) {
  const modules = ENTRIES.map(({ file }) => [file, `export * from "./${release}/${file}";\n`]);
  return {
    ...Object.fromEntries(modules),
    "embed.html": frameIn(`${release}/`, start),
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
