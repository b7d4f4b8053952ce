// The embed for other people's pages, beside the package's modules: the frame embed.html with its
// one script, and the core for a frame that may fetch nothing.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { translatedWords } from "./language.mjs";
import { digest, versioned } from "./names.mjs";
import { ofModules, WASM_FILES } from "./package-entries.mjs";
import { POLICY_META } from "./policy.mjs";

/** @typedef {import("./package-bundle.mjs").Place} Place */

/** Sentences that a bundle does not say are left out with their words: reading a property does nothing else. */
export const TREESHAKE = { propertyReadSideEffects: /** @type {const} */ (false) };

/** The files that are made here. */
export const FRAME_FILES = ["embed.html", "embed.js", "embed.css", "core-in-script.js"];

/**
 * Writes the frame's files into a folder, but for embed.html. `modules`: the folder of the cores' parts; `wasm`: the
 * file of the core.
 * @param {string} folder @param {string} modules @param {Omit<FramePlace, "wasm"> & { wasm: string }} place
 */
export async function buildFrame(folder, modules, place) {
  const wasm = readFileSync(place.wasm);
  await buildFrameScript(folder, modules, { ...place, wasm });
  const text = wasm.toString("base64");
  writeFileSync(join(folder, "core-in-script.js"), `window.gospaceCoreText="${text}";\n`);
  const css = readFileSync(join(ROOT, "www/player/embed.css"), "utf8");
  writeFileSync(join(folder, "embed.css"), tight(css));
}

/**
 * Writes embed.js into a folder: all of the frame in one classic script, for frames without an origin, whose modules would need
 * leave from the host. `above`: the way from there to core-in-script.js.
 * @param {string} folder @param {string} modules @param {FramePlace} place
 */
export function buildFrameScript(folder, modules, place) {
  const file = join(folder, "embed.js");
  // A classic script has no address of its own.
  const address = { "import.meta.url": "undefined" };
  return bundleFrame(modules, place, address, { file, format: "iife", codeSplitting: false });
}

/**
 * Writes frame.js into a folder: the same as a module, which fetches parts that few boards need.
 * @param {string} folder @param {string} modules @param {FramePlace} place
 */
export function buildFrameModule(folder, modules, place) {
  const output = { dir: folder, format: /** @type {const} */ ("esm"), ...partNames("frame.js") };
  return bundleFrame(modules, place, {}, output);
}

/**
 * Names of a module and of the parts that it fetches; that of a kind of board is its folder's.
 * @param {string} file
 */
export function partNames(file) {
  return {
    entryFileNames: file,
    chunkFileNames: (/** @type {import("rolldown").PreRenderedChunk} */ { name, facadeModuleId }) =>
      `${basename(file, ".js")}-${name === "board" ? basename(dirname(facadeModuleId ?? "")) : name}.js`,
  };
}

/**
 * @typedef {Omit<Place, "minify"> & { wasm: Uint8Array, face: string, above?: string }} FramePlace `face`: the folder of the
 * core's face
 */

/**
 * @param {string} modules @param {FramePlace} place @param {Record<string, string>} constants
 * @param {import("rolldown").OutputOptions} output
 */
async function bundleFrame(modules, place, constants, output) {
  const { home, cores, wasm, face, language, above = "" } = place;
  const beside = ofModules((module) => {
    const file = WASM_FILES[module];
    return versioned(file, module === "play" ? wasm : readFileSync(join(modules, file)));
  });
  const { build } = await import("rolldown");
  await orFail("The embed does not bundle.", () =>
    build({
      input: join(ROOT, "www/embed.ts"),
      platform: "browser",
      resolve: { alias: { "gospace/play": join(ROOT, "www/engine/play.ts") } },
      tsconfig: false,
      external: /^node:/,
      treeshake: TREESHAKE,
      plugins: [translatedWords(language), textOfStyles(), playOfFrame(face)],
      transform: {
        define: {
          ...made(wasm, home, cores ?? beside),
          GOSPACE_CORE_IN_SCRIPT: JSON.stringify(`${above}core-in-script.js`),
          ...constants,
        },
      },
      output: { ...output, minify: true, comments: { annotation: false } },
    }),
  );
}

/** The sources of gospace/play with the core's face, and with words of faults that come with the first of them. @param {string} face */
function playOfFrame(face) {
  return {
    name: "play-of-frame",
    /** @param {string} source */
    resolveId(source) {
      if (source.endsWith("/gospace_wasm.js")) return join(ROOT, face, "gospace_wasm.js");
      return source === "./play-words.ts" ? join(ROOT, "www/engine/late-words.ts") : null;
    },
  };
}

/**
 * The constants of www/player/build-constants.ts and cores.ts.
 * @param {Uint8Array} wasm @param {string | null} home @param {Record<keyof typeof WASM_FILES, string>} [cores] by default found
 * by a bundler @param {readonly string[] | null} [languages]
 */
export function made(wasm, home, cores, languages = null) {
  const version = digest(wasm);
  const { full: _, think: __, play: whole, ...parts } = cores ?? ofModules(() => null);
  return {
    GOSPACE_VERSION: JSON.stringify(version),
    GOSPACE_HOME: JSON.stringify(home),
    GOSPACE_AHEAD: JSON.stringify(cores === undefined ? null : ["play.js", "errors.js"]),
    GOSPACE_LANGUAGES: JSON.stringify(languages),
    GOSPACE_CORES: JSON.stringify({ ...parts, whole }),
  };
}

/** Of embed.html. */
const SCRIPT = '<script defer src="embed.js"></script>';

/**
 * embed.html.
 * @param {(file: string) => string} addressOf @param {string} [tag] of the script, by default the classic one
 */
export function frame(addressOf, tag = SCRIPT.replace("embed.js", addressOf("embed.js"))) {
  return readFileSync(join(ROOT, "www/player/embed.html"), "utf8")
    .replace("<head>", `<head>\n${POLICY_META}`)
    .replace("embed.css", addressOf("embed.css"))
    .replace(SCRIPT, tag);
}

/** `import text from "./some.css?inline"`, as Vite has it. @returns {import("rolldown").Plugin} */
export function textOfStyles() {
  const mark = ".css?inline";
  return {
    name: "text-of-styles",
    resolveId: (source, importer) =>
      source.endsWith(mark) && importer ? resolve(dirname(importer), source) : null,
    load(id) {
      if (!id.endsWith(mark)) return null;
      const css = readFileSync(id.slice(0, -"?inline".length), "utf8");
      return { code: `export default ${JSON.stringify(tight(css))};`, moduleType: "js" };
    },
  };
}

/** Styles without comments and space. @param {string} css */
function tight(css) {
  return (
    css
      .replace(/\/\*.*?\*\//gs, "")
      .replace(/\s+/g, " ")
      // A space before a colon may stand between two selectors.
      .replace(/ ?([{};,]) ?|(:) /g, "$1$2")
      .replaceAll(";}", "}")
      .trim()
  );
}
