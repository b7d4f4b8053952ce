// The embed for other people's pages, beside the package's modules: the frame embed.html with its
// one script, and the core for a frame that may fetch nothing.
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { MODULES, WASM_FILES } from "./package-entries.mjs";
import { POLICY_META } from "./policy.mjs";

/** The files that are made here. */
export const FRAME_FILES = ["embed.html", "embed.js", "embed.css", "core-in-script.js"];

/**
 * Written beside play.wasm in a folder. `modules`: the folder of play.js; `home`: the address, from there, of the
 * page that goes on with a game, or null where none is known.
 * @param {string} folder @param {string} modules @param {string | null} home
 */
export async function buildFrame(folder, modules, home) {
  const wasm = readFileSync(join(folder, WASM_FILES.play));
  // One classic script: in a frame without an origin a module would need leave from the host.
  const { build } = await import("rolldown");
  await orFail("The embed does not bundle.", () =>
    build({
      input: join(ROOT, "www/embed.ts"),
      platform: "browser",
      resolve: { alias: { "gospace/play": join(modules, MODULES["gospace/play"]) } },
      external: /^node:/,
      plugins: [textOfStyles()],
      // A classic script has no address of its own; the document's leads to the core.
      transform: { define: { ...made(wasm, home), "import.meta.url": "document.baseURI" } },
      output: { file: join(folder, "embed.js"), format: "iife", minify: true },
    }),
  );
  const text = wasm.toString("base64");
  writeFileSync(join(folder, "core-in-script.js"), `window.gospaceCoreText="${text}";\n`);
  copyFileSync(join(ROOT, "www/player/embed.css"), join(folder, "embed.css"));
  writeFileSync(join(folder, "embed.html"), frame(folder));
}

/** The constants of www/player/build-constants.ts. @param {Uint8Array} wasm @param {string | null} home */
export function made(wasm, home) {
  return { GOSPACE_VERSION: JSON.stringify(digest(wasm)), GOSPACE_HOME: JSON.stringify(home) };
}

/** @param {Uint8Array} bytes */
function digest(bytes) {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}

/** Its addresses say which build is meant, so that no cache mixes two. @param {string} folder */
function frame(folder) {
  const html = readFileSync(join(ROOT, "www/player/embed.html"), "utf8");
  return ["embed.css", "embed.js"].reduce(
    (text, file) =>
      text.replace(`"${file}"`, `"${file}?v=${digest(readFileSync(join(folder, file)))}"`),
    html.replace("<head>", `<head>\n${POLICY_META}`),
  );
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
      const tight = css.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " ");
      return { code: `export default ${JSON.stringify(tight)};`, moduleType: "js" };
    },
  };
}
