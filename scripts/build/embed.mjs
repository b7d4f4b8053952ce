// The embed for other people's pages, beside the package's modules: the frame embed.html with its
// one script, and the core for a frame that may fetch nothing.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { translatedWords } from "./language.mjs";
import { digest, versioned } from "./names.mjs";
import { MODULES, WASM_FILES } from "./package-entries.mjs";
import { POLICY_META } from "./policy.mjs";

/** @typedef {import("./package-bundle.mjs").Place} Place */

/** The files that are made here. */
export const FRAME_FILES = ["embed.html", "embed.js", "embed.css", "core-in-script.js"];

/**
 * Writes the frame's files into a folder, but for embed.html. `modules`: the folder of play.js; `wasm`: the file of
 * the core.
 * @param {string} folder @param {string} modules @param {Omit<Place, "minify"> & { wasm: string }} place
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
 * Writes embed.js into a folder. `above`: the way from there to core-in-script.js.
 * @param {string} folder @param {string} modules
 * @param {Omit<Place, "minify"> & { wasm: Uint8Array, above?: string }} place
 */
export async function buildFrameScript(folder, modules, place) {
  const { home, cores, wasm, language, above = "" } = place;
  // One classic script: in a frame without an origin a module would need leave from the host.
  const { build } = await import("rolldown");
  await orFail("The embed does not bundle.", () =>
    build({
      input: join(ROOT, "www/embed.ts"),
      platform: "browser",
      resolve: { alias: { "gospace/play": join(modules, MODULES["gospace/play"]) } },
      // Its paths lead to the sources of gospace/play, which are of the full module.
      tsconfig: false,
      external: /^node:/,
      plugins: [translatedWords(language), textOfStyles()],
      // A classic script has no address of its own.
      transform: {
        define: {
          ...made(wasm, home, cores?.play),
          GOSPACE_CORE_IN_SCRIPT: JSON.stringify(`${above}core-in-script.js`),
          "import.meta.url": "undefined",
        },
      },
      output: { file: join(folder, "embed.js"), format: "iife", minify: true },
    }),
  );
}

/**
 * The constants of www/player/build-constants.ts.
 * @param {Uint8Array} wasm @param {string | null} home @param {string} [core] @param {readonly string[] | null} [languages]
 */
export function made(wasm, home, core, languages = null) {
  const version = digest(wasm);
  return {
    GOSPACE_VERSION: JSON.stringify(version),
    GOSPACE_HOME: JSON.stringify(home),
    GOSPACE_AHEAD: JSON.stringify(core === undefined ? null : ["play.js", "errors.js"]),
    GOSPACE_LANGUAGES: JSON.stringify(languages),
    GOSPACE_CORE: JSON.stringify(core ?? versioned(WASM_FILES.play, wasm)),
  };
}

/** Of embed.html. */
const SCRIPT = '<script defer src="embed.js"></script>';

/**
 * embed.html.
 * @param {(file: string) => string} addressOf @param {(script: string) => string} [tagsOf] by default the script alone
 */
export function frame(addressOf, tagsOf = (src) => SCRIPT.replace("embed.js", src)) {
  return readFileSync(join(ROOT, "www/player/embed.html"), "utf8")
    .replace("<head>", `<head>\n${POLICY_META}`)
    .replace("embed.css", addressOf("embed.css"))
    .replace(SCRIPT, tagsOf(addressOf("embed.js")));
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
